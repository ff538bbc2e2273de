/// The directions of a layout's logical axes on the screen.
///
/// The main axis is the scroll axis. In a vertical orientation, it runs down, and the cross axis follows the writing
/// direction. In a horizontal orientation, it follows the writing direction, and the cross axis runs down.
public struct Orientation: Hashable, Sendable {
    /// An axis of the screen.
    public enum Axis: UInt8, Sendable {
        /// The content scrolls up and down, or from side to side.
        case vertical, horizontal
    }

    /// A writing direction.
    public enum Direction: UInt8, Sendable {
        /// The leading edge is on the left, or on the right.
        case leftToRight, rightToLeft
    }

    /// The scroll axis.
    public var axis: Axis
    /// The writing direction.
    public var direction: Direction

    /// Makes an orientation. By default, the writing direction is from left to right.
    public init(_ axis: Axis, _ direction: Direction = .leftToRight) {
        self.axis = axis
        self.direction = direction
    }

    /// Content that scrolls down and reads from left to right.
    public static let vertical = Orientation(.vertical)
    /// Content that scrolls to the right and reads from left to right.
    public static let horizontal = Orientation(.horizontal)

    /// All four orientations: vertical, vertical right-to-left, horizontal, horizontal right-to-left.
    public static let all = [
        Orientation(.vertical, .leftToRight), Orientation(.vertical, .rightToLeft),
        Orientation(.horizontal, .leftToRight), Orientation(.horizontal, .rightToLeft),
    ]

    /// Whether the content starts at its right edge, so that its length moves everything in physical coordinates.
    @inlinable
    public var startsAtRight: Bool { self == Orientation(.horizontal, .rightToLeft) }

    /// Returns the breadth of a physical size: its extent across the scroll axis.
    @inlinable
    public func breadth(of size: Size) -> Double { axis == .vertical ? size.width : size.height }

    /// Returns the length of a physical size: its extent along the scroll axis.
    @inlinable
    public func length(of size: Size) -> Double { axis == .vertical ? size.height : size.width }

    /// Returns the physical size with a length and a breadth.
    @inlinable
    public func size(length: Double, breadth: Double) -> Size {
        axis == .vertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
    }

    /// Returns a logical rectangle in the physical coordinates of content of a given size.
    @inlinable
    public func physical(_ rect: LogicalRect, in content: Size) -> Rect {
        switch (axis, direction) {
        case (.vertical, .leftToRight):
            Rect(x: rect.cross, y: rect.main, width: rect.breadth, height: rect.length)
        case (.vertical, .rightToLeft):
            Rect(x: content.width - rect.crossEnd, y: rect.main, width: rect.breadth, height: rect.length)
        case (.horizontal, .leftToRight):
            Rect(x: rect.main, y: rect.cross, width: rect.length, height: rect.breadth)
        case (.horizontal, .rightToLeft):
            Rect(x: content.width - rect.mainEnd, y: rect.cross, width: rect.length, height: rect.breadth)
        }
    }

    /// Returns a physical rectangle of content of a given size in logical coordinates; the inverse of
    /// ``physical(_:in:)``.
    @inlinable
    public func logical(_ rect: Rect, in content: Size) -> LogicalRect {
        switch (axis, direction) {
        case (.vertical, .leftToRight):
            LogicalRect(main: rect.y, cross: rect.x, length: rect.height, breadth: rect.width)
        case (.vertical, .rightToLeft):
            LogicalRect(main: rect.y, cross: content.width - rect.maxX, length: rect.height, breadth: rect.width)
        case (.horizontal, .leftToRight):
            LogicalRect(main: rect.x, cross: rect.y, length: rect.width, breadth: rect.height)
        case (.horizontal, .rightToLeft):
            LogicalRect(main: content.width - rect.maxX, cross: rect.y, length: rect.width, breadth: rect.height)
        }
    }
}
