import Foundation

/// A drawing command of ``UIView/draw(_:)``, in view coordinates.
enum DrawingCommand {
    case path(CGPath, PathPaint)
    case text(TextRun)
    case image(UIImage, CGRect)
    /// The beginning of a clip. Commands up to the matching `endClip` are visible only inside the path.
    case beginClip(CGPath, CGPathFillRule)
    case endClip
}
