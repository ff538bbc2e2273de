import Foundation

extension CGRect {
    /// Whether the two have more in common than an edge that one has on its right or at its bottom, as on Apple's platforms:
    /// a rectangle contains its left and top edges and not the others.
    ///
    /// Foundation's method on Linux is content with any edge. This one takes its place in a file that imports UIKit and not
    /// Foundation; in a file that imports both, Foundation's is called.
    // A file that imports Foundation only by way of this module sees this method alone. For one that imports both by name the
    // two would be ambiguous, if this one were not the less favored.
    @_disfavoredOverload
    public func intersects(_ rect2: CGRect) -> Bool {
        guard !isNull, !rect2.isNull else { return false }
        return CGRect.overlap(minX, maxX, rect2.minX, rect2.maxX) && CGRect.overlap(minY, maxY, rect2.minY, rect2.maxY)
    }

    /// Whether two spans have a point in common, where each contains its start and not its end. A span without length is its start.
    private static func overlap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
        start == otherStart || start < otherEnd && otherStart < end
    }
}
