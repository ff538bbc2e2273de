/// Intervals of the main axis in index order, found by position and moved in bulk.
///
/// It is a packed tree with a fan-out of 16, stored as one array for each level. Every node stores its origin relative
/// to its parent, and its bounds relative to its origin. So moving all later intervals changes at most 16 nodes on each
/// level.
///
/// Intervals may overlap and need not be sorted by position: the ends of a waterfall's frames are not sorted, so that a
/// binary search would miss some. A query finds every interval that overlaps a range.
///
/// A leaf is a page of items, not a frame.
struct IntervalTree: Sendable {
    struct Node: Equatable, Sendable {
        /// The origin, relative to the parent's origin, or absolute on the top level.
        var origin: Double
        /// The start of the interval, relative to the node's origin. An empty node has a start above its end.
        var lower: Double
        /// The end of the interval, relative to the node's origin.
        var upper: Double

        /// Returns whether the interval shares more than an end with a range, given the parent's origin.
        func meets(_ lower: Double, _ upper: Double, from origin: Double) -> Bool {
            origin + self.origin + self.lower < upper && lower < origin + self.origin + self.upper
        }

        /// Returns the end of the interval, given the parent's origin.
        func end(from origin: Double) -> Double { origin + self.origin + upper }

        /// Returns an empty node.
        static func nothing(at origin: Double) -> Node {
            Node(origin: origin, lower: .infinity, upper: -.infinity)
        }

        /// Widens the bounds so that they include a range.
        mutating func cover(_ lower: Double, _ upper: Double) {
            self.lower = min(self.lower, lower)
            self.upper = max(self.upper, upper)
        }

        func moved(by distance: Double) -> Node { Node(origin: origin + distance, lower: lower, upper: upper) }
    }

    private static let shift = 4
    private static let fanOut = 1 << shift
    private static let nothing = (lower: Double.infinity, upper: -Double.infinity)

    /// The levels, beginning with the leaves. The last level has at most 16 nodes.
    private(set) var levels: [[Node]] = [[]]

    /// The bounds of all intervals. If there are none, `lower` is above `upper`.
    private(set) var bounds = Self.nothing

    var count: Int { levels[0].count }

    /// - Parameter leaves: Leaves with absolute origins.
    /// - Complexity: O(n).
    init(leaves: [Node] = []) { replaceTail(from: 0, with: leaves) }

    /// The leaf at an index, with its absolute origin. O(log n).
    subscript(leaf: Int) -> Node { levels[0][leaf].moved(by: origin(above: leaf)) }

    /// Returns the absolute origin of a leaf. O(log n).
    func origin(of leaf: Int) -> Double { origin(above: leaf) + levels[0][leaf].origin }

    /// Returns the absolute origin of a leaf's parent.
    private func origin(above leaf: Int) -> Double {
        var origin = 0.0
        levels.withLentElements { levels in
            for level in 1..<levels.count { origin += levels[level][leaf >> (level * Self.shift)].origin }
        }
        return origin
    }

    /// Calls `body` for every leaf that shares more than an end with a range, in index order, until it returns false.
    /// O(log n + k).
    func forEachLeaf(from lower: Double, to upper: Double, while body: (_ leaf: Int, _ origin: Double) -> Bool) {
        let top = levels.count - 1
        levels.withLentElements { levels in
            _ = Self.visit(0..<levels[top].count, of: levels, at: top, origin: 0, lower, upper, while: body)
        }
    }

