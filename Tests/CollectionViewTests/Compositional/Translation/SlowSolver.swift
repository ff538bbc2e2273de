import Foundation
import LayoutModel

/// A plain model of a compositional section, which works out its frames slowly: box by box, from the outside inward, in
/// the coordinates of the screen. It shares no code with the library, and scrolls vertically.
struct SlowSolver {
    enum Extent {
        case width(Double)
        case height(Double)
        case points(Double)

        /// Returns the extent in points, rounded down to pixels, at two pixels a point.
        func resolved(in room: CGSize) -> Double {
            switch self {
            case .width(let fraction): (fraction * room.width * 2 + 1e-6).rounded(.down) / 2
            case .height(let fraction): (fraction * room.height * 2 + 1e-6).rounded(.down) / 2
            case .points(let points): points
            }
        }

        /// Returns the extent in points, without rounding.
        func exact(in room: CGSize) -> Double {
            switch self {
            case .width(let fraction): fraction * room.width
            case .height(let fraction): fraction * room.height
            case .points(let points): points
            }
        }
    }

    struct Gap {
        var points = 0.0
        var isFlexible = false
    }

    struct Edges {
        var top = Gap(), left = Gap(), bottom = Gap(), right = Gap()
    }

    struct Insets {
        var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
    }

    enum Repetition {
        case fitting
        case count(Int)
        case parts(Int)
    }

    struct List {
        var isRow: Bool
        var subitems: [Node]
        var repetition: Repetition
        var gap: Gap
    }

    final class Node {
        let (width, height): (Extent, Extent)
        let insets: Insets
        let edges: Edges
        let list: List?

        init(_ width: Extent, _ height: Extent, _ insets: Insets, _ edges: Edges, _ list: List?) {
            (self.width, self.height, self.insets, self.edges, self.list) = (width, height, insets, edges, list)
        }
    }

    let group: Node
    let insets: Insets
    let spacing: Double

    /// Returns the frames of items; nil if something does not fit, which other tests cover.
    func frames(count: Int, in view: CGSize) -> [CGRect]? {
        let room = CGSize(width: view.width - insets.left - insets.right, height: view.height)
        let size = CGSize(width: group.width.resolved(in: room), height: group.height.resolved(in: room))
        guard let one = Self.frames(of: group, in: CGRect(origin: .zero, size: size)), !one.isEmpty else { return nil }
        return (0..<count).map { item in
            let number = Double(item / one.count)
            return one[item % one.count].offsetBy(
                dx: insets.left, dy: insets.top + number * (size.height + spacing))
        }
    }

    private static func frames(of node: Node, in box: CGRect) -> [CGRect]? {
        let inner = CGRect(
            x: box.minX + node.insets.left, y: box.minY + node.insets.top,
            width: abs(box.width - node.insets.left - node.insets.right),
            height: abs(box.height - node.insets.top - node.insets.bottom))
        guard let list = node.list else { return [inner] }
        guard let placed = boxes(of: list, in: inner) else { return nil }
        var frames: [CGRect] = []
        for (subnode, box) in placed {
            guard let more = self.frames(of: subnode, in: box) else { return nil }
            frames += more
        }
        return frames
    }

    private static func before(_ node: Node, _ isRow: Bool) -> Gap { isRow ? node.edges.left : node.edges.top }

    private static func after(_ node: Node, _ isRow: Bool) -> Gap { isRow ? node.edges.right : node.edges.bottom }

    /// Returns the size of the room without the gaps.
    private static func rest(of inner: CGRect, _ list: List, _ count: Int) -> CGSize {
        let gaps = list.gap.points * Double(count - 1)
        return list.isRow
            ? CGSize(width: inner.width - gaps, height: inner.height)
            : CGSize(width: inner.width, height: inner.height - gaps)
    }

    private static func fits(_ list: List, _ count: Int, in inner: CGRect) -> Bool {
        let rest = rest(of: inner, list, count)
        let needed = (0..<count).reduce(0.0) { sum, index in
            let node = list.subitems[index % list.subitems.count]
            let extent = list.isRow ? node.width.exact(in: rest) : node.height.exact(in: rest)
            return sum + extent + before(node, list.isRow).points + after(node, list.isRow).points
        }
        return needed <= (list.isRow ? rest.width : rest.height) + 1e-6
    }

    private static func boxes(of list: List, in inner: CGRect) -> [(Node, CGRect)]? {
        var count = 0
        switch list.repetition {
        case .fitting: while count < 100, fits(list, count + 1, in: inner) { count += 1 }
        case .count(let requested): count = requested
        case .parts(let requested): count = requested
        }
        guard count > 0, count < 100 else { return nil }
        let nodes = (0..<count).map { list.subitems[$0 % list.subitems.count] }
        let rest = rest(of: inner, list, count)
        let along = list.isRow ? rest.width : rest.height
        guard along > 1 else { return nil }
        var sizes = nodes.map { CGSize(width: $0.width.resolved(in: rest), height: $0.height.resolved(in: rest)) }
        if case .parts = list.repetition {
            let edges = nodes.reduce(0.0) { $0 + before($1, list.isRow).points + after($1, list.isRow).points }
            let part = ((along - edges) / Double(count) * 2 + 1e-6).rounded(.down) / 2
            guard part > 0 else { return nil }
            for index in sizes.indices {
                if list.isRow { sizes[index].width = part } else { sizes[index].height = part }
            }
        }
        // The gaps between items, and the edge spacing before and after each of them.
        var used = list.gap.points * Double(count - 1)
        var flexible = list.gap.isFlexible ? count - 1 : 0
        for (node, size) in zip(nodes, sizes) {
            used += list.isRow ? size.width : size.height
            for gap in [before(node, list.isRow), after(node, list.isRow)] {
                used += gap.points
                flexible += gap.isFlexible ? 1 : 0
            }
        }
        let left = (list.isRow ? inner.width : inner.height) - used
        guard left >= -1e-6 else { return nil }
        let share = flexible > 0 ? left / Double(flexible) : 0
        var place = list.isRow ? inner.minX : inner.minY
        var boxes: [(Node, CGRect)] = []
        for (index, (node, size)) in zip(nodes, sizes).enumerated() {
            if index > 0 { place += list.gap.points + (list.gap.isFlexible ? share : 0) }
            let (start, end) = (before(node, list.isRow), after(node, list.isRow))
            place += start.points + (start.isFlexible ? share : 0)
            // Across the group, each item has all of the room.
            let (first, last) = (before(node, !list.isRow), after(node, !list.isRow))
            let free =
                (list.isRow ? inner.height - size.height : inner.width - size.width) - first.points - last.points
            guard free >= -1e-6 else { return nil }
            let shares = (first.isFlexible ? 1.0 : 0) + (last.isFlexible ? 1.0 : 0)
            let offset = first.points + (first.isFlexible ? free / shares : 0)
            let origin =
                list.isRow ? CGPoint(x: place, y: inner.minY + offset) : CGPoint(x: inner.minX + offset, y: place)
            boxes.append((node, CGRect(origin: origin, size: size)))
            place += (list.isRow ? size.width : size.height) + end.points + (end.isFlexible ? share : 0)
        }
        return boxes
    }
}
