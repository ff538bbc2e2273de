import Foundation

extension CALayer {
    /// Where the layer is seen in the one that contains it, whose perspective counts.
    func placement(in container: CALayer?) -> Placement {
        guard let container, container.sublayerTransform != CATransform3DIdentity else { return placement }
        return placement.seen(through: container.sublayerTransform, about: container.placement.anchorPoint)
    }

    /// What is done to the layer about its position, by itself and by the one that contains it.
    package func transform(in container: CALayer?) -> CATransform3D { placement(in: container).transform }
}
