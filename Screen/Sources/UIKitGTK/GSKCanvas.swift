import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// A canvas that creates GTK's render nodes, frame after frame. What has not changed keeps its nodes.
@MainActor final class GSKCanvas: LayerCanvas {
    private let shadows = ShadowTextures()
    private let pictures: PictureStore
    private let groups: NodeGroups
    private var grid = PixelGrid(scale: 1)
    /// The placements of the open layers.
    private var layers: [(placement: LayerPlacement, opacity: CGFloat)] = []
    /// The shapes of the open clips.
    private var clips: [RoundedRect] = []
    /// The shadows of the open content that casts one.
    private var castShadows: [LayerShadow] = []
    /// What the open masks apply to; nil where nothing is visible.
    private var masked: [RenderNode?] = []

    init(pictures: PictureStore, fonts: ScreenFonts) {
        (self.pictures, groups) = (pictures, NodeGroups(TextLayouts(fonts)))
    }

    /// Returns the node of a window's current frame; nil if nothing is visible.
    ///
    /// - Parameter scale: The number of pixels per point.
    func node(of window: UIWindow, scale: CGFloat) -> RenderNode? {
        pictures.beginFrame()
        grid.scale = scale
        groups.begin()
        LayerWalk(on: self).draw(window)
        return groups.end()
    }

    // MARK: Nesting

    func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?) {
        grid.beginLayer(placement)
        layers.append((placement, opacity))
        // The outer group only places the inner one, so a layer that moves keeps the nodes of its content, and one that
        // does not is moved with its siblings.
        groups.begin(view)
        groups.begin()
    }

    func endLayer() {
        grid.endLayer()
        let (placement, opacity) = layers.removeLast()
        if let content = groups.end() { groups.append(.placed(content, placement, opacity: opacity)) }
        if let placed = groups.end() { groups.append(.node(placed)) }
    }

    func beginClip(to shape: RoundedRect) {
        clips.append(aligned(shape))
        groups.begin()
    }

    func endClip() {
        let shape = clips.removeLast()
        if let content = groups.end() { groups.append(.clipped(content, shape)) }
    }

    func beginMasked() { groups.begin() }

    func beginMask() {
        masked.append(groups.end())
        groups.begin()
    }

    func endMask() {
        let mask = groups.end()
        if let content = masked.removeLast(), let mask { groups.append(.masked(content, by: mask)) }
    }

    func beginShadow(_ shadow: LayerShadow) {
        castShadows.append(shadow)
        groups.begin()
    }

    func endShadow() {
        let shadow = castShadows.removeLast()
        if let content = groups.end() { groups.append(.shadowed(content, shadow)) }
    }

    // MARK: Drawing

    /// Returns a shape on the pixels, in GTK's precision. With more digits, a shape that is scrolled by whole pixels would
    /// seem to change, because the distance to its pixels is rounded differently.
    private func aligned(_ shape: RoundedRect) -> RoundedRect {
        let rect = grid.align(shape.rect)
        func rounded(_ length: CGFloat) -> CGFloat { CGFloat(Float(length)) }
        return RoundedRect(
            CGRect(
                x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width), height: rounded(rect.height)),
            radius: shape.radius, corners: shape.corners)
    }

    func shadow(_ shadow: LayerShadow, of shape: RoundedRect) {
        guard let (texture, place) = shadows.texture(of: shadow, around: shape, scale: grid.scale) else { return }
        groups.append(.texture(texture, place.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)))
    }

    func fill(_ shape: RoundedRect, with color: CGColor) { groups.append(.fill(aligned(shape), color)) }

    func border(_ shape: RoundedRect, width: CGFloat, color: CGColor) {
        groups.append(.border(aligned(shape), width: grid.align(width: width), color))
    }

    func gradient(of layer: CAGradientLayer, in shape: RoundedRect) {
        let (stops, shape) = (layer.stops, aligned(shape))
        guard !stops.isEmpty else { return }
        let gradient = DrawnGradient(
            stops: stops, isRadial: layer.type == .radial, start: layer.start(in: shape.rect),
            end: layer.end(in: shape.rect))
        groups.append(.gradient(gradient, shape))
    }

    func path(_ path: CGPath, _ paint: PathPaint) {
        // The app may add to a mutable path after this frame.
        groups.append(.path((path as? CGMutablePath)?.copy() ?? path, paint))
    }

    func text(_ run: TextRun) { groups.append(.text(run)) }

    func image(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode) {
        let place = aligned(RoundedRect(mode.place(of: image.size, in: bounds))).rect
        guard let texture = pictures.texture(for: image, size: place.size, scale: grid.scale) else {
            return fill(RoundedRect(place), with: PictureStore.placeholder)
        }
        groups.append(.texture(texture, place))
    }
}
