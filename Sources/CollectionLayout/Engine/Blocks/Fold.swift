/// Placing the items of a section one run after the other, noting down a block whenever one begins.
struct Fold<Layout: RunLayout>: ~Copyable {
    private var runs: Runs<Layout>
    private(set) var cursor: Layout.Cursor
    // Of its own: to ask the content for them retains it, run by run.
    private let firsts: [Int]
    private let firstBlock: Int
    /// The next one to begin.
    private var nextBlock: Int
    /// One a block, with absolute origins.
    private(set) var leaves: [IntervalTree.Node] = []

    /// The first block that began with the run placed last just as it had begun before: from there on everything merely
    /// shifts. Not the one at which the fold began.
    private(set) var settledBlock: Int?

    /// The items that were measured at other breadths than they have now.
    private(set) var outgrown: [Int] = []

    /// - Parameters:
    ///   - index: the item at which the cursor stands.
    ///   - firstBlock: the first block to note down; items of earlier ones are placed, and forgotten.
    init(_ content: FoldContent<Layout>, from index: Int, after cursor: Layout.Cursor, firstBlock: Int) {
        runs = Runs(content, from: index)
        self.cursor = cursor
        firsts = content.firsts
        self.firstBlock = firstBlock
        nextBlock = firstBlock
        if content.starts.isEmpty { leaves.reserveCapacity(content.firsts.count - 1) }
    }

    var runStart: Int { runs.runStart }

    /// Places the next run. False where there are no items left.
    mutating func next() -> Bool {
        var before = cursor
        let blockEnd = firsts[runs.index < firsts[nextBlock] ? nextBlock : min(nextBlock + 1, firsts.count - 1)]
        guard runs.next(upTo: blockEnd, after: &cursor) else { return false }
        settledBlock = nil
        if !runs.content.measuredBreadths.values.isEmpty { noteOutgrownItems() }
        let origin = before.soundEnd
        if firsts[nextBlock] < runs.index { before.shift(by: -origin) }
        var index = runs.runStart
        while index < runs.index {
            if index == firsts[nextBlock] {
                leaves.begin(at: origin)
                begin(with: before, lead: index - runs.runStart)
            }
            let end = min(runs.index, firsts[nextBlock])
            leaves.cover(runs.frames, (index - runs.runStart)..<(end - runs.runStart))
            index = end
        }
        return true
    }

    @inline(never)  // Rare, and out of the way of the loop.
    private mutating func noteOutgrownItems() {
        for index in runs.runStart..<runs.index
        where runs.content.isOutgrown(index, by: runs.frames[index - runs.runStart]) { outgrown.append(index) }
    }

    private mutating func begin(with cursor: Layout.Cursor, lead: Int) {
        let content = runs.content
        if nextBlock == content.starts.count {
            content.starts.append(FoldContent<Layout>.Start(lead: lead, cursor: cursor))
        } else if content.starts[nextBlock].lead != lead || content.starts[nextBlock].cursor != cursor {
            content.starts[nextBlock] = FoldContent<Layout>.Start(lead: lead, cursor: cursor)
        } else if settledBlock == nil, nextBlock > firstBlock {
            settledBlock = nextBlock
        }
        nextBlock += 1
    }

    /// Forgets what was noted down from a block on that has settled, and says how far that moved.
    mutating func settle(at block: Int) -> Double {
        let count = block - firstBlock
        let distance = leaves[count].origin - runs.content.tree.origin(of: block)
        while leaves.count > count { leaves.removeLast() }
        return distance
    }
}

extension [IntervalTree.Node] {
    fileprivate mutating func begin(at origin: Double) {
        append(IntervalTree.Node(origin: origin, lower: .infinity, upper: -.infinity))
    }

    /// Widens the bounds of the last one, if there is one, so that they cover frames.
    fileprivate mutating func cover(_ frames: borrowing FrameBuffer, _ range: Range<Int>) {
        guard let leaf = last else { return }
        let (start, end) = frames.bounds(of: range)
        self[count - 1].lower = Swift.min(leaf.lower, start - leaf.origin)
        self[count - 1].upper = Swift.max(leaf.upper, end - leaf.origin)
    }
}
