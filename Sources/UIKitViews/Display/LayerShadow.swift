import Foundation

/// The shadow of a layer.
@_spi(Host) public struct LayerShadow: Hashable, Sendable {
    /// The color, including the opacity of the shadow.
    public var color: CGColor
    public var offset: CGSize
    /// The standard deviation of the Gaussian blur, in points.
    public var radius: CGFloat
}

extension CALayer {
    /// The layer's shadow. Nil if it has none.
    var shadow: LayerShadow? {
        guard look.shadowOpacity > 0, var color = look.shadowColor, color.alpha > 0 else { return nil }
        color.alpha *= CGFloat(min(look.shadowOpacity, 1))
        return LayerShadow(color: color, offset: look.shadowOffset, radius: look.shadowRadius)
    }

    /// Returns the shape of the shadow: the shadow path's bounding box, or the opaque part of the layer.
    ///
    /// A layer without a background has the shape of its first sublayer if that fills it. So a cell with a picture casts
    /// the picture's shadow. Returns nil if nothing fills the layer, whose content then casts the shadow, as texts do.
    func shadowShape(_ state: LayerState) -> RoundedRect? {
        if let shadowPath { return RoundedRect(shadowPath.boundingBoxOfPath, radius: state.cornerRadius) }
        var (layer, state) = (self, state)
        let bounds = state.placement.bounds
        while !layer.isFilled(state), state.cornerRadius == 0,
            let inner = layer.sublayers?.first, !inner.isHidden,
            inner.frame == CGRect(origin: bounds.origin, size: bounds.size)
        {
            (layer, state) = (inner, inner.shownState)
        }
        guard layer.isFilled(state) else { return nil }
        return RoundedRect(bounds, radius: state.cornerRadius, corners: layer.maskedCorners)
    }

    /// Whether the layer has a background, a gradient or a picture. Pictures count as opaque, because most are photographs.
    private func isFilled(_ state: LayerState) -> Bool {
        if let color = state.backgroundColor, color.alpha > 0 { return true }
        if let picture = view as? UIImageView { return picture.image != nil && picture.contentMode != .scaleAspectFit }
        return self is CAGradientLayer
    }
}
