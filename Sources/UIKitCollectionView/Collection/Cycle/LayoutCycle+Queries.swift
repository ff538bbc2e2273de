import Foundation

extension LayoutCycle {
    var shownCells: [Element] { shown.filter { $0.key.category == .cell && !($0.view is GapCell) } }

    func shownSupplementaries(ofKind kind: String) -> [Element] {
        shown.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
    }

    /// Returns an element's view; nil if there is none.
    ///
    /// - Complexity: O(1) for known elements, else O(*k*) for *k* elements on the screen.
    func view(of key: ElementPath) -> UICollectionReusableView? {
        (known[key] ?? shown.first { $0.key == key })?.view
    }

    /// Whether a view is in use for an element, on the screen or off it.
    func isUsing(_ view: UICollectionReusableView) -> Bool {
        shown.contains { $0.view === view } || waiting.contains(view)
    }

    /// Warns if the layout asks for views while it is being prepared. Which views there are depends on the layout's
    /// answers, so that it receives the views of the last pass.
    func warnIfLayingOut(_ message: String) {
        #if DEBUG
            guard state.isPreparing else { return }
            boundary.warnOnce(
                "\(type(of: boundary.layout)) calls \(message) while it is prepared: views do not exist yet")
        #endif
    }

    /// Returns the number of items in a section. For a section that does not exist, it is 0, and a mistake is reported.
    func itemCount(inSection section: Int) -> Int {
        let counts = state.currentCounts
        if !counts.itemCounts.indices.contains(section) {
            CollectionViewDiagnostics.mistake(
                "request for number of items in section \(section) when there are only \(counts.sectionCount) sections in "
                    + "the collection view")
        }
        return counts.itemCount(inSection: section)
    }

    func attributes(for key: ElementPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        if state.isValid, let attributes = known.attributes(for: key) { return attributes.copied() }
        return boundary.attributes(for: key, counts: state.currentCounts)
    }

    func topmostCell(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        return boundary.elements(in: around, counts: state.currentCounts).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }.max { ($0.zIndex, $0.element) < ($1.zIndex, $1.element) }?.indexPath
    }

    /// Asks the data source to configure the existing views of elements again.
    func reconfigure(_ keys: [ElementPath]) {
        for key in keys {
            if let element = known[key], element.view != nil {
                configureAgain(element)
            } else if key.category == .cell, let cell = waiting[key.indexPath], let attributes = cell.layoutAttributes {
                let element = Element(attributes.copied(for: key))
                element.view = cell
                configureAgain(element)
            }
        }
        if !keys.isEmpty { setNeedsLayout() }
    }

    private func configureAgain(_ element: Element) {
        if views.reconfigure(element) { measureAgain(element) }
    }
}
