import Foundation

/// The pictures of dragged items. They lie above everything else. The finger holds the first one where it was touched.
@MainActor package final class DragPreviews {
    package private(set) var views: [ObjectIdentifier: UIView] = [:]
    /// The distances from the finger to the centers of the pictures.
    private var distances: [ObjectIdentifier: CGVector] = [:]
    private unowned let root: UIView
    private var point: CGPoint

    private static let scale: CGFloat = 1.05
    /// The distance between the pictures of two items, in points.
    private static let step: CGFloat = 6

    /// - Parameters:
    ///   - root: The view to which the pictures are added, above its other subviews.
    ///   - point: The position of the finger in `root`.
    package init(in root: UIView, at point: CGPoint) { (self.root, self.point) = (root, point) }

    /// Adds the picture of an item.
    ///
    /// - Parameter frame: The frame of the item's view in `root`.
    package func add(_ item: UIDragItem, picturing view: UIView, frame: CGRect, _ parameters: UIDragPreviewParameters?)
    {
        let preview: UIDragPreview?
        if let provider = item.previewProvider {
            preview = provider()
        } else {
            preview = UIDragPreview(view: view.pictured(), parameters: parameters ?? UIDragPreviewParameters())
        }
        guard let preview else { return }
        let shown = preview.view
        let key = ObjectIdentifier(item)
        let start = CGPoint(x: frame.midX, y: frame.midY)
        let index = CGFloat(views.count)
        // The first item stays where the finger has touched it. Others gather behind it.
        distances[key] =
            index == 0
            ? CGVector(dx: start.x - point.x, dy: start.y - point.y)
            : CGVector(dx: index * Self.step, dy: index * Self.step)
        UIView.performWithoutAnimation {
            shown.isUserInteractionEnabled = false
            shown.layer.zPosition = CGFloat(Int32.max) - index
            if let color = preview.parameters.backgroundColor { shown.backgroundColor = color }
            if let path = preview.parameters.visiblePath {
                let mask = CAShapeLayer()
                mask.path = path.cgPath
                shown.layer.mask = mask
            }
            root.addSubview(shown)
            shown.center = start
        }
        views[key] = shown
        UIView.animate(withDuration: DragAnimation.duration) {
            shown.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
            shown.center = self.center(of: key)
        }
    }

    package func move(to point: CGPoint) {
        self.point = point
        UIView.performWithoutAnimation { for (key, view) in views { view.center = center(of: key) } }
    }

    private func center(of key: ObjectIdentifier) -> CGPoint {
        let distance = distances[key] ?? .zero
        return CGPoint(x: point.x + distance.dx, y: point.y + distance.dy)
    }

    /// Animates the picture of an item to its final position, and then removes it.
    ///
    /// - Parameter change: Sets the final position, within the animation. It receives the picture and its superview.
    package func land(
        _ item: UIDragItem, with animation: DragAnimation,
        _ change: @escaping (_ picture: UIView, _ root: UIView) -> Void
    ) {
        let view = views.removeValue(forKey: ObjectIdentifier(item))
        animation.addCompletion { _ in view?.removeFromSuperview() }
        let root = root
        animation.run { if let view { change(view, root) } }
    }
}
