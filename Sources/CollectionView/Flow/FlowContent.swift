import CollectionLayout
import Foundation

/// The content of a flow layout: a hosted collection, and the exact sizes of its items.
@MainActor final class FlowContent {
    private let collection = HostedCollection()
    /// The description of the last arrangement; nil before the first layout pass.
    private var description: FlowDescription?
    private var preferredSizes = FlowSizes()
    /// The estimated size of items that have not been measured; nil if sizes are known.
    private var guess: CGSize?
    private var asksDelegate = true
    private var scale: CGFloat = 1

    // MARK: Invalidation

    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        let flags = context as? UICollectionViewFlowLayoutInvalidationContext
        let concernsCounts = context.invalidateEverything || context.invalidateDataSourceCounts
        let asks = concernsCounts || flags?.invalidateFlowLayoutDelegateMetrics ?? true
        guard asks || flags?.invalidateFlowLayoutAttributes ?? true else { return }
        if asks { asksDelegate = true }
        collection.invalidate(
            context.invalidateEverything ? .everything : concernsCounts ? .counts : .description)
    }

    /// Brings the arrangement up to date.
    ///
    /// - Parameter updates: The changes of the counts; nil if they are unknown.
    /// - Complexity: O(1) if the arrangement is up to date.
    func prepare(for queries: FlowDelegateQueries, after updates: [UICollectionViewUpdateItem]?) {
        scale = max(1, queries.collectionView.traitCollection.displayScale)
        let room = queries.room
        if description?.room.breadth != room.breadth {
            // Delegates may return other sizes for another breadth.
            asksDelegate = true
        }
        if description?.room != room { collection.invalidate(.description) }
        guard !collection.validity.isValid else { return }
        if let updates, let description, collection.validity.awaitsUpdates {
            apply(updates, to: description, queries)
        } else {
            arrange(in: room, queries)
        }
        if let description { queries.complain(aboutItemsOf: description.flows, in: room) }
    }

    private func arrange(in room: FlowContainer, _ queries: FlowDelegateQueries) {
        // The counts may have changed without update items.
        if collection.validity.awaitsUpdates { collection.invalidate(.everything) }
        if collection.validity.forgetsMeasurements { preferredSizes = FlowSizes() }
        if asksDelegate { guess = queries.guess(after: preferredSizes) }
        let new = FlowDescription(
            room: room, flows: asksDelegate ? queries.sections(guessing: guess) : description?.flows ?? [])
        asksDelegate = false
        description = new
        _ = collection.prepare(
            from: new, seenThrough: ScrollWindow(queries.collectionView), keepingPlace: false)
    }

    /// Applies update items. The delegate is asked about everything again, as in UIKit, but only changes are arranged.
    private func apply(
        _ updates: [UICollectionViewUpdateItem], to old: FlowDescription, _ queries: FlowDelegateQueries
    ) {
        let new = FlowDescription(room: queries.room, flows: queries.sections(guessing: guess))
        asksDelegate = false
        let map = collection.update(
            updates, from: revision(of: old, by: new), seenThrough: ScrollWindow(queries.collectionView),
            animated: false, keepingPlace: false)
        preferredSizes = map.map { preferredSizes.mapped(through: $0) } ?? FlowSizes()
        description = new
    }

    private func revision(of old: FlowDescription, by new: FlowDescription) -> FlowDescription {
        var revision = new
        revision.previous = old.flows
        revision.preferredSizes = preferredSizes
        return revision
    }

    /// Moves dragged items together with their sizes. Returns false if that is not possible.
    func moveItems(from old: [IndexPath], to new: [IndexPath]) -> Bool {
        guard collection.validity.isValid, let before = description else { return false }
        if old == new { return true }
        var after = before
        after.moveItems(from: old, to: new)
        let revision = revision(of: before, by: after)
        guard let map = collection.moveItems(from: old, to: new, isLast: true, as: revision) else { return false }
        description = after
        preferredSizes = preferredSizes.mapped(through: map)
        return true
    }

    // MARK: Bounds

    /// - Parameter insetGrowth: How much the insets of sections grow now.
    func isStale(in collectionView: UICollectionView, for newBounds: CGRect, insetGrowth: UIEdgeInsets?) -> Bool {
        guard let room = description?.room, room.insetGrowth == insetGrowth else { return true }
        let window = ScrollWindow(collectionView).with(bounds: newBounds)
        return room.orientation.breadth(of: window.size) != room.breadth
    }

    func mustChange(in collectionView: UICollectionView, for newBounds: CGRect, insetGrowth: UIEdgeInsets?) -> Bool {
        let window = ScrollWindow(collectionView)
        let hasOtherInsets = collection.followsWindow && collection.insets != window.insets
        let follows = collection.follows(window, to: window.with(bounds: newBounds))
        return follows || hasOtherInsets || isStale(in: collectionView, for: newBounds, insetGrowth: insetGrowth)
    }

    /// Returns the headers and footers that a change of the bounds may move. O(k).
    func pinned(in collectionView: UICollectionView, for newBounds: CGRect) -> Set<ElementID> {
        let window = ScrollWindow(collectionView)
        return collection.followers(from: window, to: window.with(bounds: newBounds))
    }

    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets { collection.pinnedInsets(over: path) }

    // MARK: Self-sizing

    func isNew(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
        guard preferred.representedElementCategory == .cell, let id = ElementID(itemAt: preferred.indexPath),
            let element = collection.element(id, seenThrough: nil)
        else { return false }
        return geometry?.frame(of: element).size != preferred.size
    }

    /// Applies the preferred size of a view.
    ///
    /// - Returns: The changes of the content offset and of the content size.
    func measure(
        _ preferred: UICollectionViewLayoutAttributes, in collectionView: UICollectionView
    ) -> (offset: CGPoint, size: CGSize) {
        guard let id = preferred.id(in: StandardNaming()),
            let measurement = collection.measurement(of: id, preferring: preferred.size)
        else { return (.zero, .zero) }
        preferredSizes.insert(preferred.size, of: measurement.element)
        return collection.measure(measurement, seenThrough: ScrollWindow(collectionView))
    }

    // MARK: Geometry

    var contentSize: CGSize { collection.contentSize }

    func elements(in rect: CGRect, of collectionView: UICollectionView?) -> [LayoutElement] {
        collection.elements(in: rect, seenThrough: collectionView.map(ScrollWindow.init))
    }

    func element(_ id: ElementID, of collectionView: UICollectionView?) -> LayoutElement? {
        collection.element(id, seenThrough: collectionView.map(ScrollWindow.init))
    }

    /// The frames of the elements now; nil before the first layout pass.
    var geometry: FlowGeometry? {
        guard let description, let arrangement = collection.session?.arrangement else { return nil }
        return FlowGeometry(
            arrangement: arrangement, description: description, preferredSizes: preferredSizes, scale: scale)
    }

    // MARK: Remembering

    /// The elements and their frames before an animated change of the bounds; nil unless they are about to move.
    private var before: (elements: SeenArrangement, geometry: FlowGeometry)?

    func remember(through window: ScrollWindow) {
        guard let elements = collection.seen(through: window), let geometry else { return }
        before = (elements, geometry)
    }

    func remembered(_ id: ElementID) -> (element: LayoutElement, geometry: FlowGeometry)? {
        guard let before, let element = before.elements.element(id) else { return nil }
        return (element, before.geometry)
    }

    func forgetRemembered() { before = nil }
}
