import Foundation

extension CALayer {
    /// Returns the layer's placement in a container, with the container's sublayer transform applied.
    func placement(in container: CALayer?) -> Placement { placement.seen(in: container) }
}

extension Placement {
    /// Returns the placement in a container layer, with the container's sublayer transform applied.
    @MainActor func seen(in container: CALayer?) -> Placement {
        guard let container, container.sublayerTransform != CATransform3DIdentity else { return self }
        return seen(through: container.sublayerTransform, about: container.placement.anchorPoint)
    }
}
