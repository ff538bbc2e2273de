// Every insertion, deletion and move of sections consists of splitting a tree and joining two trees.
extension SectionTree {
    /// Replaces a range of sections. O(log s + new and old sections).
    mutating func replaceSubrange(_ range: Range<Int>, with sections: [ArrangedSection]) {
        var (head, tail) = root.split(at: range.upperBound)
        root = Node(above: [])
        if !range.isEmpty { (head, _) = head.split(at: range.lowerBound) }
        head.join(Node(of: sections))
        head.join(tail)
        root = head
    }
}

extension SectionTree.Node {
    private static var fanOut: Int { SectionTree.fanOut }

    /// Makes a tree of sections with the smallest number of nodes, evenly filled. O(sections).
    init(of sections: [ArrangedSection]) {
        var level = Array(count: sections.count) { Self(sections[$0]) }
        while level.count > Self.fanOut {
            let (count, nodeCount) = (level.count, (level.count + Self.fanOut - 1) / Self.fanOut)
            level = Array(count: nodeCount) {
                Self(above: Array(level[(count * $0 / nodeCount)..<(count * ($0 + 1) / nodeCount)]))
            }
        }
        self.init(above: level)
    }

    /// Makes a tree of nodes with equal heights.
    private init(root nodes: [Self]) {
        // A node with a single child would be an unnecessary level.
        if nodes.count == 1, nodes[0].height > 0 { self = nodes[0] } else { self.init(above: nodes) }
    }

    // MARK: Joining

    /// Appends a tree to this one. O(difference of the heights).
    mutating func join(_ other: Self) {
        if other.children.isEmpty { return }
        if children.isEmpty {
            self = other
        } else if height >= other.height {
            if let rest = add(other, atEnd: true) { self = Self(above: [self, rest]) }
        } else {
            var all = other
            if let rest = all.add(self, atEnd: false) { all = Self(above: [all, rest]) }
            self = all
        }
    }

    /// Adds a tree that is not higher, at the end of this one or at the start.
    ///
    /// - Returns: A second node, which has to follow this one, if a single one would have too many children.
    private mutating func add(_ other: Self, atEnd: Bool) -> Self? {
        if other.height == height {
            children = atEnd ? children + other.children : other.children + children
        } else {
            let position = atEnd ? children.count - 1 : 0
            if let rest = children[position].add(other, atEnd: atEnd) {
                children = Array(children[...position]) + [rest] + Array(children[(position + 1)...])
            }
        }
        var rest: Self?
        if children.count > Self.fanOut {
            rest = Self(above: Array(children[(children.count / 2)...]))
            children.removeLast(children.count - children.count / 2)
        }
        refresh()
        return rest
    }

    // MARK: Splitting

    /// Returns the sections before an index, and those from it on. O(log s).
    func split(at index: Int) -> (Self, Self) {
        var (position, first) = (0, 0)
        while position < children.count, first + children[position].extent.count <= index {
            first += children[position].extent.count
            position += 1
        }
        var head = Self(root: Array(children[..<position]))
        if first == index { return (head, Self(root: Array(children[position...]))) }
        var (end, tail) = children[position].split(at: index - first)
        head.join(end)
        tail.join(Self(root: Array(children[(position + 1)...])))
        return (head, tail)
    }
}
