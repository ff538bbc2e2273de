extension UICollectionViewDiffableDataSource {
    /// The closures called when a person moves an item. Without `canReorderItem` no item can be moved.
    public struct ReorderingHandlers {
        /// Returns whether a person may move an item; nil if none may be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the data source's snapshot changes.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the snapshot has changed, so that the app can change its model.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers with which nothing can be moved.
        public init() {}
    }
}
