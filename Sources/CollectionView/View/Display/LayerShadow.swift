/// What a layer throws on what lies below it.
@_spi(Host) public struct LayerShadow: Hashable, Sendable {
    /// How opaque the color is counts, too.
    public var color: CGColor
    public var offset: CGSize
    /// How far it is blurred, in points: the deviation of a normal distribution.
    public var radius: CGFloat
}

extension CALayer {
    /// Nil for none.
    var shadow: LayerShadow? {
        guard shadowOpacity > 0, var color = shadowColor, color.alpha > 0 else { return nil }
        color.alpha *= CGFloat(min(shadowOpacity, 1))
        return LayerShadow(color: color, offset: shadowOffset, radius: shadowRadius)
    }

    /// What throws the shadow: the path that says so, or what is opaque. A layer without a color of its own is as opaque as the first
    /// layer in it that fills it: a cell with a picture throws the shadow of the picture.
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
