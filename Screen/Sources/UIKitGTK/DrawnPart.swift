import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// A part of a frame. It consists of values only, so equal parts have the same pixels, whenever they are drawn.
enum DrawnPart: Equatable {
    case fill(RoundedRect, CGColor)
    case border(RoundedRect, width: CGFloat, CGColor)
    case gradient(DrawnGradient, RoundedRect)
    case path(CGPath, PathPaint)
    case text(TextRun)
    case texture(Texture, CGRect)
    case node(RenderNode)
    case placed(RenderNode, LayerPlacement, opacity: CGFloat)
    case clipped(RenderNode, RoundedRect)
    case masked(RenderNode, by: RenderNode)
    case shadowed(RenderNode, LayerShadow)
}

/// The colors of a gradient, and where they are.
struct DrawnGradient: Equatable {
    let stops: [CAGradientLayer.Stop]
    let isRadial: Bool
    let start: CGPoint
    let end: CGPoint
}

extension DrawnPart {
    /// Returns a node, which the caller releases; nil if nothing is visible.
    @MainActor func makeNode(_ texts: TextLayouts) -> OpaquePointer? {
        switch self {
        case .fill(let shape, let color):
            var (area, paint) = (graphene_rect_t(shape.rect), GdkRGBA(color))
            return Self.clip(gsk_color_node_new(&paint, &area), to: shape)
        case .border(let shape, let width, let color):
            var outline = GskRoundedRect(shape)
            let widths = [Float](repeating: Float(width), count: 4)
            return gsk_border_node_new(&outline, widths, [GdkRGBA](repeating: GdkRGBA(color), count: 4))
        case .gradient(let gradient, let shape): return Self.clip(gradient.makeNode(in: shape.rect), to: shape)
        case .path(let path, let paint): return Self.makeNode(path, paint)
        case .text(let run): return Self.makeNode(run, texts)
        case .texture(let texture, let place):
            var area = graphene_rect_t(place)
            return gsk_texture_node_new(texture.pointer, &area)
        case .node(let node): return gsk_render_node_ref(node.pointer)
        case .placed(let node, let placement, let opacity): return Self.place(node, placement, opacity)
        case .clipped(let node, let shape):
            guard shape.radius == 0 else { return Self.clip(gsk_render_node_ref(node.pointer), to: shape) }
            var area = graphene_rect_t(shape.rect)
            return gsk_clip_node_new(node.pointer, &area)
        case .masked(let node, let mask): return Self.mask(node, by: mask)
        case .shadowed(let node, let shadow):
            // GTK's radius is twice the standard deviation.
            var description = GskShadow(
                color: GdkRGBA(shadow.color), dx: Float(shadow.offset.width), dy: Float(shadow.offset.height),
                radius: Float(2 * shadow.radius))
            return gsk_shadow_node_new(node.pointer, &description, 1)
        }
    }

    /// Cuts off round corners of a node that has the frame of a shape, and takes over the reference to it.
    private static func clip(_ node: OpaquePointer?, to shape: RoundedRect) -> OpaquePointer? {
        guard let node, shape.radius > 0 else { return node }
        defer { gsk_render_node_unref(node) }
        var clip = GskRoundedRect(shape)
        return gsk_rounded_clip_node_new(node, &clip)
    }

    private static func place(_ node: RenderNode, _ placement: LayerPlacement, _ opacity: CGFloat) -> OpaquePointer? {
        let translucent = opacity < 1 ? gsk_opacity_node_new(node.pointer, Float(opacity)) : nil
        let node = translucent ?? gsk_render_node_ref(node.pointer)
        // There is no transform if the layer is at the origin.
        guard let transform = placement.transform() else { return node }
        defer {
            gsk_transform_unref(transform)
            gsk_render_node_unref(node)
        }
        return gsk_transform_node_new(node, transform)
    }

    /// Uses Cairo, because mask nodes exist only since GTK 4.10.
    private static func mask(_ node: RenderNode, by mask: RenderNode) -> OpaquePointer? {
        draw(in: node.bounds) { cairo in
            cairo_push_group(cairo)
            gsk_render_node_draw(mask.pointer, cairo)
            let pattern = cairo_pop_group(cairo)
            cairo_push_group(cairo)
            gsk_render_node_draw(node.pointer, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    private static func makeNode(_ path: CGPath, _ paint: PathPaint) -> OpaquePointer? {
        let overhang = paint.stroke == nil ? 1 : paint.lineWidth * max(1, paint.miterLimit) + 1
        return draw(in: path.boundingBoxOfPath.insetBy(dx: -overhang, dy: -overhang)) { cairo in
            path.trace(on: cairo)
            paint.fill(cairo)
            paint.stroke(cairo)
        }
    }

    private static func draw(in bounds: CGRect, _ body: (OpaquePointer) -> Void) -> OpaquePointer? {
        var area = graphene_rect_t(bounds)
        guard let node = gsk_cairo_node_new(&area), let cairo = gsk_cairo_node_get_draw_context(node) else {
            return nil
        }
        body(cairo)
        cairo_destroy(cairo)
        return node
    }

    @MainActor private static func makeNode(_ run: TextRun, _ texts: TextLayouts) -> OpaquePointer? {
        guard let layout = texts.layout(of: run) else { return nil }
        var height: Int32 = 0
        pango_layout_get_size(layout, nil, &height)
        let origin = CGPoint(x: run.bounds.minX, y: run.bounds.midY - points(height) / 2)
        var (corner, color) = (graphene_point_t(origin), GdkRGBA(run.color))
        // Only a snapshot makes nodes of a layout, which may contain several fonts and lines.
        let snapshot = gtk_snapshot_new()
        gtk_snapshot_translate(snapshot, &corner)
        gtk_snapshot_append_layout(snapshot, layout, &color)
        return gtk_snapshot_free_to_node(snapshot)
    }
}

extension DrawnGradient {
    fileprivate func makeNode(in rect: CGRect) -> OpaquePointer? {
        let stops = stops.map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) }
        let count = gsize(stops.count)
        var (area, from, to) = (graphene_rect_t(rect), graphene_point_t(start), graphene_point_t(end))
        guard isRadial else { return gsk_linear_gradient_node_new(&area, &from, &to, stops, count) }
        let radius = Float(max(abs(end.x - start.x), abs(end.y - start.y)))
        return gsk_radial_gradient_node_new(&area, &from, radius, radius, 0, 1, stops, count)
    }
}
