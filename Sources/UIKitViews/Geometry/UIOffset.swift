import Foundation

/// A displacement, in points. Positive distances go to the right and down.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance downward, in points.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// Creates an offset without distance.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates an offset from its distances, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
