/// Placing the items of a section block by block, noting down each block when it begins.
struct Fold: ~Copyable {
    private let content: FoldContent
    private let cursor: RunningCursor
    private var runs: Runs
    // A copy, because asking the content for its blocks would retain the content for each of them.
    private let firsts: [Int]
    private let firstBlock: Int
    /// The next one to begin.
    private var nextBlock: Int
    /// One a block, with absolute origins.
    private(set) var leaves: [IntervalTree.Node] = []

    /// The first block that began, in the last step, just as it had begun before: from there on everything merely shifts.
    /// Not the one at which the fold began.
    private(set) var settledBlock: Int?

    /// The items that were measured at other breadths than they have now.
    private(set) var outgrown: [Int] = []

    /// - Parameters:
    ///   - index: the item at which the cursor stands.
    ///   - firstBlock: the first block to note down; items of earlier ones are placed, and forgotten.
    init(
        _ content: FoldContent, _ items: ItemRun.Unchecked, from index: Int, after cursor: RunningCursor,
        firstBlock: Int
    ) {
        self.content = content
        self.cursor = cursor
        runs = Runs(of: items, from: index)
        firsts = content.firsts
        self.firstBlock = firstBlock
        nextBlock = firstBlock
        if content.leads.isEmpty { leaves.reserveCapacity(firsts.count - 1) }
        if index == firsts[firstBlock], runs.hasNext { begin(isPrevious: false, lead: 0) }
    }

    /// Places the items up to the beginning of the next block, and begins that one. False where there are no items left.
    mutating func next() -> Bool {
        guard runs.hasNext else { return false }
        settledBlock = nil
        let content = content  // Saves counting references for each use.
        let first = runs.index
        runs.frames.removeAll()
        content.layout.place(&runs, upTo: firsts[nextBlock], after: cursor)
        if !content.measuredBreadths.values.isEmpty { noteOutgrownItems(from: first) }
        var index = first
        while index < runs.index {
            // The last run may reach into the next block, or beyond it.
            if index == firsts[nextBlock] { begin(isPrevious: true, lead: index - runs.runStart) }
            let end = min(runs.index, firsts[nextBlock])
            leaves.cover(runs.frames, (index - first)..<(end - first))
            index = end
        }
        if index == firsts[nextBlock], runs.hasNext { begin(isPrevious: false, lead: 0) }
        return true
    }

    @inline(never)  // Keeps the loop above small: it is rare.
    private mutating func noteOutgrownItems(from first: Int) {
        for index in first..<runs.index where content.isOutgrown(index, by: runs.frames[index - first]) {
            outgrown.append(index)
        }
    }

    /// Notes down the next block.
    ///
    /// - Parameter isPrevious: whether it begins with the cursor before the run placed last.
    private mutating func begin(isPrevious: Bool, lead: Int) {
        let content = content  // As above.
        let (origin, isSame) = content.layout.store(
            cursor, isPrevious: isPrevious, in: content.cursors, at: nextBlock)
        leaves.append(IntervalTree.Node(origin: origin, lower: .infinity, upper: -.infinity))
        if nextBlock == content.leads.count {
            content.leads.append(lead)
        } else if content.leads[nextBlock] != lead {
            content.leads[nextBlock] = lead
        } else if isSame, settledBlock == nil, nextBlock > firstBlock {
            settledBlock = nextBlock
        }
        nextBlock += 1
    }

    /// Forgets what was noted down from a block on that has settled, and says how far that moved.
    mutating func settle(at block: Int) -> Double {
        let count = block - firstBlock
        let distance = leaves[count].origin - content.tree.origin(of: block)
        leaves.removeLast(leaves.count - count)
        return distance
    }
}

extension [IntervalTree.Node] {
    /// Widens the bounds of the last one, if there is one, so that they cover frames.
    fileprivate mutating func cover(_ frames: borrowing FrameBuffer, _ range: Range<Int>) {
        guard let leaf = last else { return }
        let (start, end) = frames.bounds(of: range)
        self[count - 1].lower = Swift.min(leaf.lower, start - leaf.origin)
        self[count - 1].upper = Swift.max(leaf.upper, end - leaf.origin)
    }
}
