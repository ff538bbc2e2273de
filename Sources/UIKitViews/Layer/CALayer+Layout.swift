import Foundation

/// The layout of layers that belong to no view. Views are laid out together with their layers.
extension CALayer {
    /// Marks the layers around this one, up to the view that contains them, so that the next layout of the view finds it.
    func markPendingLayout() {
        containsPendingLayout = true
        var above = superlayer
        while let layer = above, !layer.containsPendingLayout {
            layer.containsPendingLayout = true
            if let view = layer.view { return view.markPendingLayout() }
            above = layer.superlayer
        }
    }

    /// Lays out the sublayers, and those inside them, that need layout.
    func layOutSublayers() {
        guard containsPendingLayout else { return }
        containsPendingLayout = false
        for sublayer in sublayers ?? [] where sublayer.view == nil { sublayer.layOutTree() }
    }

    /// Lays out the layer if it needs layout, and the layers inside.
    func layOutTree() {
        if needsLayout {
            needsLayout = false
            layoutSublayers()
        }
        layOutSublayers()
    }
}