    /// - Parameters:
    ///   - range: The indices of the nodes to visit.
    ///   - levels: All levels. They are lent, because each access to an array within an array retains it.
    ///   - level: The level; 0 for leaves.
    ///   - origin: The absolute origin of the parent.
    /// - Returns: Whether `body` always returned true.
    private static func visit(
        _ range: Range<Int>, of levels: LentElements<[Node]>, at level: Int, origin: Double, _ lower: Double,
        _ upper: Double, while body: (Int, Double) -> Bool
    ) -> Bool {
        for index in range {
            let node = levels[level][index]
            let start = origin + node.origin
            guard start + node.lower < upper, lower < start + node.upper else { continue }
            let first = index << shift
            let goesOn =
                level == 0
                ? body(index, start)
                : visit(
                    first..<min(first + fanOut, levels[level - 1].count), of: levels, at: level - 1, origin: start,
                    lower, upper, while: body)
            guard goesOn else { return false }
        }
        return true
    }

    /// Replaces the leaves from `first` on with other leaves with absolute origins. O(leaves + log n).
    mutating func replaceTail(from first: Int, with leaves: [Node]) {
        let height = levels.count
        resize(to: first + leaves.count)
        write(leaves, from: first)
        // On a new level, the bounds of all nodes have to be computed.
        refresh(above: (levels.count > height ? 0 : first)..<count, movingRestBy: 0)
    }

    /// Replaces leaves from `first` on with other leaves with absolute origins, and moves all later ones by `distance`.
    /// O(leaves + log n).
    ///
    /// There must be at least one new leaf, from which the moved nodes are found.
    mutating func replace(from first: Int, with leaves: [Node], movingRestBy distance: Double = 0) {
        write(leaves, from: first)
        refresh(above: first..<(first + leaves.count), movingRestBy: distance)
    }

    /// Removes or adds empty nodes at the end of every level, so that there are `count` leaves.
    private mutating func resize(to count: Int) {
        let node = Node.nothing(at: 0)
        var count = count
        var level = 0
        while true {
            let missing = count - levels[level].count
            if missing < 0 {
                levels[level].removeLast(-missing)
            } else {
                levels[level] += repeatElement(node, count: missing)
            }
            level += 1
            if level == levels.count {
                guard count > Self.fanOut else { return }
                levels.append([])
            }
            count = (count + Self.fanOut - 1) >> Self.shift
        }
    }

    private mutating func write(_ leaves: [Node], from first: Int) {
        // The level is swapped out, because writing into an array within an array is slow.
        var level: [Node] = []
        swap(&level, &levels[0])
        var origin = 0.0
        for offset in leaves.indices {
            let index = first + offset
            if offset == 0 || index % Self.fanOut == 0 { origin = self.origin(above: index) }
            level[index] = leaves[offset].moved(by: -origin)
        }
        swap(&level, &levels[0])
    }

    /// Computes the bounds of the nodes above some leaves again, and moves all later leaves.
    private mutating func refresh(above leaves: Range<Int>, movingRestBy distance: Double) {
        var range = leaves
        for level in levels.indices {
            if level > 0 {
                range = (range.lowerBound >> Self.shift)..<(((range.upperBound - 1) >> Self.shift) + 1)
                for node in range {
                    let first = node << Self.shift
                    let (lower, upper) = bounds(
                        of: first..<min(first + Self.fanOut, levels[level - 1].count), at: level - 1)
                    levels[level][node].lower = lower
                    levels[level][node].upper = upper
                }
            }
            // Only the later siblings of the last node are moved. All nodes after them move with a sibling of an
            // ancestor.
            let siblingsEnd =
                level == levels.count - 1
                ? .max : ((range.upperBound + Self.fanOut - 1) >> Self.shift) << Self.shift
            for node in range.upperBound..<min(siblingsEnd, levels[level].count) {
                levels[level][node].origin += distance
            }
        }
        bounds = bounds(of: levels[levels.count - 1].indices, at: levels.count - 1)
    }

    /// Returns the bounds of sibling nodes, relative to their parent.
    private func bounds(of nodes: Range<Int>, at level: Int) -> (lower: Double, upper: Double) {
        var bounds = Self.nothing
        for node in levels[level][nodes] {
            bounds.lower = min(bounds.lower, node.origin + node.lower)
            bounds.upper = max(bounds.upper, node.origin + node.upper)
        }
        return bounds
    }
}
