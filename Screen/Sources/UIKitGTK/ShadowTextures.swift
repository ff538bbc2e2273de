import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// The textures of shadows. Equal shapes share one, because without a GPU, GTK takes several milliseconds to draw each
/// shadow in each frame.
@MainActor final class ShadowTextures {
    private struct Key: Hashable {
        let size: CGSize
        let radius: CGFloat
        let corners: CACornerMask
        let blur: CGFloat
        let color: CGColor
        let scale: CGFloat
    }

    private static let maximumTextureCount = 64

    private var textures: [Key: Texture] = [:]

    /// Returns the shadow of a shape, without its offset.
    ///
    /// - Returns: The texture and its frame.
    func texture(
        of shadow: LayerShadow, around shape: RoundedRect, scale: CGFloat
    ) -> (texture: Texture, place: CGRect)? {
        // Beyond three standard deviations, nothing is visible.
        let margin = (3 * shadow.radius).rounded(.up) + 1
        let key = Key(
            size: shape.rect.size, radius: shape.radius, corners: shape.corners, blur: shadow.radius,
            color: shadow.color, scale: scale)
        let place = shape.rect.insetBy(dx: -margin, dy: -margin)
        guard let texture = textures[key] ?? draw(key, margin) else { return nil }
        return (texture, place)
    }

    private func draw(_ key: Key, _ margin: CGFloat) -> Texture? {
        if textures.count >= Self.maximumTextureCount { textures = [:] }
        let (size, scale) = (key.size, key.scale)
        let (width, height) = ((size.width + 2 * margin) * scale, (size.height + 2 * margin) * scale)
        guard width > 0, height > 0, width < 8192, height < 8192,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(width.rounded(.up)), Int32(height.rounded(.up)))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        let cairo = cairo_create(surface)
        cairo_scale(cairo, scale, scale)
        let rect = CGRect(x: margin, y: margin, width: size.width, height: size.height)
        // GTK leaves out the shadow inside of the outline. The outline therefore lies beside the texture, and its shadow is
        // moved into it.
        let beside = size.width + 2 * margin
        var outline = GskRoundedRect(
            RoundedRect(rect.offsetBy(dx: -beside, dy: 0), radius: key.radius, corners: key.corners))
        var color = GdkRGBA(key.color)
        // GTK's radius is twice the standard deviation.
        let node = gsk_outset_shadow_node_new(&outline, &color, Float(beside), 0, 0, Float(2 * key.blur))
        gsk_render_node_draw(node, cairo)
        gsk_render_node_unref(node)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let stride = cairo_image_surface_get_stride(surface)
        let bytes = g_bytes_new(
            cairo_image_surface_get_data(surface), gsize(stride * cairo_image_surface_get_height(surface)))
        defer { g_bytes_unref(bytes) }
        let texture = Texture(
            gdk_memory_texture_new(
                cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface),
                GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride)))
        textures[key] = texture
        return texture
    }
}
