import UIKit

/// Overrides what collection views in apps for iOS override.
open class OverridingCollectionView: UICollectionView {
    public private(set) var registeredNibs: [String] = []

    open override weak var dataSource: UICollectionViewDataSource? { didSet {} }
    open override weak var delegate: UICollectionViewDelegate? { didSet {} }
    open override weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? { didSet {} }
    open override var isPrefetchingEnabled: Bool { didSet {} }
    open override var collectionViewLayout: UICollectionViewLayout { didSet {} }
    open override var backgroundView: UIView? { didSet {} }
    open override var allowsSelection: Bool { didSet {} }
    open override var allowsMultipleSelection: Bool { didSet {} }
    open override var isEditing: Bool { didSet {} }

    open override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    open override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registeredNibs.append(identifier)
    }
    open override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { super.register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
    open override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { registeredNibs.append("\(kind) \(identifier)") }
    open override func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
    open override func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }

    open override var numberOfSections: Int { super.numberOfSections }
    open override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    open override var visibleCells: [UICollectionViewCell] { super.visibleCells }
    open override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    open override func cellForItem(at path: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: path) }
    open override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
    open override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }

    open override func reloadData() { super.reloadData() }
    open override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(updates, completion: completion)
    }
    open override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
    open override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
    open override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
    open override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveItem(at: indexPath, to: newIndexPath)
    }
    open override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
    open override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
    open override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
    open override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }

    open override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
    open override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        super.deselectItem(at: indexPath, animated: animated)
    }
    open override func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        super.scrollToItem(at: indexPath, at: position, animated: animated)
    }
    open override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        super.setCollectionViewLayout(layout, animated: animated)
    }
    open override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        super.beginInteractiveMovementForItem(at: indexPath)
    }
    open override func updateInteractiveMovementTargetPosition(_ position: CGPoint) {
        super.updateInteractiveMovementTargetPosition(position)
    }
    open override func endInteractiveMovement() { super.endInteractiveMovement() }
    open override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
}

/// A cell that wraps the content of its subclasses.
open class WrappingCell: UICollectionViewCell {
    public let wrapper = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))

    open override var contentView: UIView { wrapper }
    open override var backgroundView: UIView? { didSet {} }
    open override var selectedBackgroundView: UIView? { didSet {} }
    open override var isSelected: Bool { didSet {} }
    open override var isHighlighted: Bool { didSet {} }
    open override var reuseIdentifier: String? { super.reuseIdentifier }
    open override func prepareForReuse() { super.prepareForReuse() }
    open override func apply(_ attributes: UICollectionViewLayoutAttributes) { super.apply(attributes) }
    open override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(attributes) }
    open override func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        super.willTransition(from: old, to: new)
    }
    open override func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        super.didTransition(from: old, to: new)
    }
    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
    }
}
