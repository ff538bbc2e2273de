extension UICollectionViewDiffableDataSource {
    /// The closures called when a person expands or collapses an item of a section snapshot.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Returns whether an item may be expanded; nil if all may.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether an item may be collapsed; nil if all may.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the current items below an item that is about to be expanded.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>)
                    -> NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Creates handlers that allow everything.
        public init() {}
    }
}
