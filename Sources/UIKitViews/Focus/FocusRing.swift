import Foundation

/// The ring that marks the focused view.
@MainActor enum FocusRing {
    /// The width of the ring, in points.
    private static let width: CGFloat = 3

    static func draw(around view: UIView, on canvas: any LayerCanvas) {
        let shape = RoundedRect(view.bounds, radius: max(view.layer.cornerRadius, width), corners: .all)
        canvas.border(shape, width: width, color: view.tintColor.cgColor)
    }
}
