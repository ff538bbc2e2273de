/// Placing items one run after the other, noting down a block whenever one begins.
struct Fold<Layout: RunLayout>: ~Copyable {
    private var runs: Runs<Layout>
    private(set) var cursor: Layout.Cursor
    private let firsts: [Int]
    private let firstBlock: Int
    /// The next one to begin.
    private var nextBlock: Int
    private(set) var starts: [FoldContent<Layout>.Start] = []
    /// One a block, with absolute origins.
    private(set) var leaves: [IntervalTree.Node] = []

    /// - Parameters:
    ///   - index: the item at which the cursor stands.
    ///   - firstBlock: the first block to note down; items of earlier ones are placed, and forgotten.
    ///   - expectedBlocks: about how many blocks there will be.
    init(
        _ content: FoldContent<Layout>, from index: Int, cursor: Layout.Cursor, firstBlock: Int = 0,
        expectedBlocks: Int = 1
    ) {
        runs = Runs(content, from: index)
        self.cursor = cursor
        firsts = content.firsts
        self.firstBlock = firstBlock
        nextBlock = firstBlock
        starts.reserveCapacity(expectedBlocks)
        leaves.reserveCapacity(expectedBlocks)
    }

    var index: Int { runs.index }
    var runStart: Int { runs.runStart }

    /// The first block that began with the run placed last, if it is not the one at which the fold began.
    private(set) var begunBlock: Int?

    /// Places the next run. False where there are no items left.
    mutating func next() -> Bool {
        var before = cursor
        let blockEnd = firsts[runs.index < firsts[nextBlock] ? nextBlock : min(nextBlock + 1, firsts.count - 1)]
        guard runs.next(upTo: blockEnd, after: &cursor) else { return false }
        begunBlock = nil
        let origin = before.soundEnd
        if firsts[nextBlock] < runs.index { before.shift(by: -origin) }
        var index = runs.runStart
        while index < runs.index {
            if index == firsts[nextBlock] {
                begin(nextBlock, at: origin, with: before)
                nextBlock += 1
            }
            let end = min(runs.index, firsts[nextBlock])
            if !leaves.isEmpty {
                leaves[leaves.count - 1].cover(runs.frames, (index - runs.runStart)..<(end - runs.runStart))
            }
            index = end
        }
        return true
    }

    /// Forgets the block begun last if it is as it was in `content` but for its place, and says how far it moved.
    mutating func settle(_ block: Int, against content: FoldContent<Layout>) -> Double? {
        let offset = block - firstBlock
        guard starts[offset] == content.starts[block] else { return nil }
        let distance = leaves[offset].origin - content.tree.origin(of: block)
        starts.removeSubrange(offset...)
        leaves.removeSubrange(offset...)
        return distance
    }

    /// - Parameter cursor: shifted so that it ends at 0.
    private mutating func begin(_ block: Int, at origin: Double, with cursor: Layout.Cursor) {
        if begunBlock == nil, block > firstBlock { begunBlock = block }
        starts.append(FoldContent<Layout>.Start(cursor: cursor, lead: firsts[block] - runs.runStart))
        leaves.append(IntervalTree.Node(origin: origin, lower: .infinity, upper: -.infinity))
    }
}

extension IntervalTree.Node {
    /// Widens the bounds so that they cover frames.
    fileprivate mutating func cover(_ frames: borrowing FrameBuffer, _ range: Range<Int>) {
        let (start, end) = frames.bounds(of: range)
        lower = min(lower, start - origin)
        upper = max(upper, end - origin)
    }
}
