import CollectionLayout
import Foundation

/// What a flow layout keeps between the calls of its collection view: the arrangement, what it was made from, and what of it is no
/// longer valid.
// A class, so that what a delegate asks of the layout meanwhile finds it as it was.
@MainActor final class FlowState {
    private enum Work: Int {
        case nothing, arrange, ask
    }

    private var work = Work.ask
    private var hosted: HostedArrangement?
    private var sections: [FlowSection] = []
    private var room: FlowRoom?
    private var measured = FlowMeasurements()
    /// With what had been measured, until updates say where it went.
    private var beforeUpdate: (arrangement: Arrangement, measured: FlowMeasurements)?
    private var screen = ScreenMemory()
    private var scale: CGFloat = 1

    // MARK: Invalidation

    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        let flags = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            if context.invalidateEverything {
                beforeUpdate = nil
            } else if work == .nothing, let arrangement = hosted?.arrangement {
                beforeUpdate = (arrangement, measured)
            }
            measured = FlowMeasurements()
            work = .ask
        } else if flags?.invalidateFlowLayoutDelegateMetrics ?? true {
            work = .ask
        } else if flags?.invalidateFlowLayoutAttributes ?? true, work == .nothing {
            work = .arrange
        }
    }

    /// O(1) where there is nothing to do.
    func prepare(for questions: FlowQuestions) {
        screen.layoutPassBegins(in: ScrollWindow(questions.collectionView))
        scale = max(1, questions.collectionView.traitCollection.displayScale)
        let room = questions.room
        if work == .nothing, room == self.room { return }
        let breadth = room.orientation.breadth(of: room.size)
        if self.room.map({ $0.orientation.breadth(of: $0.size) }) != breadth {
            // Cells say something else at another breadth, and so do delegates.
            measured = FlowMeasurements()
            work = .ask
        }
        if work == .ask { sections = questions.sections(guessing: questions.guess(after: measured)) }
        self.room = room
        work = .nothing
        arrange(in: room)
        questions.complain(aboutItemsOf: sections, in: room)
    }

    private func arrange(in room: FlowRoom) {
        // The room is sound: see `ScrollWindow.size`.
        guard
            var arrangement = try? Arrangement(
                sections.map { $0.section(in: room) }, in: room.size, orientation: room.orientation)
        else { return }
        if room.isSelfSizing { _ = try? arrangement.measure(arrangement.accepted(measured.all)) }
        hosted = HostedArrangement(arrangement: arrangement)
        screen = ScreenMemory()
    }

    /// What was measured goes where its items go.
    func follow(_ updates: [UICollectionViewUpdateItem]) {
        guard let before = beforeUpdate, let room else { return }
        beforeUpdate = nil
        guard room.isSelfSizing, !before.measured.isEmpty else { return }
        var old = before.arrangement
        guard let map = try? old.apply(Edit(updates, from: UnknownElements())) else { return }
        measured = before.measured.mapped(through: map)
        arrange(in: room)
    }

    /// An item that is dragged takes its size along, although its delegate goes on calling it by its old place.
    func moveItems(from old: [IndexPath], to new: [IndexPath]) {
        guard work != .ask, var arrangement = hosted?.arrangement else { return }
        guard let map = try? arrangement.apply(Edit(movingItemsFrom: old, to: new)) else { return }
        for (from, to) in zip(old, new) where from != to {
            let size = sections[from.section].remove(at: from.item)
            sections[to.section].insert(size, at: to.item)
        }
        measured = measured.mapped(through: map)
    }

    // MARK: Bounds

    func isStale(in collectionView: UICollectionView, for newBounds: CGRect) -> Bool {
        guard let room else { return true }
        let window = ScrollWindow(collectionView).with(bounds: newBounds)
        return room.orientation.breadth(of: window.size) != room.orientation.breadth(of: room.size)
    }

    func mustChange(in collectionView: UICollectionView, for newBounds: CGRect) -> Bool {
        if let hosted, room?.isSelfSizing == true {
            let window = ScrollWindow(collectionView)
            screen.note(hosted, scrolledFrom: window, to: window.with(bounds: newBounds))
        }
        let isPinning = room.map { $0.pinsHeaders || $0.pinsFooters } ?? false
        return isStale(in: collectionView, for: newBounds) || isPinning && newBounds != collectionView.bounds
    }

    /// Headers and footers that may be moved by a change of the bounds. O(k).
    func pinned(in collectionView: UICollectionView, for newBounds: CGRect) -> Set<ElementID> {
        let window = ScrollWindow(collectionView)
        return hosted?.elementsMoved(from: window, to: window.with(bounds: newBounds)) ?? []
    }

    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets { hosted?.pinnedInsets(over: path) ?? .zero }

    // MARK: Self-sizing

    func isNews(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
        guard preferred.representedElementCategory == .cell, let id = ElementID(itemAt: preferred.indexPath),
            let element = hosted?.arrangement.element(id)
        else { return false }
        return frame(of: element).size != preferred.size
    }

    /// - Returns: by how much the content offset and the content size change.
    func measure(
        _ preferred: UICollectionViewLayoutAttributes, in collectionView: UICollectionView
    ) -> (offset: CGPoint, size: CGSize) {
        guard let room, let id = ElementID(itemAt: preferred.indexPath), var arranged = hosted.take() else {
            return (.zero, .zero)
        }
        defer { hosted = arranged }
        let size = preferred.size.core
        let measurement = MeasuredSize(
            id, length: room.orientation.length(of: size), breadth: room.orientation.breadth(of: size))
        measured.insert(measurement, size: preferred.size)
        return screen.measure(measurement, in: &arranged, seenThrough: ScrollWindow(collectionView))
    }

    // MARK: Geometry

    var contentSize: CGSize { hosted?.contentSize ?? .zero }

    func elements(in rect: CGRect, of collectionView: UICollectionView?) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        hosted?.forEachElement(in: rect, seenThrough: pinningRect(of: collectionView)) { elements.append($0) }
        return elements
    }

    func element(_ id: ElementID, of collectionView: UICollectionView?) -> LayoutElement? {
        hosted?.arrangement.element(id, seenThrough: pinningRect(of: collectionView))
    }

    private func pinningRect(of collectionView: UICollectionView?) -> CollectionLayout.Rect? {
        guard let room, let hosted, let collectionView, room.pinsHeaders || room.pinsFooters else { return nil }
        return hosted.rect(ScrollWindow(collectionView).visible)
    }

    /// At whole pixels, and exactly as large as was asked for, which the core rounds to 1/64 point; as long as its line if stretched.
    func frame(of element: LayoutElement) -> CGRect {
        var frame = CGRect(
            x: pixel(element.frame.x), y: pixel(element.frame.y), width: element.frame.width,
            height: element.frame.height)
        if element.id.kind == .item,
            let size = measured.size(of: element.id) ?? sections[element.id.section].sizes[element.id.item]
        {
            let stretchedAxis = room.flatMap { $0.alignment == .stretch ? $0.orientation.axis : nil }
            if stretchedAxis != .horizontal { frame.size.width = size.width }
            if stretchedAxis != .vertical { frame.size.height = size.height }
        }
        return frame
    }

    private func pixel(_ position: Double) -> CGFloat { (CGFloat(position) * scale).rounded() / scale }
}

/// For an edit of which only the map is wanted.
private struct UnknownElements: NewElementSource {
    func newSection(_ section: Int) -> CollectionSection { CollectionSection(Flow(), items: Items(count: 0)) }

    func newItem(at path: IndexPath) -> NewItem { NewItem(size: .fixed(0)) }
}
