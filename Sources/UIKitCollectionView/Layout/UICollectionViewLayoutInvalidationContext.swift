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

    open var invalidateEverything: Bool { concernsEverything }
    open var invalidateDataSourceCounts: Bool { concernsCounts }

    /// The distance that the layout pass adds to the content offset.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The size that is added to the content size at once. After the layout pass the content size is the layout's.
    open var contentSizeAdjustment = CGSize.zero

    /// Adds index paths to the invalidated items. Their list is sorted and has no duplicates.
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []).union(indexPaths) }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries = (supplementaries ?? [:]).merging([elementKind: Set(indexPaths)]) { $0.union($1) }
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations = (decorations ?? [:]).merging([elementKind: Set(indexPaths)]) { $0.union($1) }
    }

    open var invalidatedItemIndexPaths: [IndexPath]? { items?.sorted() }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries?.mapValues { $0.sorted() } }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations?.mapValues { $0.sorted() } }

    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
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
