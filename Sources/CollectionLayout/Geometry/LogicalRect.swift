/// A rectangle along the axes of a layout, in points.
///
/// `main` runs along the scroll axis, and `cross` across it from the leading edge. The size along `main` is the
/// `length`, the size along `cross` the `breadth`. Layouts use logical coordinates only, so that one algorithm serves
/// both axes and both writing directions. ``Orientation`` converts them into physical coordinates.
public struct LogicalRect: Hashable, Sendable, BitwiseCopyable {
    /// The start along the main axis, in points.
    public var main: Double
    /// The start across, from the leading edge, in points.
    public var cross: Double
    /// The extent along the main axis, in points.
    public var length: Double
    /// The extent across, in points.
    public var breadth: Double

    /// Makes a rectangle from its start and its extent along both axes, in points.
    @inlinable
    public init(main: Double, cross: Double, length: Double, breadth: Double) {
        self.main = main
        self.cross = cross
        self.length = length
        self.breadth = breadth
    }

    /// The end along the main axis, in points.
    @inlinable public var mainEnd: Double { main + length }

    /// The end across, in points from the leading edge.
    @inlinable public var crossEnd: Double { cross + breadth }

    /// Returns the rectangle moved along both axes.
    @inlinable
    public func offset(main distance: Double, cross sideways: Double = 0) -> LogicalRect {
        LogicalRect(main: main + distance, cross: cross + sideways, length: length, breadth: breadth)
    }

    /// The nearest valid rectangle: NaN is 0, distances are clamped to ``LayoutUnit/farthest``, and negative extents
    /// are 0.
    @inlinable
    public var sanitized: LogicalRect {
        let farthest = LayoutUnit.farthest
        // A comparison with NaN is false, so NaN does not pass.
        let isValid =
            main.magnitude <= farthest && cross.magnitude <= farthest && length >= 0 && length <= farthest
            && breadth >= 0 && breadth <= farthest
        return isValid ? self : nearestValid
    }

    @inline(never)  // Keeps the loops that call it small, because it is rarely necessary.
    @usableFromInline
    var nearestValid: LogicalRect {
        LogicalRect(
            main: LayoutUnit.position(main), cross: LayoutUnit.position(cross),
            length: max(0, LayoutUnit.position(length)), breadth: max(0, LayoutUnit.position(breadth)))
    }

    /// Returns whether the two rectangles share more than an edge.
    @inlinable
    public func intersects(_ other: LogicalRect) -> Bool {
        main < other.mainEnd && other.main < mainEnd && cross < other.crossEnd && other.cross < crossEnd
    }
}

/// Distances from the edges of a section to its items, in points.
public struct LogicalInsets: Hashable, Sendable {
    /// The inset before the first item along the main axis, in points.
    public let start: Double
    /// The inset after the last item along the main axis, in points.
    public let end: Double
    /// The inset at the leading side, in points.
    public let leading: Double
    /// The inset at the trailing side, in points.
    public let trailing: Double

    /// No insets.
    public static let zero = LogicalInsets(all: 0)

    /// Makes insets. Invalid distances (negative, infinite, not a number) become finite; see ``LayoutUnit/length(_:)``.
    public init(start: Double = 0, end: Double = 0, leading: Double = 0, trailing: Double = 0) {
        self.start = LayoutUnit.length(start)
        self.end = LayoutUnit.length(end)
        self.leading = LayoutUnit.length(leading)
        self.trailing = LayoutUnit.length(trailing)
    }

    /// Makes insets that are the same on all four sides, in points.
    public init(all distance: Double) {
        self.init(start: distance, end: distance, leading: distance, trailing: distance)
    }
}
