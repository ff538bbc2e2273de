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
            case .image(let image, let place): canvas.draw(image, in: place, mode: .scaleToFill)
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
