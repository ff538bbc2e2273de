import Foundation

/// A target of drawing, such as a window or an SVG picture. ``LayerWalk`` calls it for every layer, from back to front.
///
/// All coordinates are those of the innermost open layer. Animations are already applied to all values.
@_spi(Host) @MainActor public protocol LayerCanvas: AnyObject {
    /// Begins a layer, which contains all content until the matching ``endLayer()``.
    ///
    /// - Parameters:
    ///   - placement: The placement in the surrounding layer.
    ///   - opacity: The opacity of the layer as a whole, greater than 0.
    ///   - view: The view that the layer belongs to, if any.
    func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?)
    func endLayer()

    /// Begins a clip. Content until ``endClip()`` is visible only inside the shape.
    func beginClip(to shape: RoundedRect)
    func endClip()

    /// Begins masked content, which ends at ``beginMask()``. The mask is the content from there to ``endMask()``. The
    /// masked content is visible where the mask is opaque.
    func beginMasked()
    func beginMask()
    func endMask()

    /// Begins content that casts a shadow, which ends at ``endShadow()``. The shadow has the shape of the content.
    func beginShadow(_ shadow: LayerShadow)
    func endShadow()

    func shadow(_ shadow: LayerShadow, of shape: RoundedRect)
    func fill(_ shape: RoundedRect, with color: CGColor)
    /// Draws a border inside the edge of a shape.
    func border(_ shape: RoundedRect, width: CGFloat, color: CGColor)
    func gradient(of layer: CAGradientLayer, in shape: RoundedRect)
    func path(_ path: CGPath, _ paint: PathPaint)
    func text(_ run: TextRun)
    func image(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode)
}
