import Foundation
import UIKitViews

extension LayoutCycle {
    /// Returns the cell of an item, which is on the screen or waits for it.
    func cell(at path: IndexPath) -> UICollectionViewCell? {
        view(of: .cell(path)) as? UICollectionViewCell ?? waiting[path]
    }

    /// Creates cells for items in a rectangle, a few at a time, nearest to the visible bounds first.
    func prepareCells(in rect: CGRect, nearestTo bounds: CGRect) {
        var candidates = known.cellsToPrepare(in: rect)
        if candidates.count > Self.maximumPreparedAtOnce {
            func distance(_ frame: CGRect) -> CGFloat { abs(frame.midX - bounds.midX) + abs(frame.midY - bounds.midY) }
            candidates.sort { (distance($0.frame), $0.key) < (distance($1.frame), $1.key) }
        }
        holdingPaths {
            for element in candidates.prefix(Self.maximumPreparedAtOnce) where !awaitsBatch {
                element.isPrepared = true
                let path = element.key.indexPath
                guard waiting[path] == nil, let cell = views.view(for: element) as? UICollectionViewCell
                else {
                    continue
                }
                // The data source has reloaded everything meanwhile.
                guard known[element.key] === element else { return views.recycle(cell) }
                showState(of: cell, at: path)
                keepWaiting(cell, for: path)
                UICollectionView.didPrepareCell?(cell)
            }
        }
    }

    /// The most cells prepared ahead in one frame.
    private static let maximumPreparedAtOnce = 2

    /// Takes a cell off the screen and keeps it for its item, which may be visible again soon.
    func keepWaiting(_ cell: UICollectionViewCell, for path: IndexPath) {
        waiting.put(cell, for: path)
        if cell.containsFirstResponder { keepEdited(cell, for: path) } else { cell.removeFromSuperview() }
        // Waiting cells take memory: there are about as many as fit on the screen, but no more than 32.
        dropWaiting(exceeding: min(max(4, shown.count), 32))
    }

    /// Puts the cells that have waited longest into the reuse pool.
    func dropWaiting(exceeding count: Int = 0) {
        for (path, cell) in waiting.shrink(to: count, keeping: editedCell) {
            known[.cell(path)]?.isPrepared = false
            views.recycle(cell)
        }
    }

    func moveWaiting(through map: ElementMap) {
        for cell in waiting.follow(map) { views.recycle(cell) }
    }

    /// Removes and returns the waiting cell of an element; nil if there is none.
    func takeWaiting(for element: Element) -> UICollectionViewCell? {
        guard element.key.category == .cell, let cell = waiting.take(element.key.indexPath) else { return nil }
        element.isPrepared = false
        UIView.performWithoutAnimation { cell.adopt(element.attributes) }
        return cell
    }
}

extension UICollectionView {
    /// Called with each cell that is made before it is visible. A host then decodes its images.
    @_spi(Host) public static var didPrepareCell: ((UICollectionViewCell) -> Void)?
}
