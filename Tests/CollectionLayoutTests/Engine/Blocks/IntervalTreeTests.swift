import Testing

@testable import CollectionLayout

/// Compares the tree with the simplest correct model: an array that is scanned.
@Suite("The interval tree")
struct IntervalTreeTests {
    /// Sizes at which the tree grows a level, or a node is full.
    static let counts = [0, 1, 2, 15, 16, 17, 31, 33, 255, 256, 257, 300, 512, 600, 4096, 4097, 4400]

    @Test("Building, replacing, moving, growing and shrinking, against a linear scan", arguments: counts)
    func againstNaiveModel(count: Int) {
        let edits = count > 1000 ? 40 : 60
        for seed in 0..<(count > 1000 ? 3 : 25) {
            var random = SplitMix64(seed: seed << 16 | count)
            var model = (0..<count).map { _ in random.stretch() }
            var tree = IntervalTree(leaves: model)
            var script = ["build \(count)"]
            for edit in 0..<edits {
                if edit > 0, random.oneIn(5) {
                    let first = random.leaf(below: model.count + 1)
                    let leaves = (0..<Int.random(in: 0...40, using: &random)).map { _ in random.stretch() }
                    script.append("replace all from \(first) by \(leaves.count)")
                    tree.replaceTail(from: first, with: leaves)
                    model.replaceSubrange(first..., with: leaves)
                } else if edit > 0, !model.isEmpty {
                    let count = model.count
                    let first = random.leaf(below: count)
                    let leaves = (0..<min(count - first, Int.random(in: 1...20, using: &random))).map { _ in
                        random.stretch()
                    }
                    let distance = random.oneIn(5) ? 0 : random.distance(-500...500)
                    script.append("replace \(leaves.count) from \(first), move by \(distance)")
                    tree.replace(from: first, with: leaves, movingRestBy: distance)
                    model.replaceSubrange(first..<(first + leaves.count), with: leaves)
                    for index in (first + leaves.count)..<count { model[index].origin += distance }
                }
                var problems = tree.violations()
                if tree.leaves != model { problems.append("leaves differ") }
                let lower = random.distance(-1000...9000)
                let range = (lower, random.oneIn(4) ? lower : lower + random.distance(-10...2000))
                let found = tree.leaves(from: range.0, to: range.1)
                let expected = model.indices.filter { model[$0].meets(range.0, range.1) }
                if found != expected { problems.append("query \(range) gave \(found), not \(expected)") }
                let bounds = tree.bounds.lower > tree.bounds.upper ? nil : [tree.bounds.lower, tree.bounds.upper]
                if bounds != model.bounds { problems.append("bounds are \(String(describing: bounds))") }
                #expect(problems.isEmpty, "seed \(seed), \(script.suffix(8))")
                if !problems.isEmpty { return }
            }
        }
    }

    @Test("An empty leaf meets nothing and has no part in the bounds")
    func emptyLeaf() {
        let empty = IntervalTree.Node(origin: 50, lower: .infinity, upper: -.infinity)
        let tree = IntervalTree(leaves: [empty])
        #expect(tree.bounds.lower > tree.bounds.upper)
        #expect(tree.leaves(from: -1000, to: 1000) == [])
    }
}

extension SplitMix64 {
    fileprivate mutating func stretch() -> IntervalTree.Node {
        let lower = distance(-100...100)
        return IntervalTree.Node(
            origin: distance(0...8000), lower: lower, upper: lower + (oneIn(9) ? 0 : distance(0...300)))
    }

    /// A random index; often near the end of a group of 16 or 256.
    fileprivate mutating func leaf(below count: Int) -> Int {
        guard oneIn(2) else { return Int.random(in: 0..<count, using: &self) }
        let group = oneIn(2) ? 16 : 256
        let boundary = Int.random(in: 0...(count / group), using: &self) * group
        return max(0, min(count - 1, boundary + Int.random(in: -2...2, using: &self)))
    }
}

extension IntervalTree {
    /// The leaves with absolute origins.
    fileprivate var leaves: [Node] {
        (0..<count).map { self[$0] }
    }

    fileprivate func leaves(from lower: Double, to upper: Double) -> [Int] {
        var found: [Int] = []
        forEachLeaf(from: lower, to: upper) { leaf, _ in
            found.append(leaf)
            return true
        }
        return found
    }
}

extension IntervalTree.Node {
    fileprivate func meets(_ from: Double, _ to: Double) -> Bool { origin + lower < to && from < origin + upper }
}

extension [IntervalTree.Node] {
    fileprivate var bounds: [Double]? {
        isEmpty ? nil : [map { $0.origin + $0.lower }.min()!, map { $0.origin + $0.upper }.max()!]
    }
}
