import Foundation

/// A drawing command of ``UIView/draw(_:)``, in view coordinates, or of an image.
enum DrawingCommand: Sendable {
    case path(PathOutline, PathPaint)
    case text(TextRun)
    case image(UIImage, CGRect, alpha: CGFloat)
    /// The beginning of a clip. Commands up to the matching `endClip` are visible only inside the path.
    case beginClip(PathOutline, CGPathFillRule)
    case endClip
}
