import UIKit

/// Overrides the members that the layouts of other tests do not override.
open class OverridingLayout: UICollectionViewFlowLayout {
    public private(set) var registeredNibs: [String] = []

    open override var collectionView: UICollectionView? { super.collectionView }
    open override func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {
        super.register(viewClass, forDecorationViewOfKind: kind)
    }
    open override func register(_ nib: UINib?, forDecorationViewOfKind kind: String) { registeredNibs.append(kind) }
    open override func awakeFromNib() { super.awakeFromNib() }

    open override var itemSize: CGSize { didSet {} }
    open override var estimatedItemSize: CGSize { didSet {} }
    open override var minimumLineSpacing: CGFloat { didSet {} }
    open override var minimumInteritemSpacing: CGFloat { didSet {} }
    open override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }
    open override var sectionInset: UIEdgeInsets { didSet {} }
    open override var headerReferenceSize: CGSize { didSet {} }
    open override var footerReferenceSize: CGSize { didSet {} }
    open override var sectionHeadersPinToVisibleBounds: Bool { didSet {} }
    open override var sectionFootersPinToVisibleBounds: Bool { didSet {} }
    open override var sectionInsetReference: SectionInsetReference { didSet {} }
    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { super.developmentLayoutDirection }
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

open class OverridingTransition: UICollectionViewTransitionLayout {
    open override var currentLayout: UICollectionViewLayout { super.currentLayout }
    open override var nextLayout: UICollectionViewLayout { super.nextLayout }
    open override var transitionProgress: CGFloat { didSet {} }
    open override func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        super.updateValue(value, forAnimatedKey: key)
    }
    open override func value(forAnimatedKey key: String) -> CGFloat { super.value(forAnimatedKey: key) }
}

open class OverridingContext: UICollectionViewFlowLayoutInvalidationContext {
    open override var invalidateEverything: Bool { super.invalidateEverything }
    open override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
    open override var contentOffsetAdjustment: CGPoint { didSet {} }
    open override var contentSizeAdjustment: CGSize { didSet {} }
    open override var invalidateFlowLayoutAttributes: Bool { didSet {} }
    open override var invalidateFlowLayoutDelegateMetrics: Bool { didSet {} }
    open override func invalidateItems(at indexPaths: [IndexPath]) { super.invalidateItems(at: indexPaths) }
}

open class OverridingAttributes: UICollectionViewLayoutAttributes {
    open override var frame: CGRect { didSet {} }
    open override var center: CGPoint { didSet {} }
    open override var size: CGSize { didSet {} }
    open override var bounds: CGRect { didSet {} }
    open override var transform: CGAffineTransform { didSet {} }
    open override var transform3D: CATransform3D { didSet {} }
    open override var alpha: CGFloat { didSet {} }
    open override var zIndex: Int { didSet {} }
    open override var isHidden: Bool { didSet {} }
    open override var indexPath: IndexPath { didSet {} }
    open override var representedElementKind: String? { super.representedElementKind }
    open override var representedElementCategory: UICollectionView.ElementCategory { super.representedElementCategory }
}

open class OverridingUpdate: UICollectionViewUpdateItem {
    open override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
    open override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
    open override var updateAction: Action { super.updateAction }
}
