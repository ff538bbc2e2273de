import Foundation

/// The preparation for scrolling on. It announces the items of the next page in the scrolling direction to the
/// prefetching data source. It also makes the cells of the next half page, if the layout has been asked about that
/// page.
@MainActor final class Prefetching {
    private unowned let collectionView: UICollectionView
    private var lastOffset: CGPoint?
    private var announced: Set<IndexPath> = []

    init(of collectionView: UICollectionView) { self.collectionView = collectionView }

    func didLayOut() {
        guard collectionView.isPrefetchingEnabled, collectionView.cycle.state.isValid else { return }
        let bounds = collectionView.bounds
        // Nothing is prefetched for the first screen.
        guard let last = lastOffset else {
            lastOffset = bounds.origin
            return
        }
        let (dx, dy) = (bounds.minX - last.x, bounds.minY - last.y)
        guard dx != 0 || dy != 0 else { return }
        lastOffset = bounds.origin
        let (right, down) = (step(dx, bounds.width), step(dy, bounds.height))
        if let source = collectionView.prefetchDataSource {
            announce(items(in: bounds.offsetBy(dx: right, dy: down), nearestTo: bounds), to: source)
        }
        // A jump says nothing about the direction of the next one.
        guard abs(dx) < bounds.width, abs(dy) < bounds.height else { return }
        collectionView.cycle.prepareCells(in: bounds.offsetBy(dx: right / 2, dy: down / 2), nearestTo: bounds)
    }

    private func step(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
        distance == 0 ? 0 : distance > 0 ? length : -length
    }

    private func items(in rect: CGRect, nearestTo bounds: CGRect) -> [IndexPath] {
        func distance(_ frame: CGRect) -> CGFloat { abs(frame.midX - bounds.midX) + abs(frame.midY - bounds.midY) }
        let cycle = collectionView.cycle
        let attributes = cycle.boundary.elements(in: rect, counts: cycle.state.currentCounts)
            .filter { $0.representedElementCategory == .cell && cycle.known[$0.element]?.view == nil }
        return attributes.sorted { (distance($0.frame), $0.element) < (distance($1.frame), $1.element) }.map(
            \.indexPath)
    }

    private func announce(_ paths: [IndexPath], to source: any UICollectionViewDataSourcePrefetching) {
        let wanted = Set(paths)
        let shown = Set(collectionView.cycle.shownCells.map(\.key.indexPath))
        let cancelled = announced.subtracting(wanted).subtracting(shown).sorted()
        let new = paths.filter { !announced.contains($0) }
        announced = wanted
        let tracer = collectionView.tracer
        if !cancelled.isEmpty {
            tracer.call(.prefetchDataSource, "collectionView(_:cancelPrefetchingForItemsAt:)", [cancelled]) {
                source.collectionView(collectionView, cancelPrefetchingForItemsAt: cancelled)
            }
        }
        if !new.isEmpty {
            tracer.call(.prefetchDataSource, "collectionView(_:prefetchItemsAt:)", [new]) {
                source.collectionView(collectionView, prefetchItemsAt: new)
            }
        }
    }

    /// Forgets all announcements after a reload or an update, because index paths stand for other items now.
    func forget() {
        announced = []
        lastOffset = nil
    }
}
