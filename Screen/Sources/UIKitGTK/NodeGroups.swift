import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// Makes render nodes of groups of parts. A group that consists of the same parts as in the last frame keeps its node.
///
/// Groups are compared by their contents, so nothing has to report that it has changed. Their views are only used to find
/// the group of the last frame: a wrong group costs a comparison, but its node is not used.
@MainActor final class NodeGroups {
    /// A view, and the number of a group in it. Layers that belong to no view count as parts of the view around them.
    private struct Key: Hashable {
        let view: ObjectIdentifier?
        let number: Int
    }

    private struct Kept {
        var parts: [DrawnPart]
        var node: RenderNode?
        var lastFrame: Int
    }

    private struct Open {
        let key: Key
        /// The position of the first part.
        let start: Int
        /// The number of the next group in the same view.
        var next: Int
    }

    private let texts: TextLayouts
    private var kept: [Key: Kept] = [:]
    /// The parts of all open groups, the outermost first. Like `open`, it keeps its memory between frames.
    private var parts: [DrawnPart] = []
    private var open: [Open] = []
    private var frame = 0
    private var usedCount = 0

    init(_ texts: TextLayouts) { self.texts = texts }

    /// Adds a part to the innermost open group.
    func append(_ part: DrawnPart) { parts.append(part) }

    /// Begins a group inside the innermost open one. The outermost group is a frame.
    ///
    /// - Parameter view: The view that begins with the group; nil if the group is another part of the same view.
    func begin(_ view: UIView? = nil) {
        if open.isEmpty { (frame, usedCount) = (frame + 1, 0) }
        let outer = open.last
        let key =
            view.map { Key(view: ObjectIdentifier($0), number: 0) }
            ?? Key(view: outer?.key.view, number: outer?.next ?? 0)
        open.append(Open(key: key, start: parts.count, next: key.number + 1))
    }

    /// Ends the innermost group.
    ///
    /// - Returns: Its node; nil if nothing is visible.
    func end() -> RenderNode? {
        let group = open.removeLast()
        defer { parts.removeLast(parts.count - group.start) }
        if let outer = open.last, outer.key.view == group.key.view { open[open.count - 1].next = group.next }
        let node = node(of: group)
        if open.isEmpty, usedCount < kept.count { kept = kept.filter { $0.value.lastFrame == frame } }
        return node
    }

    private func node(of group: Open) -> RenderNode? {
        if let place = kept.index(forKey: group.key) {
            if kept.values[place].lastFrame < frame { usedCount += 1 }
            kept.values[place].lastFrame = frame
            if !kept.values[place].parts.elementsEqual(parts[group.start...]) {
                kept.values[place].parts.replaceSubrange(0..., with: parts[group.start...])
                kept.values[place].node = makeNode(of: parts[group.start...])
            }
            return kept.values[place].node
        }
        usedCount += 1
        let node = makeNode(of: parts[group.start...])
        kept[group.key] = Kept(parts: Array(parts[group.start...]), node: node, lastFrame: frame)
        return node
    }

    private func makeNode(of parts: ArraySlice<DrawnPart>) -> RenderNode? {
        withUnsafeTemporaryAllocation(of: OpaquePointer?.self, capacity: parts.count) { nodes in
            var count = 0
            for part in parts {
                guard let node = part.makeNode(texts) else { continue }
                nodes.initializeElement(at: count, to: node)
                count += 1
            }
            guard count > 1 else { return count == 0 ? nil : RenderNode(nodes[0]) }
            defer { for node in nodes[..<count] { gsk_render_node_unref(node) } }
            return RenderNode(gsk_container_node_new(nodes.baseAddress, guint(count)))
        }
    }
}
