import Foundation

extension UIView {
    /// Returns a copy of the view's current appearance, which does not change with the view.
    ///
    /// The copy is at the origin, opaque and not transformed.
    func pictured() -> UIView {
        let picture = copyOfTree()
        picture.layer.transform = CATransform3DIdentity
        picture.alpha = 1
        picture.isHidden = false
        picture.frame.origin = .zero
        return picture
    }

    private func copyOfTree() -> UIView {
        let copy = lookalike()
        copy.isUserInteractionEnabled = false
        copy.layer.copyLook(of: layer)
        for subview in subviews where !subview.isHidden { copy.addSubview(subview.copyOfTree()) }
        return copy
    }

    private func lookalike() -> UIView {
        switch self {
        case let label as UILabel:
            let copy = UILabel(frame: bounds)
            (copy.text, copy.font, copy.textColor) = (label.text, label.font, label.textColor)
            (copy.textAlignment, copy.numberOfLines) = (label.textAlignment, label.numberOfLines)
            return copy
        case let image as UIImageView:
            let copy = UIImageView(frame: bounds)
            copy.image = image.shownImage
            return copy
        default: return UIView(frame: bounds)
        }
    }

    /// Returns a copy of the part of the view's current appearance that is inside a rectangle.
    func pictured(in rect: CGRect) -> UIView {
        let window = UIView(frame: CGRect(origin: .zero, size: rect.size))
        window.clipsToBounds = true
        let picture = pictured()
        picture.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        window.addSubview(picture)
        return window
    }
}
