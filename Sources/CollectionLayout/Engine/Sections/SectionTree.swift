/// The sections of an arrangement in order, found by index and by position.
///
/// It is a counted B⁺-tree: every node stores the number of sections below it, their length and their bounds. So an
/// operation on one section does not visit all sections, and a section that becomes longer moves the later ones without
/// changing them.
///
/// Nodes are values in arrays, whose memory is shared between copies of the tree. If a copy exists, a change copies
/// only the nodes on the path from the root to the section.
struct SectionTree: Sendable {
    /// A section, or the parent of up to 16 nodes of equal height.
    struct Node: Sendable {
        private(set) var extent: SectionExtent
        /// The number of levels below the node; 0 if it is a section.
        let height: UInt8
        var children: [Node]
        fileprivate var section: ArrangedSection?

        init(_ section: ArrangedSection) {
            extent = SectionExtent(section)
            height = 0
            children = []
            self.section = section
        }

        init(above children: [Node]) {
            extent = SectionExtent()
            height = (children.first?.height ?? 0) + 1
            self.children = children
            refresh()
        }

        /// Updates the summary after a change below.
        mutating func refresh() {
            extent = section.map { SectionExtent($0) } ?? SectionExtent()
            for child in children { extent.append(child.extent) }
        }
    }

    /// The maximum number of children of a node. All nodes except the root have at least half as many.
    static let fanOut = 16

    /// The root, which is never a section itself.
    var root: Node

    /// Makes a tree of sections. O(s).
    init(_ sections: [ArrangedSection]) { root = Node(of: sections) }

    var count: Int { root.extent.count }

    var indices: Range<Int> { 0..<count }

    /// The extent of all sections together.
    var extent: SectionExtent { root.extent }

    /// The first section that contains items without a final position; nil if there is none. O(log s).
    var firstUnsettled: Int? {
        if extent.isSettled { return nil }
        var index = 0
        root.children.withLentElements { Node.skipSettled($0, &index) }
        return index
    }

    /// The section at an index, which must exist. O(log s).
    subscript(index: Int) -> ArrangedSection {
        @inline(never)  // It keeps code small. If time matters, use ``read(_:_:)``, which retains nothing.
        get { read(index) { section, _ in section } }
    }

    /// Returns the result of a function of an existing section and its start, relative to the first section. O(log s).
    @inline(__always)  // The walk through the tree is not generic, and not inlined.
    func read<Value>(_ index: Int, _ value: (_ section: ArrangedSection, _ start: Double) -> Value) -> Value {
        var found: Value?
        visit(index) { nodes, position, start in found = value(nodes[position].section!, start) }
        return found!
    }

    /// Returns the start of an existing section, relative to the first one, in points. O(log s).
    func start(of index: Int) -> Double {
        var start = 0.0
        visit(index) { start = $2 }
        return start
    }

    /// Calls `body` with the siblings of a section's node, the node's index among them, and the start of the section.
    @inline(never)  // The walk is compiled once for all callers.
    private func visit(_ index: Int, _ body: (LentElements<Node>, Int, Double) -> Void) {
        precondition(indices.contains(index))
        root.children.withLentElements { Node.visit($0, index, from: 0, body) }
    }

    /// Calls `body` for every section with elements that share more than an end with a range, in order. O(log s + k).
    ///
    /// - Parameters:
    ///   - lower: The start of the range.
    ///   - upper: The end of the range.
    ///   - start: The start of the first section.
    ///   - body: Takes a section, its index and its start.
    @inline(never)  // It is large, and called from several places.
    func forEachSection(
        from lower: Double, to upper: Double, startingAt start: Double,
        _ body: (_ section: ArrangedSection, _ index: Int, _ start: Double) -> Void
    ) {
        root.children.withLentElements {
            Node.forEachSection(among: $0, from: lower, to: upper, first: 0, start: start, body)
        }
    }

    /// Changes an existing section in place, and moves the later ones. O(log s).
    mutating func changeSection(_ index: Int, _ change: (inout ArrangedSection) -> Void) {
        precondition(indices.contains(index))
        root.changeSections(index..<(index + 1), change)
    }

    /// Changes every section. O(s).
    mutating func changeAll(_ change: (inout ArrangedSection) -> Void) { root.changeSections(indices, change) }
}

extension SectionTree.Node {
    /// Counts the sections before the first one that is not settled, which must exist.
    @inline(never)  // The compiler would inline it into itself, six levels deep.
    fileprivate static func skipSettled(_ nodes: LentElements<Self>, _ count: inout Int) {
        var position = 0
        while nodes[position].extent.isSettled {
            count += nodes[position].extent.count
            position += 1
        }
        if nodes[position].height > 0 { nodes[position].children.withLentElements { skipSettled($0, &count) } }
    }

    fileprivate static func visit(
        _ nodes: LentElements<Self>, _ index: Int, from start: Double, _ body: (LentElements<Self>, Int, Double) -> Void
    ) {
        var (index, start, position) = (index, start, 0)
        while case let extent = nodes[position].extent, index >= extent.count {
            index -= extent.count
            start += extent.length
            position += 1
        }
        if nodes[position].height == 0 { return body(nodes, position, start) }
        nodes[position].children.withLentElements { visit($0, index, from: start, body) }
    }

    fileprivate static func forEachSection(
        among nodes: LentElements<Self>, from lower: Double, to upper: Double, first: Int, start: Double,
        _ body: (ArrangedSection, Int, Double) -> Void
    ) {
        var (first, start) = (first, start)
        for position in 0..<nodes.count {
            let extent = nodes[position].extent
            if extent.meets(lower, upper, from: start) {
                if nodes[position].height == 0 {
                    body(nodes[position].section!, first, start)
                } else {
                    nodes[position].children.withLentElements {
                        forEachSection(among: $0, from: lower, to: upper, first: first, start: start, body)
                    }
                }
            }
            first += extent.count
            start += extent.length
        }
    }

    fileprivate mutating func changeSections(_ range: Range<Int>, _ change: (inout ArrangedSection) -> Void) {
        if height == 0 { change(&section!) }
        var first = 0
        for position in children.indices {
            if first >= range.upperBound { break }
            let next = first + children[position].extent.count
            if range.lowerBound < next {
                children[position].changeSections((range.lowerBound - first)..<(range.upperBound - first), change)
            }
            first = next
        }
        refresh()
    }
}
