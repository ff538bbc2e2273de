// Every insertion, deletion and move of sections consists of splitting a tree and joining two trees.
extension SectionTree {
    /// Puts other sections in the place of some. O(log s + sections put in or taken out).
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

    /// A tree of sections: as few nodes as there can be, evenly filled. O(sections).
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

    /// A tree of nodes of equal height that need not be many.
    private init(root nodes: [Self]) {
        // A node above a single one would be a level too many.
        if nodes.count == 1, nodes[0].height > 0 { self = nodes[0] } else { self.init(above: nodes) }
    }

    // MARK: Joining

    /// Adds a tree behind this one. O(difference of the heights).
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

    /// Adds a tree that is not higher behind this one or before it.
    ///
    /// - Returns: a node that has to come right behind this one, if there is no room. Both have their fill then.
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

    /// The sections before an index, and those from there on. O(log s).
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
