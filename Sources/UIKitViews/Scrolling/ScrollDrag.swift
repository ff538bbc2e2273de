import Foundation

/// The drag of a scroll view by a finger.
struct ScrollDrag {
    /// The offset that the content would have without resistance at its ends.
    private(set) var offset: CGPoint
    /// The offset at the beginning of the drag.
    private(set) var origin: CGPoint
    private(set) var hasMoved = false
    /// The axes along which the finger moves the content.
    var axes = UIAxis.both
    /// Whether the drag has started a refresh.
    var hasRefreshed = false

    init(at offset: CGPoint) { (self.offset, origin) = (offset, offset) }

    mutating func move(by distance: CGVector) {
        offset = offset + distance
        hasMoved = true
    }

    mutating func shift(by distance: CGVector) {
        offset = offset + distance
        origin = origin + distance
    }

    /// The movement of the finger, which is opposite to that of the content offset.
    var translation: CGPoint { CGPoint(x: origin.x - offset.x, y: origin.y - offset.y) }
}
