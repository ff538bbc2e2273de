import Foundation

/// A canvas that inspects some of what ``LayerWalk`` describes, and draws nothing.
///
/// It implements only the methods that it needs. A canvas that draws adopts ``LayerCanvas`` itself, so that the compiler
/// reports every method that it lacks.
@_spi(Host) @MainActor public protocol LayerVisitor: LayerCanvas {}

@_spi(Host) extension LayerVisitor {
    public func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?) {}
    public func endLayer() {}
    public func beginClip(to shape: RoundedRect) {}
    public func endClip() {}
    public func beginMasked() {}
    public func beginMask() {}
    public func endMask() {}
    public func beginShadow(_ shadow: LayerShadow) {}
    public func endShadow() {}
    public func shadow(_ shadow: LayerShadow, of shape: RoundedRect) {}
    public func fill(_ shape: RoundedRect, with color: CGColor) {}
    public func border(_ shape: RoundedRect, width: CGFloat, color: CGColor) {}
    public func gradient(of layer: CAGradientLayer, in shape: RoundedRect) {}
    public func path(_ path: CGPath, _ paint: PathPaint) {}
    public func text(_ run: TextRun) {}
    public func image(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode) {}
}
