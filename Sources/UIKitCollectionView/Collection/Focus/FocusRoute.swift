import Foundation

/// The search for the item to which a key moves the focus.
@MainActor struct FocusRoute {
    private let scrollView: UIScrollView
    private let cycle: LayoutCycle
    private let canFocus: (IndexPath) -> Bool

    init(in scrollView: UIScrollView, _ cycle: LayoutCycle, canFocus: @escaping (IndexPath) -> Bool) {
        (self.scrollView, self.cycle, self.canFocus) = (scrollView, cycle, canFocus)
    }

    /// Returns the next item in a direction; nil if there is none.
    func item(_ heading: UIFocusHeading, from path: IndexPath) -> IndexPath? {
        switch heading {
        case .first: return ends(isLast: false)
        case .last: return ends(isLast: true)
        default: break
        }
        let layout = cycle.boundary.layout as? any RevealingLayout
        if layout?.scrollsAcross(section: path.section) == true, isAcross(heading) {
            return onShelf(isForward(heading), from: path)
        }
        return nearest(heading, from: path)
    }

    private var isHorizontal: Bool { scrollView.scrollableAxes == .horizontal }

    private func isAcross(_ heading: UIFocusHeading) -> Bool {
        isHorizontal ? heading == .up || heading == .down : heading == .left || heading == .right
    }

    private func isForward(_ heading: UIFocusHeading) -> Bool {
        let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return heading == .down || heading == (isRightToLeft ? .left : .right)
    }

    /// Returns the neighbor of an item in a section that scrolls across. It is found by index, because it may be out
    /// of view.
    private func onShelf(_ isForward: Bool, from path: IndexPath) -> IndexPath? {
        let count = cycle.state.currentCounts.itemCount(inSection: path.section)
        return numbers(isForward ? path.item + 1..<count : 0..<path.item, isBackward: !isForward).lazy.map {
            IndexPath(item: $0, section: path.section)
        }.first(where: canFocus)
    }

    private func ends(isLast: Bool) -> IndexPath? {
        let counts = cycle.state.currentCounts
        for section in numbers(0..<counts.sectionCount, isBackward: isLast) {
            let items = numbers(0..<counts.itemCount(inSection: section), isBackward: isLast)
            let found = items.lazy.map { IndexPath(item: $0, section: section) }.first(where: canFocus)
            if let found { return found }
        }
        return nil
    }

    /// Returns a lazy sequence, because there may be millions of numbers, of which only the first few are used.
    private func numbers(_ range: Range<Int>, isBackward: Bool) -> AnySequence<Int> {
        isBackward ? AnySequence(range.reversed()) : AnySequence(range)
    }

    /// Returns the nearest item in a direction, at most three times the longer side of the bounds away. Across the
    /// scrolling direction, only items beside the given one are considered, so that the focus stays in its row.
    private func nearest(_ heading: UIFocusHeading, from path: IndexPath) -> IndexPath? {
        let bounds = scrollView.bounds
        guard let origin = cycle.attributes(for: .cell(path))?.frame else { return nil }
        let search = FocusSearch(origin: origin, heading: heading)
        let breadth = isAcross(heading) ? 0 : max(bounds.width, bounds.height)
        let region = search.region(reach: 3 * max(bounds.width, bounds.height), width: breadth)
        var best: (path: IndexPath, distance: CGFloat)?
        for attributes in cycle.boundary.elements(in: region, counts: cycle.state.currentCounts) {
            let other = attributes.indexPath
            guard attributes.representedElementCategory == .cell, other != path, !attributes.isHidden,
                let distance = search.distance(to: attributes.frame), distance < best?.distance ?? .infinity,
                canFocus(other)
            else { continue }
            best = (other, distance)
        }
        return best?.path
    }
}
