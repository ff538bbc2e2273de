import Foundation

/// A scale of zoomed content, and the part of it that is visible.
struct ZoomPlace: Equatable {
    var scale: CGFloat
    var offset: CGPoint

    /// Returns the place at another scale that leaves a point where it is.
    ///
    /// - Parameters:
    ///   - point: The point, relative to the upper left corner of the visible part.
    ///   - origin: The upper left corner of the content, which does not scale.
    func scaled(to newScale: CGFloat, keeping point: CGPoint, origin: CGPoint) -> ZoomPlace {
        let ratio = newScale / scale
        return ZoomPlace(
            scale: newScale,
            offset: CGPoint(
                x: (offset.x + point.x - origin.x) * ratio + origin.x - point.x,
                y: (offset.y + point.y - origin.y) * ratio + origin.y - point.y))
    }

    /// Returns the place at a fraction of the way to another one.
    ///
    /// The visible rectangle changes evenly, measured in content of scale 1. An interpolated scale and offset would let
    /// the content swing sideways on the way.
    func interpolated(to end: ZoomPlace, _ fraction: CGFloat) -> ZoomPlace {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
        let scale = 1 / mix(1 / scale, 1 / end.scale)
        return ZoomPlace(
            scale: scale,
            offset: CGPoint(
                x: mix(offset.x / self.scale, end.offset.x / end.scale) * scale,
                y: mix(offset.y / self.scale, end.offset.y / end.scale) * scale))
    }
}
