import Foundation

extension LayerCanvas {
    /// Draws an image in a view: the commands of an image that was drawn, or the picture that the host finds by its name.
    func draw(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode) {
        guard let drawing = image.drawing else { return self.image(image, in: bounds, mode: mode) }
        let place = mode.place(of: image.size, in: bounds)
        guard place.width > 0, place.height > 0, image.size.width > 0, image.size.height > 0 else { return }
        let scale = CATransform3DMakeScale(place.width / image.size.width, place.height / image.size.height, 1)
        let area = CGRect(origin: .zero, size: image.size)
        let center = CGPoint(x: place.midX, y: place.midY)
        beginLayer(LayerPlacement(bounds: area, center: center, transform: scale), opacity: 1, of: nil)
        drawing[...].draw(on: self)
        endLayer()
    }
}
