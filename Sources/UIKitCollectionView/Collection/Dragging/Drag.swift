import Foundation
@_spi(Host) import UIKitViews

/// A view that is the source of a drag, or that a drag moves over.
@MainActor protocol DragHost: UIScrollView {
    var cycle: LayoutCycle { get }
    var dragBoundary: DragBoundary { get }

    /// Updates the states of all cells.
    func showConditions()

    /// Called when the items have been dropped or brought back.
    func dragDidEnd()

    /// Returns a drop of dragged items into the view; nil if it cannot take them.
    func drop(of drag: Drag) -> Drop?
}

extension DragHost {
    var presentation: Presentation { cycle.state.paths.presentation }
}

/// Dragged items: lifted in one collection view, and dropped in the same or another one of its window.
@MainActor final class Drag: NSObject, UIDragSession {
    private unowned let source: any DragHost
    private(set) var items: [UIDragItem] = []
    var localContext: Any?
    /// Weak, because the session refers to the drag. A new session can replace one that is no longer referenced.
    private weak var knownSession: DropSession?
    /// The topmost ancestor of the source: its window, if it has one.
    let root: UIView
    let previews: DragPreviews
    private var point: CGPoint
    private(set) var hasBegun = false
    /// The index paths on the screen from which the items come.
    private var origins: [ObjectIdentifier: IndexPath] = [:]
    /// The collection views over which the drag has been. A view that cannot handle it has no drop.
    private var visits: [(view: any DragHost, drop: Drop?)] = []
    private var current: Drop?

    private init(in source: any DragHost, at point: CGPoint) {
        self.source = source
        root = source.topmostView
        self.point = root.convert(point, from: source)
        previews = DragPreviews(in: root, at: self.point)
    }

    private var boundary: DragBoundary { source.dragBoundary }

    /// The session that drop delegates receive.
    var dropSession: DropSession {
        let session = knownSession ?? DropSession(of: self)
        knownSession = session
        return session
    }

    /// Lifts an item.
    ///
    /// - Parameters:
    ///   - path: The item's index path on the screen.
    ///   - point: The position of the finger, in content coordinates.
    /// - Returns: Nil if the drag delegate provides no items.
    static func lift(_ path: IndexPath, of source: any DragHost, at point: CGPoint) -> Drag? {
        guard let dataPath = source.presentation.dataPath(of: path) else { return nil }
        let drag = Drag(in: source, at: point)
        let items = drag.boundary.drag("collectionView(_:itemsForBeginning:at:)", [dataPath]) {
            $0.collectionView($1, itemsForBeginning: drag, at: dataPath)
        }
        guard let items, !items.isEmpty else { return nil }
        drag.add(items, from: path)
        return drag
    }

    /// Adds another item. Returns false if the drag delegate adds nothing.
    func add(_ path: IndexPath) -> Bool {
        guard !origins.values.contains(path), let dataPath = source.presentation.dataPath(of: path) else {
            return false
        }
        let point = location(in: source)
        let items = boundary.drag("collectionView(_:itemsForAddingTo:at:point:)", [dataPath, point]) {
            $0.collectionView($1, itemsForAddingTo: self, at: dataPath, point: point)
        }
        guard let items, !items.isEmpty else { return false }
        add(items, from: path)
        source.showConditions()
        return true
    }

    private func add(_ new: [UIDragItem], from path: IndexPath) {
        let dataPath = source.presentation.dataPath(of: path) ?? path
        let parameters = boundary.drag("collectionView(_:dragPreviewParametersForItemAt:)", [dataPath]) {
            $0.collectionView($1, dragPreviewParametersForItemAt: dataPath)
        }
        for item in new {
            items.append(item)
            origins[ObjectIdentifier(item)] = path
            guard let cell = source.cycle.cell(at: path) else { continue }
            previews.add(
                item, picturing: cell, frame: root.convert(cell.frame, from: source), parameters.flatMap { $0 })
        }
    }

    // MARK: The session

    var allowsMoveOperation: Bool {
        boundary.drag("collectionView(_:dragSessionAllowsMoveOperation:)") {
            $0.collectionView($1, dragSessionAllowsMoveOperation: self)
        } ?? true
    }

