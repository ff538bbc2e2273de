import Testing

@testable import CollectionLayout

/// Compares the tree with the simplest correct model: an array that is scanned.
@Suite("The tree of sections")
struct SectionTreeTests {
    /// Counts at which a node is full, or the tree grows a level.
    static let counts = [0, 1, 2, 15, 16, 17, 31, 33, 255, 256, 257, 300, 4096, 4400]

    @Test("Splicing, changing and searching, against a linear scan", arguments: counts)
    func againstNaiveModel(count: Int) {
        for seed in 0..<(count > 1000 ? 3 : 20) {
            var random = SplitMix64(seed: seed << 16 | count)
            var model = (0..<count).map { _ in random.arrangedSection() }
            var tree = SectionTree(model)
            var script = ["build \(count)"]
            for _ in 0..<40 {
                if random.oneIn(3), !model.isEmpty {
                    let index = Int.random(in: model.indices, using: &random)
                    let header = ItemSize.fixed(random.distance(0...200))
                    script.append("change \(index)")
                    tree.changeSection(index) { $0.accessories.headerAndFooter.header = header }
                    model[index].accessories.headerAndFooter.header = header
                } else {
                    let range = random.range(in: model.count)
                    let added = (0..<(random.oneIn(4) ? random.short(below: 700) : 1)).map { _ in
                        random.arrangedSection()
                    }
                    script.append("replace \(range) by \(added.count)")
                    tree.replaceSubrange(range, with: added)
                    model.replaceSubrange(range, with: added)
                }
                let problems = tree.violations() + random.differences(of: tree, from: model)
                #expect(problems.isEmpty, "seed \(seed), \(script.suffix(6))")
                if !problems.isEmpty { return }
            }
        }
    }

    @Test("A change beside a copy copies the way to what is changed, and shares the rest")
    func sharing() {
        var random = SplitMix64(seed: 1)
        let section = random.arrangedSection()
        let before = SectionTree([ArrangedSection](repeating: section, count: 100_000))
        // Each node except for the root has at least 8 children.
        let levels = 6
        for index in [0, 1, 49_999, 99_999] {
            var changed = before
            changed.changeSection(index) { $0.accessories.headerAndFooter.header = .fixed(7) }
            #expect(changed.nodeCount(notIn: before) <= levels)
            var inserted = before
            inserted.replaceSubrange(index..<index, with: [section])
            #expect(inserted.nodeCount(notIn: before) <= 4 * levels)
            var deleted = before
            deleted.replaceSubrange(index..<(index + 1), with: [])
            #expect(deleted.nodeCount(notIn: before) <= 4 * levels)
        }
        var appended = before
        appended.replaceSubrange(100_000..<100_000, with: [section])
        #expect(appended.nodeCount(notIn: before) <= 4 * levels)
        #expect(before.violations() == [] && before.count == 100_000)
    }
}

extension SplitMix64 {
    fileprivate mutating func arrangedSection() -> ArrangedSection {
        var section = CollectionSection(
            UniformGrid(lanes: .count(1), cell: .fixed(distance(0...30))), count: Int.random(in: 0...3, using: &self),
            header: oneIn(2) ? .fixed(distance(0...50)) : nil)
        section.headerAndFooter.pinsHeader = oneIn(50)
        if oneIn(3) {
            // A badge that sticks out of its section.
            section.decorations = [
                .badge(length: distance(0...90), breadth: 9, at: .center, offset: (distance(-90...90), 0))
            ]
        }
        if oneIn(30) { section.effect = effect() }
        return ArrangedSection(section, viewportLength: 300, breadth: 200, upTo: .infinity)
    }

    fileprivate mutating func short(below end: Int) -> Int { Int.random(in: 0..<end, using: &self) }

    fileprivate mutating func range(in count: Int) -> Range<Int> {
        let first = Int.random(in: 0...count, using: &self)
        return first..<min(count, first + (oneIn(4) ? short(below: 600) : short(below: 3)))
    }

    fileprivate mutating func differences(of tree: SectionTree, from model: [ArrangedSection]) -> [String] {
        var problems: [String] = []
        var starts = [0.0]
        for section in model { starts.append(starts.last! + section.length) }
        if tree.count != model.count { problems.append("\(tree.count) sections, not \(model.count)") }
        if tree.extent.length != starts.last { problems.append("\(tree.extent.length) long") }
        if tree.extent.pins != model.contains(where: { $0.accessories.headerAndFooter.pinsAny }) {
            problems.append("pins")
        }
        if tree.extent.effectReach != model.compactMap({ $0.accessories.effect?.reach }).max() {
            problems.append("effect reach")
        }
        for index in model.isEmpty ? [] : [0, model.count - 1, Int.random(in: model.indices, using: &self)] {
            let (section, start) = tree.read(index) { ($0, $1) }
            if !section.isSame(as: model[index]) || start != starts[index] || tree.start(of: index) != start {
                problems.append("section \(index) is another one, or elsewhere")
            }
        }
        let top = distance(0...100)
        let lower = distance(-200...(starts.last! + 200))
        let upper = lower + distance(-10...500)
        var found: [Int] = []
        tree.forEachSection(from: lower, to: upper, startingAt: top) { _, index, _ in found.append(index) }
        let expected = model.indices.filter { index in
            let (start, bounds) = (top + starts[index], model[index].bounds)
            return start + bounds.lower < upper && lower < start + bounds.upper
        }
        if found != expected { problems.append("from \(lower) to \(upper): \(found), not \(expected)") }
        return problems
    }
}

extension ArrangedSection {
    fileprivate func isSame(as other: ArrangedSection) -> Bool {
        content === other.content && length == other.length && bounds == other.bounds
    }
}

extension SectionTree {
    /// Returns the number of nodes that do not share their memory with another tree.
    fileprivate func nodeCount(notIn other: SectionTree) -> Int {
        let known = other.root.memory
        return root.memory.filter { !known.contains($0) }.count
    }
}

extension SectionTree.Node {
    /// The addresses of each node's children.
    fileprivate var memory: Set<UnsafeRawPointer> {
        guard height > 0 else { return [] }
        let own = children.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        return children.reduce(into: own.map { [$0] } ?? []) { $0.formUnion($1.memory) }
    }
}
