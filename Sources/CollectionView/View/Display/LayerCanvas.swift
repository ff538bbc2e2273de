/// The target of drawing: the text of a picture, or a window. ``LayerWalk`` calls it for every layer, from the lowest
/// to the topmost.
///
/// All coordinates are those of the innermost open layer. A canvas does not know about animations: it is told the state
/// at this moment.
@_spi(Host) @MainActor public protocol LayerCanvas: AnyObject {
    /// Begins a layer, which contains everything until the matching ``endLayer()``.
    ///
    /// - Parameters:
    ///   - placement: The position in the surrounding layer.
    ///   - opacity: The opacity of the layer as a whole, above 0.
    ///   - view: whose layer it is, if it is a view's.
    func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?)
    func endLayer()

    /// Begins a clip: everything until ``endClip()`` is visible only inside of a shape.
    func beginClip(to shape: RoundedRect)
    func endClip()

    /// Begins masked content, which ends at ``beginMask()``. It is visible where the content from there to
    /// ``endMask()`` is opaque.
    func beginMasked()
    func beginMask()
    func endMask()

    func shadow(_ shadow: LayerShadow, of shape: RoundedRect)
    func fill(_ shape: RoundedRect, with color: CGColor)
    /// A line inside of the edge.
    func border(_ shape: RoundedRect, width: CGFloat, color: CGColor)
    func gradient(of layer: CAGradientLayer, in shape: RoundedRect)
    func path(_ path: CGPath, _ paint: PathPaint)
    func text(_ run: TextRun)
    func image(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode)
}
