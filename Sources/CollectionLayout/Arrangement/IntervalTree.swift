/// Stretches of the main axis in index order, found by position and moved in bulk.
///
/// A packed tree of fan-out 16, without sorting and without node objects: one array a level. Every node keeps its origin
/// relative to its parent, and the bounds of what it covers relative to its origin. So a query finds every stretch that
/// meets a range whatever their order — stretches may overlap, and the ends of a waterfall's frames are not sorted, which
/// is why a binary search would lose some — and everything behind a point moves by touching 16 nodes a level.
///
/// It is not a collection of frames: a leaf stands for a block of items, or for a section.
struct IntervalTree: Sendable {
    struct Node: Equatable, Sendable {
        /// Relative to the parent's origin; absolute at the top.
        var origin: Double
        /// Relative to the own origin. Empty where `lower` is above `upper`.
        var lower: Double
        var upper: Double

        func moved(by distance: Double) -> Node { Node(origin: origin + distance, lower: lower, upper: upper) }
    }

    private static let shift = 4
    private static let fanOut = 1 << shift

    /// The leaves first; the last level has at most 16 nodes.
    private(set) var levels: [[Node]]

    /// The bounds of everything, or nil where there is nothing.
    private(set) var bounds: (lower: Double, upper: Double)?

    var count: Int { levels[0].count }

    /// - Parameter leaves: with absolute origins.
    /// - Complexity: O(n).
    init(leaves: [Node] = []) {
        levels = [[]]
        replaceTail(from: 0, with: leaves)
    }

    /// Puts other leaves (with absolute origins) in the place of those from `first` on, more or fewer.
    /// O(leaves + log n).
    mutating func replaceTail(from first: Int, with leaves: [Node]) {
        replaceTail(at: 0, from: first, with: leaves)
        refreshBounds()
    }

    private mutating func replaceTail(at level: Int, from first: Int, with nodes: [Node]) {
        if level == levels.count - 1 {
            levels[level].removeSubrange(first...)
            guard levels[level].count + nodes.count > Self.fanOut else {
                levels[level] += nodes
                return
            }
            let all = levels[level] + nodes
            levels[level] = []
            levels.append([])
            return replaceTail(at: level, from: 0, with: all)
        }
        // The group that stays in part has to be bounded anew, too.
        let group = first >> Self.shift
        let begun = group << Self.shift
        var all = nodes
        if begun < first {
            let origin = originOfParent(of: begun, at: level)
            all = levels[level][begun..<first].map { $0.moved(by: origin) } + nodes
        }
        levels[level].removeSubrange(begun...)
        // Where most of it is new; else arrays grow as they do, so that appending stays cheap.
        if all.count > begun { levels[level].reserveCapacity(begun + all.count) }
        var parents: [Node] = []
        parents.reserveCapacity(all.count / Self.fanOut + 1)
        for start in stride(from: 0, to: all.count, by: Self.fanOut) {
            var parent = Node(origin: all[start].origin, lower: .infinity, upper: -.infinity)
            for node in all[start..<min(start + Self.fanOut, all.count)] {
                let child = node.moved(by: -parent.origin)
                parent.lower = min(parent.lower, child.origin + child.lower)
                parent.upper = max(parent.upper, child.origin + child.upper)
                levels[level].append(child)
            }
            parents.append(parent)
        }
        replaceTail(at: level + 1, from: group, with: parents)
    }

    /// The leaves from `first` on, with absolute origins. O(leaves).
    func leaves(from first: Int) -> [Node] {
        guard levels.count > 1 else { return Array(levels[0][first...]) }
        var leaves: [Node] = []
        leaves.reserveCapacity(count - first)
        var next = first
        while next < count {
            let origin = originOfParent(of: next, at: 0)
            let end = min((next >> Self.shift + 1) << Self.shift, count)
            for leaf in next..<end { leaves.append(levels[0][leaf].moved(by: origin)) }
            next = end
        }
        return leaves
    }

    /// The absolute origin of a leaf. O(log n).
    func origin(of leaf: Int) -> Double {
        var origin = 0.0
        for level in levels.indices { origin += levels[level][leaf >> (level * Self.shift)].origin }
        return origin
    }

