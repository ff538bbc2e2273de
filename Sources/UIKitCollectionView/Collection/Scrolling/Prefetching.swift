import Foundation

/// The scroll view whose next items are prepared.
@MainActor protocol PrefetchingHost: UIScrollView {
    var isPrefetchingEnabled: Bool { get }
}

/// The preparation for further scrolling. It announces the items of the next page in the scrolling direction to the
/// prefetching data source. It also makes the cells of the next half page, if the layout has been asked about that
/// page.
@MainActor final class Prefetching {
    private unowned let host: any PrefetchingHost
    private let cycle: LayoutCycle
    private let dataSource: DataSourceBoundary
    private var lastOffset: CGPoint?
    private var announced: Set<IndexPath> = []

    init(in host: any PrefetchingHost, cycle: LayoutCycle, dataSource: DataSourceBoundary) {
        (self.host, self.cycle, self.dataSource) = (host, cycle, dataSource)
    }

    func didLayOut() {
        guard host.isPrefetchingEnabled, cycle.state.isValid else { return }
        let bounds = host.bounds
        // Nothing is prefetched for the first screen.
        guard let last = lastOffset else {
            lastOffset = bounds.origin
            return
        }
        let (dx, dy) = (bounds.minX - last.x, bounds.minY - last.y)
        guard dx != 0 || dy != 0 else { return }
        lastOffset = bounds.origin
        let (right, down) = (step(dx, bounds.width), step(dy, bounds.height))
        if dataSource.prefetches { announce(items(in: bounds.offsetBy(dx: right, dy: down), nearestTo: bounds)) }
        // A jump says nothing about the direction of the next one.
        guard abs(dx) < bounds.width, abs(dy) < bounds.height else { return }
        cycle.prepareCells(in: bounds.offsetBy(dx: right / 2, dy: down / 2), nearestTo: bounds)
    }

    private func step(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
        distance == 0 ? 0 : distance > 0 ? length : -length
    }

    private func items(in rect: CGRect, nearestTo bounds: CGRect) -> [IndexPath] {
        func distance(_ frame: CGRect) -> CGFloat { abs(frame.midX - bounds.midX) + abs(frame.midY - bounds.midY) }
        let attributes = cycle.boundary.elements(in: rect, counts: cycle.state.currentCounts)
            .filter { $0.representedElementCategory == .cell && cycle.known[$0.element]?.view == nil }
        return attributes.sorted { (distance($0.frame), $0.element) < (distance($1.frame), $1.element) }.map(
            \.indexPath)
    }

    private func announce(_ paths: [IndexPath]) {
        let wanted = Set(paths)
        let shown = Set(cycle.shownCells.map(\.key.indexPath))
        let cancelled = announced.subtracting(wanted).subtracting(shown).sorted()
        let new = paths.filter { !announced.contains($0) }
        announced = wanted
        if !cancelled.isEmpty { dataSource.cancelPrefetching(cancelled) }
        if !new.isEmpty { dataSource.prefetch(new) }
    }

    /// Forgets all announcements after a reload or an update, because index paths stand for other items now.
    func forget() {
        announced = []
        lastOffset = nil
    }
}