    var isRestrictedToDraggingApplication: Bool {
        boundary.drag("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)") {
            $0.collectionView($1, dragSessionIsRestrictedToDraggingApplication: self)
        } ?? false
    }

    func location(in view: UIView) -> CGPoint { view.convert(point, from: root) }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    // MARK: Origins

    /// Moves the origins to the new index paths of their items. Deleted items no longer have one.
    func follow(_ newPath: (IndexPath) -> IndexPath?) { origins = origins.compactMapValues(newPath) }

    /// Returns the index path on the screen from which an item comes; nil if it comes from another view.
    func origin(of item: UIDragItem, in view: any DragHost) -> IndexPath? {
        view === source ? origins[ObjectIdentifier(item)] : nil
    }

    func comes(from path: IndexPath, in view: any DragHost) -> Bool {
        view === source && origins.values.contains(path)
    }

    func state(ofItemAt path: IndexPath) -> UICollectionViewCell.DragState {
        guard origins.values.contains(path) else { return .none }
        return hasBegun ? .dragging : .lifting
    }

    // MARK: Moving

    /// Moves the items, and reports it to the collection view under the finger.
    ///
    /// - Parameter point: The position of the finger, in content coordinates of the source.
    func move(to point: CGPoint) {
        self.point = root.convert(point, from: source)
        if !hasBegun {
            hasBegun = true
            boundary.drag("collectionView(_:dragSessionWillBegin:)") {
                $0.collectionView($1, dragSessionWillBegin: self)
            }
            source.showConditions()
        }
        previews.move(to: self.point)
        let drop = dropUnderFinger()
        if drop !== current {
            leave()
            current = drop
            drop?.enter()
        }
        current?.update()
    }

    private func dropUnderFinger() -> Drop? {
        var view = root.hitTest(point, with: nil)
        while let candidate = view {
            if let list = candidate as? any DragHost, let drop = drop(in: list) { return drop }
            view = candidate.superview
        }
        return nil
    }

    private func drop(in view: any DragHost) -> Drop? {
        if let visit = visits.first(where: { $0.view === view }) { return visit.drop }
        // The exit from a view is reported before another view is asked.
        leave()
        let drop = view.drop(of: self)
        visits.append((view, drop))
        return drop
    }

    private func leave() {
        current?.exit()
        current = nil
    }

    // MARK: The end

    /// Drops the items where they are, or brings them back if they may not be dropped there.
    func end() {
        guard hasBegun, let drop = current, let landings = drop.perform() else { return cancel() }
        current = nil
        finish()
        conclude(landings)
    }

    /// Brings the items back.
    func cancel() {
        leave()
        let landings = items.map { item in
            let animation = DragAnimation()
            let frame = origins[ObjectIdentifier(item)]
                .flatMap { source.cycle.attributes(for: .cell($0))?.frame }
                .map { root.convert($0, from: source) }
            return Landing(animation: animation) { [previews] in
                previews.land(item, with: animation) { picture, _ in
                    picture.transform = .identity
                    if let frame {
                        picture.center = CGPoint(x: frame.midX, y: frame.midY)
                    } else {
                        picture.alpha = 0
                    }
                }
            }
        }
        finish()
        conclude(landings)
    }

    private func finish() {
        origins = [:]
        source.dragDidEnd()
    }

    /// Moves all pictures to their final positions, and then reports the end of the drag.
    private func conclude(_ landings: [Landing]) {
        var missing = landings.count
        for landing in landings {
            // The views stay until the pictures have arrived.
            landing.animation.addCompletion { [self, source] _ in
                missing -= 1
                if missing == 0 { withExtendedLifetime(source) { reportEnd() } }
            }
        }
        for landing in landings { landing.start() }
        if landings.isEmpty { reportEnd() }
    }

    private func reportEnd() {
        for visit in visits { visit.drop?.reportEnd() }
        // The drops refer to the drag.
        visits = []
        guard hasBegun else { return }
        boundary.drag("collectionView(_:dragSessionDidEnd:)") { $0.collectionView($1, dragSessionDidEnd: self) }
    }
}

/// The movement of a picture to its final position.
@MainActor struct Landing {
    var animation: DragAnimation
    var start: () -> Void
}

extension UIView {
    /// The window, or the superview that has no superview.
    fileprivate var topmostView: UIView {
        var view = self
        while let next = view.superview { view = next }
        return view
    }
}
