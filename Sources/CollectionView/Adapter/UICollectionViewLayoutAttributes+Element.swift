import CollectionLayout
import Foundation

extension UICollectionViewLayoutAttributes {
    /// Sets the frame and the look of an element of an arrangement.
    func show(_ element: LayoutElement, at frame: CGRect) {
        self.frame = frame
        zIndex = element.zIndex
        if element.alpha != 1 { alpha = CGFloat(element.alpha) }
        if element.isHidden { isHidden = true }
        if element.transform != .identity { transform3D = CATransform3D(element.transform) }
    }
}

extension CATransform3D {
    /// Makes a matrix that applies the parts in the core's order, about the origin: scale, rotation in the plane,
    /// rotation out of it, perspective, translation.
    init(_ transform: Transform) {
        let scale = CGFloat(transform.scale)
        let (originX, originY) = (CGFloat(transform.origin.x), CGFloat(transform.origin.y))
        self = CATransform3DMakeTranslation(-originX, -originY, 0)
        self = CATransform3DConcat(self, CATransform3DMakeScale(scale, scale, 1))
        self = CATransform3DConcat(self, CATransform3DMakeRotation(CGFloat(transform.rotation), 0, 0, 1))
        self = CATransform3DConcat(self, CATransform3DMakeRotation(CGFloat(transform.rotationX), 1, 0, 0))
        self = CATransform3DConcat(self, CATransform3DMakeRotation(CGFloat(transform.rotationY), 0, 1, 0))
        if transform.perspective > 0 {
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / CGFloat(transform.perspective)
            self = CATransform3DConcat(self, perspective)
        }
        let (x, y) = (CGFloat(transform.translation.x), CGFloat(transform.translation.y))
        self = CATransform3DConcat(self, CATransform3DMakeTranslation(originX + x, originY + y, 0))
    }
}
