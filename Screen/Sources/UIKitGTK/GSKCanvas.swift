import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// A canvas that creates GTK's render nodes.
@MainActor final class GSKCanvas: LayerCanvas {
    private let texts: TextLayouts
    private let shadows: ShadowTextures
    private let pictures: PictureStore
    private var grid: PixelGrid
    /// The snapshot of everything, and those of the open masks.
    private var snapshots: [OpaquePointer]
    /// Whether each open layer is translucent.
    private var isTranslucent: [Bool] = []
    private var masked: [OpaquePointer?] = []

    init(on snapshot: OpaquePointer, with parts: CanvasParts, scale: CGFloat) {
        (snapshots, grid) = ([snapshot], PixelGrid(scale: scale))
        (texts, shadows, pictures) = (parts.texts, parts.shadows, parts.pictures)
        pictures.beginFrame()
    }

    private var snapshot: OpaquePointer { snapshots[snapshots.count - 1] }

    // MARK: Nesting

    func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?) {
        grid.beginLayer(placement)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_transform(snapshot, placement.transform())
        isTranslucent.append(opacity < 1)
        if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    }

    func endLayer() {
        if isTranslucent.removeLast() { gtk_snapshot_pop(snapshot) }
        gtk_snapshot_restore(snapshot)
        grid.endLayer()
    }

    func beginClip(to shape: RoundedRect) {
        beginAlignedClip(to: grid.align(shape))
    }

    private func beginAlignedClip(to shape: RoundedRect) {
        if shape.radius > 0 {
            var clip = GskRoundedRect(shape)
            gtk_snapshot_push_rounded_clip(snapshot, &clip)
        } else {
            var clip = graphene_rect_t(shape.rect)
            gtk_snapshot_push_clip(snapshot, &clip)
        }
    }

    func endClip() { gtk_snapshot_pop(snapshot) }

    func beginMasked() { snapshots.append(gtk_snapshot_new()) }

    func beginMask() {
        masked.append(gtk_snapshot_free_to_node(snapshots.removeLast()))
        snapshots.append(gtk_snapshot_new())
    }

    /// Uses Cairo, because mask nodes exist only since GTK 4.10.
    func endMask() {
        let mask = gtk_snapshot_free_to_node(snapshots.removeLast())
        let contents = masked.removeLast()
        defer { for node in [mask, contents] where node != nil { gsk_render_node_unref(node) } }
        guard let mask, let contents else { return }
        draw(in: contents.bounds) { cairo in
            cairo_push_group(cairo)
            gsk_render_node_draw(mask, cairo)
            let pattern = cairo_pop_group(cairo)
            cairo_push_group(cairo)
            gsk_render_node_draw(contents, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    private func draw(in bounds: CGRect, _ body: (OpaquePointer) -> Void) {
        var area = graphene_rect_t(bounds)
        // Not `gtk_snapshot_append_cairo`: in a scaled snapshot, GTK 4.8 scales before it translates, and draws outside
        // the node.
        guard let node = gsk_cairo_node_new(&area), let cairo = gsk_cairo_node_get_draw_context(node) else { return }
        body(cairo)
        cairo_destroy(cairo)
        gtk_snapshot_append_node(snapshot, node)
        gsk_render_node_unref(node)
    }

    // MARK: Drawing

    func shadow(_ shadow: LayerShadow, of shape: RoundedRect) {
        guard let (texture, place) = shadows.texture(of: shadow, around: shape, scale: grid.scale) else { return }
        var area = graphene_rect_t(place.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
        gtk_snapshot_append_texture(snapshot, texture, &area)
    }

    func fill(_ shape: RoundedRect, with color: CGColor) {
        let shape = grid.align(shape)
        var (area, paint) = (graphene_rect_t(shape.rect), GdkRGBA(color))
        inside(shape) { gtk_snapshot_append_color(snapshot, &paint, &area) }
    }

    func border(_ shape: RoundedRect, width: CGFloat, color: CGColor) {
        var outline = GskRoundedRect(grid.align(shape))
        let widths = [Float](repeating: Float(grid.align(width: width)), count: 4)
        let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }

    func gradient(of layer: CAGradientLayer, in shape: RoundedRect) {
        let stops = layer.stops.map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) }
        guard !stops.isEmpty else { return }
        let shape = grid.align(shape)
        let (from, to) = (layer.start(in: shape.rect), layer.end(in: shape.rect))
        var (area, start, end) = (graphene_rect_t(shape.rect), graphene_point_t(from), graphene_point_t(to))
        inside(shape) {
            guard layer.type == .radial else {
                return gtk_snapshot_append_linear_gradient(snapshot, &area, &start, &end, stops, gsize(stops.count))
            }
            let radius = max(abs(to.x - from.x), abs(to.y - from.y))
            gtk_snapshot_append_radial_gradient(
                snapshot, &area, &start, Float(radius), Float(radius), 0, 1, stops, gsize(stops.count))
        }
    }

    private func inside(_ shape: RoundedRect, _ body: () -> Void) {
        guard shape.radius > 0 else { return body() }
        beginAlignedClip(to: shape)
        body()
        endClip()
    }

    func path(_ path: CGPath, _ paint: PathPaint) {
        let overhang = paint.stroke == nil ? 1 : paint.lineWidth * max(1, paint.miterLimit) + 1
        draw(in: path.boundingBoxOfPath.insetBy(dx: -overhang, dy: -overhang)) { cairo in
            path.trace(on: cairo)
            paint.fill(cairo)
            paint.stroke(cairo)
        }
    }

    func text(_ run: TextRun) {
        guard let layout = texts.layout(of: run) else { return }
        var height: Int32 = 0
        pango_layout_get_size(layout, nil, &height)
        let origin = CGPoint(x: run.bounds.minX, y: run.bounds.midY - points(height) / 2)
        var (corner, color) = (graphene_point_t(origin), GdkRGBA(run.color))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &corner)
        gtk_snapshot_append_layout(snapshot, layout, &color)
        gtk_snapshot_restore(snapshot)
    }

    func image(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode) {
        let place = grid.align(mode.place(of: image.size, in: bounds))
        guard let texture = pictures.texture(for: image, size: place.size, scale: grid.scale) else {
            return fill(RoundedRect(place), with: PictureStore.placeholder)
        }
        var area = graphene_rect_t(place)
        gtk_snapshot_append_texture(snapshot, texture, &area)
    }
}

extension OpaquePointer {
    /// The bounding box of this render node.
    fileprivate var bounds: CGRect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(self, &bounds)
        return CGRect(
            x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height))
    }
}

/// The caches that are shared by all frames.
@MainActor struct CanvasParts {
    let texts: TextLayouts
    let shadows = ShadowTextures()
    let pictures: PictureStore

    init(pictures: PictureStore, fonts: ScreenFonts) {
        (self.pictures, texts) = (pictures, TextLayouts(fonts))
    }
}
