import Foundation

/// The values of a flow layout for arranging, from its delegate or, for methods that the delegate lacks, from the
/// layout's properties.
@MainActor struct FlowDelegateQueries {
    let layout: UICollectionViewFlowLayout
    let collectionView: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?

    init(_ layout: UICollectionViewFlowLayout, in collectionView: UICollectionView) {
        self.layout = layout
        self.collectionView = collectionView
        delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Returns the values of all sections.
    ///
    /// - Parameter guess: The size of items that size themselves, if no better one is known.
    /// - Complexity: O(*s*) for *s* sections if the delegate does not implement the items' sizes, else O(*n*) for *n*
    ///   items.
    func sections(guessing guess: CGSize?) -> [FlowSection] {
        (0..<collectionView.numberOfSections).map { section in
            let count = collectionView.numberOfItems(inSection: section)
            return FlowSection(
                count: count,
                inset: ask("collectionView(_:layout:insetForSectionAt:)", section) {
                    $0.collectionView?(collectionView, layout: layout, insetForSectionAt: section)
                } ?? layout.sectionInset,
                lineSpacing: ask("collectionView(_:layout:minimumLineSpacingForSectionAt:)", section) {
                    $0.collectionView?(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
                } ?? layout.minimumLineSpacing,
                interitemSpacing: ask("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", section) {
                    $0.collectionView?(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
                } ?? layout.minimumInteritemSpacing,
                headerSize: ask("collectionView(_:layout:referenceSizeForHeaderInSection:)", section) {
                    $0.collectionView?(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
                } ?? layout.headerReferenceSize,
                footerSize: ask("collectionView(_:layout:referenceSizeForFooterInSection:)", section) {
                    $0.collectionView?(collectionView, layout: layout, referenceSizeForFooterInSection: section)
                } ?? layout.footerReferenceSize,
                sizes: sizes(inSection: section, count: count, guess: guess))
        }
    }

    private func ask<Answer>(
        _ message: StaticString, _ place: @autoclosure () -> Any,
        _ body: (any UICollectionViewDelegateFlowLayout) -> Answer?
    ) -> Answer? {
        delegate.flatMap { delegate in
            collectionView.askDelegate(message, place()) { body(delegate) }
        }
    }

    private func sizes(inSection section: Int, count: Int, guess: CGSize?) -> FlowSection.Sizes {
        let common = guess ?? validated(layout.itemSize, "itemSize")
        guard count > 0, let first = size(at: IndexPath(item: 0, section: section), orOfPlaceholder: common) else {
            return .same(common)
        }
        var sizes = [first]
        sizes.reserveCapacity(count)
        for item in 1..<max(1, count) {
            sizes.append(size(at: IndexPath(item: item, section: section), orOfPlaceholder: common) ?? common)
        }
        for item in sizes.indices where !sizes[item].isValid || sizes[item] == UICollectionViewFlowLayout.automaticSize
        {
            sizes[item] =
                sizes[item] == UICollectionViewFlowLayout.automaticSize
                ? common : validated(sizes[item], "the size of the item at [\(section), \(item)]")
        }
        return sizes.allSatisfy { $0 == sizes[0] } ? .same(sizes[0]) : .each(sizes)
    }

    /// Returns the delegate's size of an item, or `common` for a placeholder without an item; nil if the delegate has
    /// no sizes.
    private func size(at path: IndexPath, orOfPlaceholder common: CGSize) -> CGSize? {
        guard let path = collectionView.dataPath(ofShown: path) else { return common }
        return ask("collectionView(_:layout:sizeForItemAt:)", path) {
            $0.collectionView?(collectionView, layout: layout, sizeForItemAt: path)
        }
    }

    /// Returns the size, or zero for an invalid one, which is reported.
    private func validated(_ size: CGSize, _ name: String) -> CGSize {
        if size.isValid { return size }
        layout.warnOnce(
            "The behavior of the UICollectionViewFlowLayout is not defined because: \(name) is \(size), "
                + "and must be finite and not negative.")
        return size.sanitized
    }
}
