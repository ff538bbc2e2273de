import Foundation

/// The invalid parts of a layout. A context without lists and flags invalidates all attributes, but not the counts.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    var concernsEverything = false
    var concernsCounts = false
    private var items: Set<IndexPath>?
    private var supplementaries: [String: Set<IndexPath>]?
    private var decorations: [String: Set<IndexPath>]?
    var movement: (targets: [IndexPath], targetPosition: CGPoint, previous: [IndexPath])?

    public override init() { super.init() }

    /// Whether everything has to be computed again, including the numbers of sections and items.
    open var invalidateEverything: Bool { concernsEverything }
    /// Whether the data source has to be asked for the numbers of sections and items again.
    open var invalidateDataSourceCounts: Bool { concernsCounts }

    /// The distance that the layout pass adds to the content offset.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The size that is added to the content size at once. After the layout pass the content size is the layout's.
    open var contentSizeAdjustment = CGSize.zero

    /// Adds index paths to the invalidated items. Their list is sorted and has no duplicates.
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []).union(indexPaths) }

    /// Adds supplementary views whose attributes have to be computed again.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries = (supplementaries ?? [:]).merging([elementKind: Set(indexPaths)]) { $0.union($1) }
    }

    /// Adds decoration views whose attributes have to be computed again.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations = (decorations ?? [:]).merging([elementKind: Set(indexPaths)]) { $0.union($1) }
    }

    /// The items whose attributes have to be computed again; nil if none were named.
    open var invalidatedItemIndexPaths: [IndexPath]? { items?.sorted() }
    /// The supplementary views whose attributes have to be computed again, by kind; nil if none were named.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries?.mapValues { $0.sorted() } }
    /// The decoration views whose attributes have to be computed again, by kind; nil if none were named.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations?.mapValues { $0.sorted() } }

    /// The index paths at which the dragged items are now; nil outside drags.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
    /// The index paths at which the dragged items were before; nil outside drags.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
    /// The center of the dragged item, in the coordinates of the collection view.
    open var interactiveMovementTarget: CGPoint { movement?.targetPosition ?? .zero }
}

extension UICollectionViewLayoutInvalidationContext {
    /// The named elements, if nothing else is invalid; otherwise nil.
    var namedElements: Set<ElementPath>? {
        guard !invalidateEverything, !invalidateDataSourceCounts else { return nil }
        let items = invalidatedItemIndexPaths
        let supplementaries = invalidatedSupplementaryIndexPaths
        let decorations = invalidatedDecorationIndexPaths
        guard items != nil || supplementaries != nil || decorations != nil else { return nil }
        var keys = Set((items ?? []).map(ElementPath.cell))
        for (kind, paths) in supplementaries ?? [:] { keys.formUnion(paths.map { .supplementary(kind, $0) }) }
        for (kind, paths) in decorations ?? [:] { keys.formUnion(paths.map { .decoration(kind, $0) }) }
        return keys
    }
}
