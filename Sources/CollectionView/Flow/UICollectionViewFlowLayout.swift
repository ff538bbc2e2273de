import CollectionLayout
import Foundation
@_spi(Host) import UIKitCollectionView

/// A layout with items side by side in lines. Its sections follow one another, and may have a header and a footer.
///
/// Sizes are exact, and positions are whole pixels. Items cost nothing if they all have the layout's `itemSize`: a
/// million is arranged as fast as one. As on iOS, setting a property other than `sectionInsetReference` invalidates
/// the layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The references from which the insets of a section are measured.
    public enum SectionInsetReference: Int, Sendable {
        /// The content insets of the collection view.
        case fromContentInset
        /// The safe area of the collection view.
        case fromSafeArea
        /// The layout margins of the collection view.
        case fromLayoutMargins
    }

    /// The value of `itemSize` or `estimatedItemSize` that lets cells size themselves. The mean of the measured sizes
    /// is the estimate for other cells.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    let content = FlowContent()
    private var warned: Set<String> = []

    // MARK: Properties

    /// The size of the items if the delegate returns none, in points. The default is 50 × 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(from: oldValue, to: itemSize) } }
    /// The estimated size of items whose cells determine it, in points; zero if items have fixed sizes, which is the
    /// default.
    open var estimatedItemSize = CGSize.zero { didSet { changed(from: oldValue, to: estimatedItemSize) } }
    /// The smallest distance between two lines of items, in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(from: oldValue, to: minimumLineSpacing) } }
    /// The smallest distance between two items in a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(from: oldValue, to: minimumInteritemSpacing) } }
    /// The axis along which lines follow each other. The default is vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(from: oldValue, to: scrollDirection) }
    }
    /// The size of headers if the delegate returns none, in points. Only the extent along the scroll axis counts.
    open var headerReferenceSize = CGSize.zero { didSet { changed(from: oldValue, to: headerReferenceSize) } }
    /// The size of footers if the delegate returns none, in points. Only the extent along the scroll axis counts.
    open var footerReferenceSize = CGSize.zero { didSet { changed(from: oldValue, to: footerReferenceSize) } }
    /// The distances between the edges of a section and its items if the delegate returns none, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(from: oldValue, to: sectionInset) } }
    /// The reference from which the insets of a section are measured. The default is the content inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// Whether the header of a section stays visible as long as a part of the section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
    }
    /// Whether the footer of a section stays visible as long as a part of the section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(from: oldValue, to: sectionFootersPinToVisibleBounds) }
    }

    /// The distribution of the space that the items of a line leave; as on iOS by default. This is an addition to
    /// UIKit.
    public var lineDistribution = LineDistribution.uikit { didSet { changed(from: oldValue, to: lineDistribution) } }
    /// The position of items that are shorter than their line; in the middle by default, as on iOS. This is an addition
    /// to UIKit.
    public var lineAlignment = LineAlignment.center { didSet { changed(from: oldValue, to: lineAlignment) } }

    private func changed<Value: Equatable>(from old: Value, to new: Value) {
        if old != new { invalidateLayout() }
    }

    var isSelfSizing: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        content.invalidate(with: context)
    }

    open override func prepare() {
        super.prepare()
        arrange()
    }

    @_spi(Host) open override func followOwnInvalidation() {
        super.followOwnInvalidation()
        arrange()
    }

    /// Whether a layout pass has begun, and nothing has been arranged in it.
    private var awaitsArrangement = false

    @_spi(Host) open override func willPrepare() { awaitsArrangement = true }

    /// Arranges for a subclass whose `prepare()` does not call super, or asks for attributes before it does.
    private func arrangeIfNeeded() {
        if awaitsArrangement { arrange() }
    }

    private func arrange() {
        awaitsArrangement = false
        if let collectionView {
            content.prepare(for: FlowDelegateQueries(self, in: collectionView), after: comingUpdates)
        }
    }

    /// Returns true for another breadth, for another safe area or margins if the sections' insets depend on them, and
    /// for another position or other insets while an element is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { content.mustChange(in: $0, for: newBounds, insetGrowth: insetGrowth(in: $0)) } ?? false
    }

    /// Returns a context. For a scroll, it names the pinned headers and footers, except in subclasses, which may move
    /// other elements, too.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView, let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext else {
            return context
        }
        let isStale = content.isStale(
            in: collectionView, for: newBounds, insetGrowth: insetGrowth(in: collectionView))
        flowContext.invalidateFlowLayoutDelegateMetrics = isStale
        flowContext.invalidateFlowLayoutAttributes = isStale
        if !isStale, type(of: self) == UICollectionViewFlowLayout.self {
            context.name(content.pinned(in: collectionView, for: newBounds))
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { isSelfSizing && content.isNew(preferredAttributes) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        guard let collectionView else { return context }
        let change = content.measure(preferredAttributes, in: collectionView)
        context.contentOffsetAdjustment = change.offset
        context.contentSizeAdjustment = change.size
        if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
            flowContext.invalidateFlowLayoutDelegateMetrics = false
            flowContext.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        let hasMoved = content.moveItems(from: previousIndexPaths, to: targetIndexPaths)
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        flowContext?.invalidateFlowLayoutDelegateMetrics = false
        flowContext?.invalidateFlowLayoutAttributes = !hasMoved
        return context
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        _ = content.moveItems(from: previousIndexPaths, to: indexPaths)
        return super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled)
    }

    // MARK: Geometry

    open override var collectionViewContentSize: CGSize {
        arrangeIfNeeded()
        return content.contentSize
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        arrangeIfNeeded()
        guard let geometry = content.geometry else { return [] }
        return content.elements(in: rect, of: collectionView).map { attributes(of: $0, in: geometry) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ElementID(itemAt: indexPath).flatMap(attributes)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { ElementID(ofKind: elementKind, at: indexPath).flatMap(attributes) }

    private func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
        arrangeIfNeeded()
        guard let element = content.element(id, of: collectionView), let geometry = content.geometry else { return nil }
        return attributes(of: element, in: geometry)
    }

    func attributes(of element: LayoutElement, in geometry: FlowGeometry) -> UICollectionViewLayoutAttributes {
        let path = element.id.indexPath
        let key =
            element.id.supplementaryKind.map { ElementPath.supplementary($0, path) } ?? .cell(path)
        let attributes = newAttributes(for: key)
        attributes.frame = geometry.frame(of: element)
        // As on iOS, pinned elements have a higher `zIndex` than cells. Other supplementary views have the same one,
        // and are still above cells.
        if element.zIndex == ElementKind.pinnedZIndex { attributes.zIndex = element.zIndex }
        return attributes
    }

    // MARK: Diagnostics

    /// Reports a warning, but each message only once. UIKit repeats warnings in every layout pass.
    func warnOnce(_ message: String) {
        guard warned.count < 100, warned.insert(message).inserted else { return }
        CollectionViewDiagnostics.warning(message)
    }
}
