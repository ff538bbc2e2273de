import Foundation

/// The base class of objects that compute the positions of a collection view's elements, without access to the views.
///
/// The base class has no content. Subclasses discard cached values in `invalidateLayout(with:)`, because
/// `invalidateLayout()` calls it, and not the other way around.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The collection view in which the layout is installed. Both layouts of a transition have it until the
    /// transition ends.
    weak var owner: UICollectionView?
    /// The base class's initial and final attributes; nil unless the collection view is asking for them.
    var update: LayoutUpdate?
    /// The update items of the coming `prepare(forCollectionViewUpdates:)`; nil outside a batch. UIKit's own layouts
    /// apply them in `prepare()`, so that they have attributes for inserted items when it returns.
    package var comingUpdates: [UICollectionViewUpdateItem]?
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open func encode(with coder: NSCoder) {}

    /// Never called, because nibs cannot be read.
    open func awakeFromNib() {}

    /// The collection view that uses the layout; nil if none does.
    open var collectionView: UICollectionView? { owner }

    /// The class of the layout's attributes, to which subclasses can add properties.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts, to which subclasses can add properties.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Decorations

    /// Registers a class for decoration views. Passing nil unregisters the kind.
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

    /// Registers plain views, and reports a mistake, because nibs cannot be read. Passing nil unregisters the kind.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        nib?.reportThatItIsNotRead(instead: "register a class for decorations of kind \(elementKind)")
        register(nib == nil ? nil : UICollectionReusableView.self as AnyClass, forDecorationViewOfKind: elementKind)
    }

    // MARK: Invalidation

    /// Invalidates the layout by calling `invalidateLayout(with:)`. The next layout pass does the work, once for any
    /// number of calls.
    open func invalidateLayout() {
        owner?.tracer.received("invalidateLayout()", by: .layout)
        owner?.tracer.received("invalidateLayout(with:)", by: .layout, from: .layout)
        owner?.contentMayHaveChanged()
        invalidateLayout(with: newInvalidationContext())
    }

    /// Invalidates the parts of the layout that a context names. Overrides must call super, or nothing is invalidated.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutDidInvalidate(with: context)
    }

    /// Called if the layout was invalidated during its own `prepare()`. A subclass does that by setting properties
    /// after `super.prepare()`, and the same layout pass has to use their new values.
    @_spi(Host) open func followOwnInvalidation() {}

    /// Returns false by default, even for another size. Layouts that depend on the bounds override it.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns what has to be computed again for new bounds, after the layout has agreed to that.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        newInvalidationContext()
    }

    /// Returns whether the layout follows the size that a cell prefers. The default is false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns what has to be computed again after a cell has preferred another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { newInvalidationContext() }

    // MARK: Geometry

    /// Prepares the layout for the next queries. It is called once in every layout pass after an invalidation. The
    /// default does nothing.
    open func prepare() {}

    /// Called before ``prepare()``.
    @_spi(Host) open func willPrepare() {}

    /// The size of everything that can be scrolled to, in points. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of the elements in a rectangle, which need not be visible. The result may contain
    /// elements outside the rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of a cell. The default is nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view. The default is nil.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view. The default is nil.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the content offset to use after a batch update or a change of the layout. The default is the proposed one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the content offset at which a drag comes to rest. The default is the proposed one. The velocity is in
    /// points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Updates

    /// Tells the layout what a batch update changes, after `prepare()` and before it is asked for attributes.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called inside the animation block of an update.
    open func finalizeCollectionViewUpdates() {}

    /// Called when the collection view already has its new bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Tells the layout that an animated change of the bounds has been set up. The default does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// Called for all elements that are visible after a change, not only for inserted ones. Nil means no special start.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.initial(of: .cell(itemIndexPath)) }

    /// Returns the attributes at which a supplementary view begins to appear. The default is its final attributes, invisible.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.initial(of: .supplementary(elementKind, elementIndexPath)) }

    /// Returns the attributes at which a decoration view begins to appear. The default is its final attributes, invisible.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.initial(of: .decoration(elementKind, decorationIndexPath)) }

    /// Called for all elements that were visible before a change, with their old index paths. Nil means no special end.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.final(of: .cell(itemIndexPath)) }

    /// Returns the attributes to which a supplementary view disappears. The default is its old attributes, invisible.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.final(of: .supplementary(elementKind, elementIndexPath)) }

    /// Returns the attributes to which a decoration view disappears. The default is its old attributes, invisible.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { update?.final(of: .decoration(elementKind, decorationIndexPath)) }

    /// Returns the supplementary views that a batch update adds in addition to those of inserted items. The default is
    /// none.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the supplementary views that a batch update removes in addition to those of deleted items. The default
    /// is none.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that a batch update adds. The default is none.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views that a batch update removes. The default is none.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Transitions

    /// Tells the layout that another one is about to replace it. The default does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Tells the layout that it is about to replace another one. The default does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Tells the layout that the change to or from another one has been set up. The default does nothing.
    open func finalizeLayoutTransition() {}

    // MARK: Interactive movement

    /// Returns the topmost cell at the position, else the previous index path.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        topmostCell(at: position) ?? previousIndexPath
    }

    /// Returns the attributes of the item that a person drags, with its center under the finger.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? newAttributes(for: .cell(indexPath))
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Returns what has to be computed again while a person drags items.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newInvalidationContext()
        context.movement = (targetIndexPaths, targetPosition, previousIndexPaths)
        return context
    }

    /// Returns what has to be computed again after a person has stopped dragging items.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newInvalidationContext()
        context.movement = (indexPaths, .zero, previousIndexPaths)
        return context
    }

    // MARK: Right to left

    /// The reading direction for which the layout's frames are computed. The default is left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors all elements if the interface's direction is not
    /// `developmentLayoutDirection`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
