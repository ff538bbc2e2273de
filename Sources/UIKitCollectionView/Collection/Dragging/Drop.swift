import Foundation
@_spi(Host) import UIKitViews

/// A view into which items can be dropped.
@MainActor protocol DropHost: DragHost, PlaceholderHost {
    var reorderingCadence: UICollectionView.ReorderingCadence { get }
    /// The drag that is over the view.
    var itemDrop: Drop? { get set }

    /// Opens a gap, or closes it.
    func show(gap: Presentation.Gap?)

    /// Hides the item at which a picture is about to arrive, so that it is not seen twice.
    func hideLanding(of item: UIDragItem, at path: IndexPath, until animation: DragAnimation)
}

/// A drag over a collection view: the destination of its items, and the gap that shows it.
@MainActor final class Drop {
    private unowned let host: any DropHost
    private let dataSource: DataSourceBoundary
    private let drag: Drag
    /// The destination that was last reported to the delegate.
    private(set) var destination: IndexPath?
    private(set) var proposal = UICollectionViewDropProposal(operation: .forbidden, intent: .unspecified)
    /// The gap that will open.
    private var requestedGap: Presentation.Gap?
    private var timer: Int?
    private var isMoving = false
    private lazy var edges = EdgeScrolling(in: host) { [unowned self] _ in update() }

    /// Returns nil if the collection view cannot take the items.
    init?(of drag: Drag, in host: any DropHost, dataSource: DataSourceBoundary) {
        (self.drag, self.host, self.dataSource) = (drag, host, dataSource)
        guard boundary.hasDropDelegate else {
            // Without a drop delegate, a collection view still lets its own items be moved, as its data source allows.
            guard movableItem != nil else { return nil }
            return
        }
        let canHandle = boundary.drop("collectionView(_:canHandle:)") {
            $0.collectionView($1, canHandle: drag.dropSession)
        }
        guard canHandle == true else { return nil }
    }

    private var boundary: DragBoundary { host.dragBoundary }
    private var presentation: Presentation { host.presentation }

    /// The only item of the drag, if it belongs to the collection view and the data source can move it.
    private var movableItem: IndexPath? {
        ownItem.flatMap { dataSource.moves($0) ? $0 : nil }
    }

    /// The data source's index path of the only item of the drag; nil if it comes from elsewhere.
    private var ownItem: IndexPath? {
        guard drag.items.count == 1, let item = drag.items.first else { return nil }
        return drag.origin(of: item, in: host).flatMap(presentation.dataPath)
    }

    // MARK: Following the finger

    func enter() {
        host.itemDrop = self
        boundary.drop("collectionView(_:dropSessionDidEnter:)") {
            $0.collectionView($1, dropSessionDidEnter: drag.dropSession)
        }
        host.showConditions()
    }

    func update() {
        let point = drag.location(in: host)
        destination = host.cycle.topmostCell(at: point).map(presentation.destination)
        proposal = ask()
        request(gap(for: proposal))
        showTarget()
        edges.finger(at: point)
    }

