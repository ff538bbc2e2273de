extension ArraySlice<DrawingCommand> {
    /// Draws the commands up to the end of the current clip.
    ///
    /// - Returns: The commands after the clip.
    @discardableResult @MainActor func draw(on canvas: any LayerCanvas) -> ArraySlice {
        var rest = self
        while let command = rest.popFirst() {
            switch command {
            case .path(let path, let paint): canvas.path(CGPath(path), paint)
            case .text(let run): canvas.text(run)
            case .image(let image, let place, let alpha): canvas.draw(image, in: place, alpha: alpha)
            case .beginClip(let path, let rule):
                canvas.beginMasked()
                rest = rest.draw(on: canvas)
                canvas.beginMask()
                canvas.path(CGPath(path), PathPaint(fill: .black, fillRule: rule))
                canvas.endMask()
            case .endClip: return rest
            }
        }
        return rest
    }
}

extension LayerCanvas {
    fileprivate func draw(_ image: UIImage, in place: CGRect, alpha: CGFloat) {
        if alpha < 1 { beginMasked() }
        draw(image, in: place, mode: .scaleToFill)
        guard alpha < 1 else { return }
        beginMask()
        path(CGPath(rect: place, transform: nil), PathPaint(fill: CGColor(red: 0, green: 0, blue: 0, alpha: alpha)))
        endMask()
    }
}
