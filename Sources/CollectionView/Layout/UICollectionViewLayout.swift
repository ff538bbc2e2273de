import Foundation

/// Decides where the elements of a collection view are. It never sees a view.
///
/// Without overrides it has no content. Subclasses discard cached values in `invalidateLayout(with:)`, which
/// `invalidateLayout()` calls; there is no call in the other direction.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The collection view in which the layout is installed. In a transition it is also set before and after that.
    weak var owner: UICollectionView?
    /// While the collection view asks for initial and final attributes.
    var update: LayoutUpdate?
    /// The update items of the coming `prepare(forCollectionViewUpdates:)`, for UIKit's own layouts, which answer for
    /// new items as soon as `prepare()` returns; nil outside of a batch.
    var comingUpdates: [UICollectionViewUpdateItem]?
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open func encode(with coder: NSCoder) {}

    /// Never called: there are no nibs.
    open func awakeFromNib() {}

    open var collectionView: UICollectionView? { owner }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Decorations

    /// nil unregisters.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorationClasses[elementKind] = nil
            return
        }
        guard let viewClass = viewClass as? UICollectionReusableView.Type else {
            return CollectionViewDiagnostics.mistake(
                "the class \(viewClass) registered for decoration views of kind \(elementKind) "
                    + "is not a subclass of UICollectionReusableView")
        }
        decorationClasses[elementKind] = viewClass
    }

    /// Nibs are not read here: a plain view stands in. nil unregisters.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        nib?.reportThatItIsNotRead(instead: "register a class for decorations of kind \(elementKind)")
        register(nib == nil ? nil : UICollectionReusableView.self as AnyClass, forDecorationViewOfKind: elementKind)
    }

    // MARK: Invalidation

    /// Ends in one call of `invalidateLayout(with:)`. The work is done in the next layout pass, once for many calls.
    open func invalidateLayout() {
        owner?.tracer.received("invalidateLayout()", by: .layout)
        owner?.tracer.received("invalidateLayout(with:)", by: .layout, from: .layout)
        invalidateLayout(with: newInvalidationContext())
    }

    /// Overrides call super, without which nothing happens.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutDidInvalidate(with: context)
    }

    /// Called in the pass of a `prepare()` in which the layout was invalidated: subclasses set properties after
    /// `super.prepare()`, and the pass uses them.
    func followOwnInvalidation() {}

    /// False, also for another size: a layout that depends on the bounds says so itself.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        newInvalidationContext()
    }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { newInvalidationContext() }

    // MARK: Geometry

    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    /// It is called for any rectangle, not only for the visible one. Returning elements outside of it does no harm.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Updates

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called inside the animation.
    open func finalizeCollectionViewUpdates() {}

    /// The bounds are the new ones already.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    open func finalizeAnimatedBoundsChange() {}

    /// Called for all elements that are visible after a change, not only for inserted ones. Nil means no special start.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.initial(of: .cell(itemIndexPath)) }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.initial(of: .supplementary(elementKind, elementIndexPath)) }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.initial(of: .decoration(elementKind, decorationIndexPath)) }

    /// Asked for everything that was visible before a change, by the index paths of then; nil: no special end.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.final(of: .cell(itemIndexPath)) }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.final(of: .supplementary(elementKind, elementIndexPath)) }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.final(of: .decoration(elementKind, decorationIndexPath)) }

    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Transitions

    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    // MARK: Interactive movement

    /// Returns the topmost cell at the position, else the previous index path.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        topmostCell(at: position) ?? previousIndexPath
    }

    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? newAttributes(for: .cell(indexPath))
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newInvalidationContext()
        context.movement = (targetIndexPaths, targetPosition, previousIndexPaths)
        return context
    }

    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newInvalidationContext()
        context.movement = (indexPaths, .zero, previousIndexPaths)
        return context
    }

    // MARK: Right to left

    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors all elements if the interface has the other direction than the one for which
    /// the layout was written.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
