import Foundation

extension LayerCanvas {
    /// Draws an image, also one that consists of drawing commands.
    ///
    /// - Parameters:
    ///   - tint: The color of images that are drawn in one color and specify none.
    ///   - prefersTemplate: Whether an image without a rendering mode is drawn in one color.
    func draw(
        _ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode, tint: UIColor = .black,
        prefersTemplate: Bool = false
    ) {
        let color = image.color(tint: tint, prefersTemplate: prefersTemplate)?.cgColor
        if let color, let commands = image.symbolCommands(color: color) {
            let side = SymbolShape.side
            return draw(commands, of: CGSize(width: side, height: side), in: mode.place(of: image.size, in: bounds))
        }
        guard let color, !image.isSymbolImage else { return drawUntinted(image, in: bounds, mode: mode) }
        // The image is where the color is opaque.
        beginMasked()
        path(CGPath(rect: mode.place(of: image.size, in: bounds), transform: nil), PathPaint(fill: color))
        beginMask()
        drawUntinted(image, in: bounds, mode: mode)
        endMask()
    }

    private func drawUntinted(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode) {
        guard let drawing = image.drawing else { return self.image(image, in: bounds, mode: mode) }
        draw(drawing, of: image.size, in: mode.place(of: image.size, in: bounds))
    }

    /// Draws commands for a size in a place of another size.
    private func draw(_ commands: [DrawingCommand], of size: CGSize, in place: CGRect) {
        guard place.width > 0, place.height > 0, size.width > 0, size.height > 0 else { return }
        let scale = CATransform3DMakeScale(place.width / size.width, place.height / size.height, 1)
        let center = CGPoint(x: place.midX, y: place.midY)
        beginLayer(
            LayerPlacement(bounds: CGRect(origin: .zero, size: size), center: center, transform: scale), opacity: 1,
            of: nil)
        commands[...].draw(on: self)
        endLayer()
    }
}
