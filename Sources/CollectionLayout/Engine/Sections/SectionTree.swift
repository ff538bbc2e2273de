/// The sections of an arrangement in their order, found by index and by position.
///
/// A counted B⁺-tree: every node stores the number of the sections below it, their length and their bounds. So an
/// operation on one section does not visit all, and a section that becomes longer moves those behind it without
/// touching them.
///
/// Nodes are values in arrays, which share their memory between copies of the tree: a change copies the nodes from the root
/// to the section, and no others, if a copy is alive.
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

    /// The most children that a node has. All but the root have at least half as many.
    static let fanOut = 16

    /// Never a section itself.
    var root: Node

    /// - Complexity: O(s).
    init(_ sections: [ArrangedSection]) { root = Node(of: sections) }

    var count: Int { root.extent.count }

    var indices: Range<Int> { 0..<count }

    /// The extent of all sections together.
    var extent: SectionExtent { root.extent }

    /// The first section with items without a final position. O(log s).
    var firstUnsettled: Int? {
        if extent.isSettled { return nil }
        var index = 0
        root.children.withLentElements { Node.skipSettled($0, &index) }
        return index
    }

    /// A section that exists. O(log s).
    subscript(index: Int) -> ArrangedSection {
        @inline(never)  // Small code; where time matters, ``read(_:_:)`` retains nothing.
        get { read(index) { section, _ in section } }
    }

    /// Returns something of a section that exists and begins at `start`, relative to the first section. O(log s).
    @inline(__always)  // The walk through the tree is not generic.
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

    /// Calls `body` with the node of a section among those beside it, its position there, and where the section begins.
    @inline(never)  // The walk is compiled once for all that is asked of a section.
    private func visit(_ index: Int, _ body: (LentElements<Node>, Int, Double) -> Void) {
        precondition(indices.contains(index))
        root.children.withLentElements { Node.visit($0, index, from: 0, body) }
    }

    /// Calls `body` for every section that shares more than an end with a stretch, in order. O(log s + k).
    ///
    /// - Parameter start: The start of the first section.
    @inline(never)  // Large, and asked for in several places.
    func forEachSection(
        from lower: Double, to upper: Double, startingAt start: Double,
        _ body: (_ section: ArrangedSection, _ index: Int, _ start: Double) -> Void
    ) {
        root.children.withLentElements {
            Node.forEachSection(among: $0, from: lower, to: upper, first: 0, start: start, body)
        }
    }

    /// Changes a section that exists where it stands. O(log s), and the sections behind it move along.
    mutating func changeSection(_ index: Int, _ change: (inout ArrangedSection) -> Void) {
        precondition(indices.contains(index))
        root.changeSections(index..<(index + 1), change)
    }

    /// Changes every section. O(s).
    mutating func changeAll(_ change: (inout ArrangedSection) -> Void) { root.changeSections(indices, change) }
}

extension SectionTree.Node {
    /// Counts the sections before the first one that is not settled. There is one.
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
