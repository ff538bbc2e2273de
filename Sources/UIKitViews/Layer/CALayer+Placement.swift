import Foundation

/// A transform of all content about a point.
struct Perspective {
    let transform: CATransform3D
    let center: CGPoint
}

extension CALayer {
    /// The transform of the sublayers; nil for the identity.
    var perspective: Perspective? {
        look.sublayerTransform.map { Perspective(transform: $0, center: state.placement.anchorPoint) }
    }

    /// Returns the layer's placement in a container, with the container's sublayer transform applied.
    func placement(in container: CALayer) -> Placement { container.perspective.map(placement.seen) ?? placement }
}
