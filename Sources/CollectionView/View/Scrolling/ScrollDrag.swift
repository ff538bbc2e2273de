import Foundation

/// A finger on a scroll view.
struct ScrollDrag {
    /// Where the content would be if it met no resistance.
    private(set) var offset: CGPoint
    /// Where it was when the finger came.
    private(set) var origin: CGPoint
    private(set) var hasMoved = false
    /// The axes along which the finger moves the content.
    var axes = UIAxis.both
    /// Whether the pull has started refreshing.
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

    /// How far the finger has gone: the other way than the content offset.
    var translation: CGPoint { CGPoint(x: origin.x - offset.x, y: origin.y - offset.y) }
}