    private func ask() -> UICollectionViewDropProposal {
        guard boundary.hasDropDelegate else {
            return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        let (session, destination) = (drag.dropSession, destination)
        let answer = boundary.drop(
            "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", [destination as Any? ?? "nil"]
        ) { $0.collectionView($1, dropSessionDidUpdate: session, withDestinationIndexPath: destination) }
        guard let answer, answer.operation != .move || drag.allowsMoveOperation else {
            return UICollectionViewDropProposal(operation: .forbidden, intent: .unspecified)
        }
        return answer
    }

    func exit() {
        stop()
        closeGap()
        host.itemDrop = nil
        boundary.drop("collectionView(_:dropSessionDidExit:)") {
            $0.collectionView($1, dropSessionDidExit: drag.dropSession)
        }
        host.showConditions()
    }

    private func stop() {
        edges.stop()
        stopTimer()
    }

    func reportEnd() {
        boundary.drop("collectionView(_:dropSessionDidEnd:)") {
            $0.collectionView($1, dropSessionDidEnd: drag.dropSession)
        }
    }

    // MARK: The gap

    private func gap(for proposal: UICollectionViewDropProposal) -> Presentation.Gap? {
        guard proposal.intent == .insertAtDestinationIndexPath, let destination else { return nil }
        guard proposal.operation == .copy || proposal.operation == .move else { return nil }
        let counts = presentation.dataCounts(of: host.cycle.state.currentCounts)
        let origin = proposal.operation == .move ? ownItem : nil
        let stays = origin?.section == destination.section ? 1 : 0
        let last = counts.itemCount(inSection: destination.section) - stays
        let path = IndexPath(item: min(destination.item, last), section: destination.section)
        return origin.map { .moved(from: $0, to: path) } ?? .inserted(at: path)
    }

    /// Opens a gap. Depending on the collection view's `reorderingCadence`, it opens at once or after the finger has rested.
    private func request(_ gap: Presentation.Gap?) {
        guard gap != requestedGap || gap != presentation.gap && timer == nil else { return }
        requestedGap = gap
        stopTimer()
        let delay = host.reorderingCadence.delay
        guard gap != nil, gap != presentation.gap, delay > 0 else { return openGap() }
        let clock = AnimationClock.current
        timer = clock.schedule(at: clock.now + delay) { [weak self] in
            self?.timer = nil
            self?.openGap()
        }
    }

    private func openGap() { host.show(gap: requestedGap) }

    private func stopTimer() {
        if let timer { AnimationClock.current.cancel(timer) }
        timer = nil
    }

    /// Closes the gap before an update changes index paths. The next movement opens it again.
    ///
    /// - Parameter isShown: False before an update or a reload, which closes it itself: the data source may already have other
    ///   items.
    func closeGap(isShown: Bool = true) {
        stopTimer()
        requestedGap = nil
        if isShown { host.show(gap: nil) }
    }

    // MARK: The target

    /// The index path on the screen of the item into which the items would go.
    private(set) var target: IndexPath?

    private func showTarget() {
        let isInto =
            proposal.intent == .insertIntoDestinationIndexPath
            && (proposal.operation == .copy || proposal.operation == .move)
        let new = isInto ? destination.map(presentation.shownPath) : nil
        guard new != target else { return }
        target = new
        host.showConditions()
    }

    func state(ofItemAt path: IndexPath) -> UICellConfigurationState.DropState {
        path == target ? .targeted : .notTargeted
    }

    // MARK: Dropping

    /// Returns whether an item stays invisible while it is dropped elsewhere, because its picture is on the way there.
    func hides(_ path: IndexPath) -> Bool { isMoving && drag.comes(from: path, in: host) }

    /// Drops the items. Returns the movements of their pictures; nil if the items may not be dropped here.
    func perform() -> [Landing]? {
        stop()
        guard proposal.operation == .copy || proposal.operation == .move else { return nil }
        let coordinator = DropCoordinator(of: drag, in: host, destination: destination, proposal: proposal)
        // The delegate now changes its model. A gap that closed afterward would request cells for outdated index paths.
        let movement = boundary.hasDropDelegate ? nil : presentation.gap
        isMoving = proposal.operation == .move
        if boundary.hasDropDelegate {
            closeGap()
            boundary.drop("collectionView(_:performDropWith:)") { $0.collectionView($1, performDropWith: coordinator) }
        } else {
            move(movement, coordinator)
        }
        host.itemDrop = nil
        target = nil
        host.showConditions()
        return coordinator.landings()
    }

    /// Lets the data source move the item. The screen already shows the new order.
    private func move(_ gap: Presentation.Gap?, _ coordinator: DropCoordinator) {
        guard case .moved(let from, let to) = gap, let item = drag.items.first else { return closeGap() }
        guard from == to || dataSource.moveItem(at: from, to: to) else {
            return closeGap()
        }
        host.cycle.state.paths.presentation.gap = nil
        coordinator.drop(item, toItemAt: to)
    }
}

extension UICollectionView.ReorderingCadence {
    /// The time for which a finger rests until a gap opens, in seconds.
    fileprivate var delay: TimeInterval {
        switch self {
        case .immediate: 0
        case .fast: 0.2
        case .slow: 0.5
        }
    }
}
