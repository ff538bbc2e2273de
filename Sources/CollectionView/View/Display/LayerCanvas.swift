/// What layers are drawn on: a picture's text, a window. ``LayerWalk`` tells it what there is, from the lowest to the topmost.
///
/// Everything is in the coordinates of the innermost layer that has begun and not ended. A canvas knows nothing of animations:
/// what it is told is as it is seen at this moment.
@_spi(Host) @MainActor public protocol LayerCanvas: AnyObject {
    /// What is drawn from here to ``endLayer()`` lies in a layer.
    ///
    /// - Parameters:
    ///   - placement: where it lies in the layer around it.
    ///   - opacity: of all of it together, above 0.
    ///   - view: whose layer it is, if it is a view's.
    func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?)
    func endLayer()

    /// What is drawn from here to ``endClip()`` is seen only inside of a shape.
    func beginClip(to shape: RoundedRect)
    func endClip()

    /// What is drawn from here to ``beginMask()`` is seen as far as what is drawn from there to ``endMask()`` is opaque.
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
