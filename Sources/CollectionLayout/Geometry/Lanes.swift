/// The number of lanes in a layout: columns if scrolling is vertical.
public enum Lanes: Hashable, Sendable {
    /// A fixed number of lanes. Numbers below 1 are 1.
    case count(Int)
    /// As many lanes as fit if each of them has at least this breadth, in points. There is always at least one lane.
    case minimumBreadth(Double)

    /// Divides a breadth into lanes.
    ///
    /// - Parameters:
    ///   - breadth: The breadth, in points.
    ///   - spacing: The distance between two lanes, in points.
    ///   - most: The maximum number of lanes.
    public func divide(_ breadth: Double, spacing: Double, most: Int = LaneGrid.maximumLaneCount) -> LaneGrid {
        let breadth = LayoutUnit.length(breadth)
        let spacing = LayoutUnit.length(spacing)
        let count: Int
        switch self {
        case .count(let requested):
            count = requested
        case .minimumBreadth(let minimum):
            let step = LayoutUnit.length(minimum) + spacing
            count = step > 0 ? Int(min((breadth + spacing) / step, 1e6)) : most
        }
        return LaneGrid(count: max(1, min(count, most, LaneGrid.maximumLaneCount)), breadth: breadth, spacing: spacing)
    }
}

/// Lanes of equal breadth, side by side from the leading edge.
///
/// The breadth is rounded down to the grid of ``LayoutUnit``, so that an item has the same length in every lane. Less
/// than one unit for each lane remains at the trailing edge. Browsers instead carry the fractions of `1fr` from track
/// to track, so that some of their lanes are a unit broader than others.
public struct LaneGrid: Hashable, Sendable {
    /// The maximum number of lanes of any layout. Larger numbers are reduced to it.
    public static let maximumLaneCount = 4096

    /// The number of lanes; at least 1.
    public let count: Int
    /// The breadth of a single lane, in points.
    public let laneBreadth: Double
    /// The distance from the start of a lane to the start of the next, in points.
    @usableFromInline let step: Double

    init(count: Int, breadth: Double, spacing: Double) {
        // If the spacing would leave no room for the lanes, it is reduced, so that lanes never have a negative breadth.
        let gap = LayoutUnit.roundedDown(min(spacing, breadth / Double(count)))
        self.count = count
        laneBreadth = LayoutUnit.roundedDown((breadth - gap * Double(count - 1)) / Double(count))
        step = laneBreadth + gap
    }

    /// Returns the start of a lane, in points from the leading edge.
    @inlinable
    public func start(of lane: Int) -> Double { Double(lane) * step }

    /// Returns the breadth of an item that covers `span` lanes, in points.
    @inlinable
    public func breadth(of span: Int) -> Double { Double(span - 1) * step + laneBreadth }

    /// Returns the lane that begins nearest to a position, in points from the leading edge.
    @inlinable
    public func lane(at cross: Double) -> Int {
        step > 0 && cross > 0 ? Int(min(cross / step + 0.5, Double(count - 1))) : 0
    }
}
