import Foundation

extension CALayer {
    /// Where the layer is seen in the one that contains it, whose perspective counts.
    func placement(in container: CALayer?) -> Placement { placement.seen(in: container) }
}

extension Placement {
    /// As it is seen in a layer that contains it, whose perspective counts.
    @MainActor func seen(in container: CALayer?) -> Placement {
        guard let container, container.sublayerTransform != CATransform3DIdentity else { return self }
        return seen(through: container.sublayerTransform, about: container.placement.anchorPoint)
    }
}
