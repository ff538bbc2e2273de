/// The shadow that a layer casts.
@_spi(Host) public struct LayerShadow: Hashable, Sendable {
    /// The color, whose opacity counts, too.
    public var color: CGColor
    public var offset: CGSize
    /// The blur, in points: the standard deviation of a normal distribution.
    public var radius: CGFloat
}

extension CALayer {
    /// The layer's shadow; nil for none.
    var shadow: LayerShadow? {
        guard shadowOpacity > 0, var color = shadowColor, color.alpha > 0 else { return nil }
        color.alpha *= CGFloat(min(shadowOpacity, 1))
        return LayerShadow(color: color, offset: shadowOffset, radius: shadowRadius)
    }

    /// Returns the shape of the shadow: the shadow path, or the opaque part. A layer without a background is as opaque
    /// as the first sublayer that fills it: a cell with a picture casts the picture's shadow.
    func shadowShape(_ state: LayerState) -> RoundedRect {
        if let shadowPath { return RoundedRect(shadowPath.boundingBoxOfPath, radius: state.cornerRadius) }
        var (layer, state) = (self, state)
        let bounds = state.placement.bounds
        while (state.backgroundColor?.alpha ?? 0) == 0, state.cornerRadius == 0,
            let inner = (layer.view?.subviews.first?.layer ?? layer.sublayers?.first), !inner.isHidden,
            inner.frame == CGRect(origin: bounds.origin, size: bounds.size)
        {
            (layer, state) = (inner, inner.shownState)
        }
        return RoundedRect(bounds, radius: state.cornerRadius, corners: layer.maskedCorners)
    }
}
