import CollectionView
import Foundation

/// Where a section that scrolls across may be scrolled to.
struct SlowShelf {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let groups: [(start: Double, end: Double)]
    let length: Double
    let viewport: Double

    private var last: Double { max(0, length - viewport) }

    var range: ClosedRange<Double> {
        guard behavior == .groupPagingCentered, let first = stops.first else { return 0...last }
        return first...max(first, stops.last ?? first)
    }

    /// The offsets at which a group or a page is in its position.
    private var stops: [Double] {
        switch behavior {
        case .none, .continuous: []
        case .paging: Array(stride(from: 0, to: last, by: viewport)) + [last]
        case .continuousGroupLeadingBoundary, .groupPaging: groups.map { min($0.start, last) }
        case .groupPagingCentered: groups.map { ($0.start + $0.end - viewport) / 2 }
        }
    }

    /// Returns the offset at which scrolling comes to rest; nil if two are about as good.
    ///
    /// - Parameters:
    ///   - offset: The offset of the finger's last touch.
    ///   - proposed: The offset at which scrolling would end by itself.
    ///   - velocity: Its sign is the direction.
    func rest(from offset: Double, proposed: Double, velocity: Double) -> Double? {
        func clamped(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
        switch behavior {
        case .none: return nil
        case .continuous: return clamped(proposed)
        case .continuousGroupLeadingBoundary: return nearest(to: clamped(proposed))
        case .paging, .groupPaging, .groupPagingCentered:
            let offset = clamped(offset)
            if velocity == 0 { return nearest(to: offset) }
            if stops.contains(where: { abs($0 - offset) < 0.5 }) { return nil }
            return velocity > 0
                ? stops.filter { $0 > offset }.min() ?? stops.last : stops.filter { $0 < offset }.max() ?? stops.first
        }
    }

    private func nearest(to offset: Double) -> Double? {
        let sorted = stops.sorted { abs($0 - offset) < abs($1 - offset) }
        guard let best = sorted.first else { return nil }
        if let second = sorted.first(where: { abs($0 - best) > 0.5 }), abs(second - offset) - abs(best - offset) < 1 {
            return nil
        }
        return best
    }
}
