/// What ``UIView/draw(_:)`` has drawn, in the coordinates of the view, for a canvas to draw.
enum DrawingCommand {
    case path(CGPath, PathPaint)
    case text(TextRun)
    case image(UIImage, CGRect)
    /// What follows up to the matching `endClip` is seen only inside of the path.
    case beginClip(CGPath, CGPathFillRule)
    case endClip
}