    /// Calls `body` for every leaf that shares more than an end with the range, in index order. O(log n + k).
    func forEachLeaf(from lower: Double, to upper: Double, _ body: (_ leaf: Int, _ origin: Double) -> Void) {
        let top = levels.count - 1
        levels.withUnsafeBufferPointer { levels in
            guard let leaves = levels.baseAddress else { return }
            Self.visit(0..<levels[top].count, of: leaves + top, at: top, origin: 0, lower, upper, body)
        }
    }

    /// - Parameter nodes: those of a level. By a pointer, because an array in an array is retained whenever it is asked.
    private static func visit(
        _ range: Range<Int>, of nodes: UnsafePointer<[Node]>, at level: Int, origin: Double, _ lower: Double,
        _ upper: Double, _ body: (Int, Double) -> Void
    ) {
        for index in range {
            let node = nodes.pointee[index]
            let start = origin + node.origin
            guard start + node.lower < upper, lower < start + node.upper else { continue }
            if level == 0 {
                body(index, start)
            } else {
                let first = index << shift
                let children = first..<min(first + fanOut, (nodes - 1).pointee.count)
                visit(children, of: nodes - 1, at: level - 1, origin: start, lower, upper, body)
            }
        }
    }

    /// Puts other leaves (with absolute origins) in the place of those from `first` on, and moves all that come after
    /// them by `distance`. O(leaves + log n).
    ///
    /// At least one leaf is replaced: the move of the rest ends at the nodes above it.
    mutating func replace(from first: Int, with leaves: [Node], movingRestBy distance: Double = 0) {
        defer { refreshBounds() }
        move(from: first + leaves.count, by: distance)
        for (offset, leaf) in leaves.enumerated() {
            let index = first + offset
            levels[0][index] = leaf
            if levels.count > 1 { levels[0][index].origin -= originOfParent(of: index, at: 0) }
        }
        guard levels.count > 1, !leaves.isEmpty else { return }
        // Whatever moved is a later sibling of a node above the last leaf replaced, so that its parent is one of these.
        var range = first..<(first + leaves.count)
        for level in 1..<levels.count {
            range = (range.lowerBound >> Self.shift)..<(((range.upperBound - 1) >> Self.shift) + 1)
            for node in range { refreshBounds(of: node, at: level) }
        }
    }

    /// Moves every leaf from `first` on. O(log n): the later siblings of each node on the way up.
    private mutating func move(from first: Int, by distance: Double) {
        guard distance != 0 else { return }
        var first = first
        for level in levels.indices {
            // A whole group moves with its parent; touching the nodes instead would leave the parent's bounds behind.
            let isTop = level == levels.count - 1
            let nextGroup = (first + Self.fanOut - 1) >> Self.shift
            let end = isTop ? levels[level].count : min(nextGroup << Self.shift, levels[level].count)
            guard first < levels[level].count else { return }
            for node in first..<end { levels[level][node].origin += distance }
            first = nextGroup
        }
    }

    /// The absolute origin of what is above a node.
    private func originOfParent(of node: Int, at level: Int) -> Double {
        var origin = 0.0
        for above in (level + 1)..<levels.count {
            origin += levels[above][node >> ((above - level) * Self.shift)].origin
        }
        return origin
    }

    private func children(ofGroupFrom first: Int, at level: Int) -> Range<Int> {
        first..<min(first + Self.fanOut, levels[level].count)
    }

    private mutating func refreshBounds() {
        bounds = nil
        for node in levels[levels.count - 1] where node.lower <= node.upper {
            let (lower, upper) = (node.origin + node.lower, node.origin + node.upper)
            bounds = bounds.map { (min($0.lower, lower), max($0.upper, upper)) } ?? (lower, upper)
        }
    }

    private mutating func refreshBounds(of node: Int, at level: Int) {
        var lower = Double.infinity
        var upper = -Double.infinity
        for child in children(ofGroupFrom: node << Self.shift, at: level - 1) {
            let child = levels[level - 1][child]
            lower = min(lower, child.origin + child.lower)
            upper = max(upper, child.origin + child.upper)
        }
        levels[level][node].lower = lower
        levels[level][node].upper = upper
    }
}
