/// A drawing command of ``UIView/draw(_:)``, in the coordinates of the view.
enum DrawingCommand {
    case path(CGPath, PathPaint)
    case text(TextRun)
    case image(UIImage, CGRect)
    /// Later commands up to the matching `endClip` are visible only inside of the path.
    case beginClip(CGPath, CGPathFillRule)
    case endClip
}
