import Foundation

/// The animatable properties of a layer.
struct LayerState {
    var placement = Placement()
    var opacity: CGFloat = 1
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var backgroundColor: CGColor?
    /// The drawn part of a shape's lines, from 0 to 1.
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1

    /// The background color, which is clear where there is none.
    var paint: CGColor {
        get { backgroundColor ?? .clear }
        set { backgroundColor = newValue }
    }

    /// The components of the state that an animation can change.
    static let numbers: [WritableKeyPath<LayerState, CGFloat> & Sendable] = [
        \.placement.position.x, \.placement.position.y,
        \.placement.bounds.origin.x, \.placement.bounds.origin.y,
        \.placement.bounds.size.width, \.placement.bounds.size.height,
        \.placement.transform.m11, \.placement.transform.m12, \.placement.transform.m13, \.placement.transform.m14,
        \.placement.transform.m21, \.placement.transform.m22, \.placement.transform.m23, \.placement.transform.m24,
        \.placement.transform.m31, \.placement.transform.m32, \.placement.transform.m33, \.placement.transform.m34,
        \.placement.transform.m41, \.placement.transform.m42, \.placement.transform.m43, \.placement.transform.m44,
        \.opacity, \.zPosition, \.cornerRadius,
        \.paint.red, \.paint.green, \.paint.blue, \.paint.alpha,
        \.strokeStart, \.strokeEnd,
    ]
}
