import CGTK
import CollectionView

/// An immutable node of GTK's render tree. Only the same object is equal.
final class RenderNode: Equatable {
    let pointer: OpaquePointer

    /// Takes over the caller's reference. Returns nil if there is no node, because nothing is visible.
    init?(_ node: OpaquePointer?) {
        guard let node else { return nil }
        pointer = node
    }

    deinit { gsk_render_node_unref(pointer) }

    /// The bounding box.
    var bounds: CGRect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &bounds)
        return CGRect(
            x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height))
    }

    static func == (one: RenderNode, other: RenderNode) -> Bool { one === other }
}
