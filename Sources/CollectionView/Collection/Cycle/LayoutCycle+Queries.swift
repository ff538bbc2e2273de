import Foundation

extension LayoutCycle {
    var shownCells: [Element] { shown.filter { $0.key.category == .cell } }

    func shownSupplementaries(ofKind kind: String) -> [Element] {
        shown.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
    }

    /// O(k) for k elements on the screen where there is none.
    func view(of key: ElementKey) -> UICollectionReusableView? {
        (known[key] ?? shown.first { $0.key == key })?.view
    }

    func isShowing(_ view: UICollectionReusableView) -> Bool { shown.contains { $0.view === view } }

    /// 0, and a mistake, for sections that do not exist.
    func itemCount(inSection section: Int) -> Int {
        let counts = state.currentCounts
        if !counts.itemCounts.indices.contains(section) {
            CollectionViewDiagnostics.mistake(
                "request for number of items in section \(section) when there are only \(counts.sectionCount) sections in "
                    + "the collection view")
        }
        return counts.itemCount(inSection: section)
    }

    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        if state.isValid, let element = known[key], element.isWanted { return element.attributes.copied() }
        return boundary.attributes(for: key, counts: state.currentCounts)
    }

    func topmostCell(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        return boundary.elements(in: around, counts: state.currentCounts).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }.max { ($0.zIndex, $0.element) < ($1.zIndex, $1.element) }?.indexPath
    }

    /// Has the data source configure the views of items that have one.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let element = known[.cell(path)], element.view != nil else { continue }
            collectionView.views.reconfigure(element)
        }
        if !paths.isEmpty { collectionView.setNeedsLayout() }
    }
}
