/// A point in physical coordinates: `x` to the right, `y` down.
public struct Point: Hashable, Sendable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top edge, in points.
    public var y: Double

    /// Makes a point from its coordinates, in points.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A size in physical coordinates, in points.
public struct Size: Hashable, Sendable {
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// Makes a size from its extents, in points.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in physical coordinates, in points, from the left and the top edge of the content.
///
/// Hosts use it. Layouts work with ``LogicalRect`` instead.
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// Makes a rectangle from its left edge, its top edge and its extents, in points.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The left edge.
    @inlinable public var minX: Double { x }
    /// The top edge.
    @inlinable public var minY: Double { y }
    /// The right edge.
    @inlinable public var maxX: Double { x + width }
    /// The bottom edge.
    @inlinable public var maxY: Double { y + height }
    /// The width and the height.
    @inlinable public var size: Size { Size(width: width, height: height) }

    /// Returns whether the two rectangles share more than an edge.
    @inlinable
    public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
