import Foundation

extension CGRect {
    /// Returns whether two rectangles have a point in common, as on Apple's platforms: a rectangle contains its left and top
    /// edges, but not its right and bottom ones, so that neighbors that merely touch do not intersect.
    ///
    /// Foundation on Linux has a method of this name that also counts rectangles that only touch. A file that imports
    /// UIKit alone calls this method; a file that imports both UIKit and Foundation calls Foundation's.
    // A file that sees Foundation only through this module considers this method alone. Where both modules are imported by
    // name, the call would be ambiguous if neither method were disfavored.
    @_disfavoredOverload
    public func intersects(_ rect2: CGRect) -> Bool {
        guard !isNull, !rect2.isNull else { return false }
        return CGRect.overlap(minX, maxX, rect2.minX, rect2.maxX) && CGRect.overlap(minY, maxY, rect2.minY, rect2.maxY)
    }

    /// Whether two half-open spans have a point in common. A span without length counts as its start.
    private static func overlap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool {
        start == otherStart || start < otherEnd && otherStart < end
    }
}
