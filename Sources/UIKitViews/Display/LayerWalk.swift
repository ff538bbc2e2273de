import Foundation

/// A walk through the layers of views, with animations applied, that describes them to a canvas.
///
/// It decides the order of layers, which of them are hidden, and where clips and masks apply, so that all hosts agree.
///
/// - Complexity: O(*n*) for *n* views and layers, which are not copied; O(*n* log *n*) if siblings have to be sorted.
@_spi(Host) @MainActor public struct LayerWalk {
    private let canvas: any LayerCanvas

    public init(on canvas: any LayerCanvas) { self.canvas = canvas }

    /// Draws a view at its position in its superview. A hidden view is skipped.
    public func draw(_ view: UIView) {
        view.traitCollection.performAsCurrent { draw(view.layer, of: view, in: view.superview?.layer.perspective) }
    }

    /// Draws the content of a view in the view's coordinates, without its mask.
    public func drawContents(of view: UIView) {
        view.traitCollection.performAsCurrent { drawContents(of: view.layer, view.layer.shownState, of: view) }
    }

    private func draw(_ layer: CALayer, of view: UIView?, in perspective: Perspective?) {
        let state = layer.shownState
        guard !layer.look.isHidden, state.opacity > 0 else { return }
        let placement =
            if let perspective { LayerPlacement(state.placement.seen(in: perspective)) } else {
                LayerPlacement(state.placement)
            }
        canvas.beginLayer(placement, opacity: min(1, state.opacity), of: view)
        if let mask = layer.look.mask {
            canvas.beginMasked()
            drawContents(of: layer, state, of: view)
            canvas.beginMask()
            draw(mask, of: nil, in: nil)
            canvas.endMask()
        } else {
            drawContents(of: layer, state, of: view)
        }
        canvas.endLayer()
    }

    private func drawContents(of layer: CALayer, _ state: LayerState, of view: UIView?) {
        let bounds = state.placement.bounds
        let shape = RoundedRect(bounds, radius: state.cornerRadius, corners: layer.look.maskedCorners)
        // A layer clips its shadow as well, which lies outside.
        let shadow = layer.look.masksToBounds ? nil : layer.shadow
        let shadowShape = shadow == nil ? nil : layer.shadowShape(state)
        if let shadow {
            if let shadowShape { canvas.shadow(shadow, of: shadowShape) } else { canvas.beginShadow(shadow) }
        }
        defer { if shadow != nil, shadowShape == nil { canvas.endShadow() } }
        if let color = state.backgroundColor, color != .clear { canvas.fill(shape, with: color) }
        if layer.look.masksToBounds { canvas.beginClip(to: shape) }
        layer.drawContents(on: canvas, in: shape)
        // What a view draws is the content of its layer, which lies below all sublayers.
        view?.drawContents(on: canvas, in: bounds)
        drawSublayers(of: layer)
        view?.drawOverlay(on: canvas)
        if layer.look.masksToBounds { canvas.endClip() }
        if layer.look.borderWidth > 0, let color = layer.look.borderColor {
            canvas.border(shape, width: layer.look.borderWidth, color: color)
        }
    }

    private func drawSublayers(of layer: CALayer) {
        guard let sublayers = layer.sublayers else { return }
        let perspective = layer.perspective
        for sublayer in layer.hasRaisedSublayers ? sublayers.fromLowestToTopmost : sublayers {
            let view = sublayer.view
            // Computing the traits takes time, so this happens only where they change.
            if let view, view.traitOverrides != .none {
                view.traitCollection.performAsCurrent { draw(sublayer, of: view, in: perspective) }
            } else {
                draw(sublayer, of: view, in: perspective)
            }
        }
    }
}

extension [CALayer] {
    /// The layers sorted from back to front. Does not copy the array if it is sorted already.
    @MainActor fileprivate var fromLowestToTopmost: [CALayer] {
        let isInOrder = zip(self, dropFirst()).allSatisfy { $0.zPosition <= $1.zPosition }
        if isInOrder { return self }
        let places = indices.sorted { (self[$0].zPosition, $0) < (self[$1].zPosition, $1) }
        return places.map { self[$0] }
    }
}
