/// What ends a fold before the end of the content.
struct FoldEnd {
    /// Whether the fold may end where everything that follows merely shifts.
    let maySettle: Bool
    /// The position up to which everything is placed in any case; a fold may rest before the first page that lies beyond it.
    let horizon: Double
    /// The number of items after which a fold may rest before the next page.
    var mostItems = Int.max
}

/// Placing the items of a section block by block, noting down each block when it begins.
struct Fold: ~Copyable {
    private enum Outcome {
        case settled(distance: Double)
        /// The pages from the next one on do not follow; the earliest position at which the next item may begin.
        case rested(start: Double)
    }

    private let content: FoldContent
    private let cursor: RunningCursor
    private let end: FoldEnd
    private var runs: Runs
    private let firstItem: Int
    /// The first block to note down.
    private let first: BlockPlace
    /// The next one to begin; behind the last page when all have begun.
    private var place: BlockPlace
    /// The first item of that.
    private var nextFirst: Int
    /// The page that is noted down.
    private var page: BlockPage
    /// A leaf, with its absolute origin, for each block of that page that has begun.
    private var leaves: [IntervalTree.Node] = []
    /// A leaf, with its absolute origin, for each page that was noted down before.
    private var nodes: [IntervalTree.Node] = []
    private var outcome: Outcome?
    /// The items to be placed again that have not been.
    private(set) var changed: ArraySlice<Int>
    /// The items that were measured at other breadths than they have now.
    private(set) var outgrown: [Int] = []

    /// - Parameters:
    ///   - first: the first block to note down; items of earlier ones are placed, and forgotten.
    ///   - cursor: stands before the run that places the first item of that.
    ///   - changed: the items to be placed again, ascending.
    @inline(never)  // It is large, and called twice.
    init(
        _ content: FoldContent, _ items: ItemSource, at first: BlockPlace, after cursor: RunningCursor,
        changed: ArraySlice<Int>, _ end: FoldEnd
    ) {
        self.content = content
        self.cursor = cursor
        self.end = end
        self.changed = changed
        self.first = first
        place = first
        firstItem = max(0, content.firstPlaced(with: first))
        runs = Runs(of: items, from: firstItem)
        nextFirst = content.firstItem(of: first)
        page = content.ownPage(first.page)
        page.prepareToPlace(by: content.layout)
        if firstItem == nextFirst { _ = begin(isPrevious: false, lead: 0) }
    }

    /// Places the items up to the beginning of the next block, and begins that one. False where the fold has ended.
    private mutating func next() -> Bool {
        guard runs.hasNext else { return false }
        let content = content  // Saves counting references for each use.
        let first = runs.index
        runs.frames.removeAll()
        content.layout.place(&runs, upTo: nextFirst, after: cursor)
        if content.knowsMeasuredBreadths { noteOutgrownItems(from: first) }
        var index = first
        while index < runs.index {
            // The last run may reach into the next block, or beyond it.
            if index == nextFirst, !begin(isPrevious: true, lead: index - runs.runStart) { return false }
            let end = min(runs.index, nextFirst)
            leaves.cover(runs.frames, (index - first)..<(end - first))
            index = end
        }
        return index < nextFirst || !runs.hasNext || begin(isPrevious: false, lead: 0)
    }

    @inline(never)  // Keeps the loop above small: it is rare.
    private mutating func noteOutgrownItems(from first: Int) {
        for index in first..<runs.index where content.isOutgrown(index, by: runs.frames[index - first]) {
            outgrown.append(index)
        }
    }

    /// Notes down the next block, unless the fold ends before it.
    ///
    /// - Parameters:
    ///   - isPrevious: whether it begins with the cursor before the run placed last.
    ///   - lead: how many items before it that run begins.
    private mutating func begin(isPrevious: Bool, lead: Int) -> Bool {
        let content = content  // As above.
        if place > first, place.block == 0, !enterPage(isPrevious: isPrevious, lead: lead) { return false }
        let (origin, isSame) = content.layout.store(
            cursor, isPrevious: isPrevious, in: page.cursors, at: place.block)
        if place.block == page.leads.count {
            page.leads.append(lead)
        } else if page.leads[place.block] != lead {
            page.leads[place.block] = lead
        } else if isSame, end.maySettle, place > first, place.block < page.leaves.count, !hasChange(before: lead) {
            outcome = .settled(distance: origin - content.origin(of: place))
            return false
        }
        leaves.append(IntervalTree.Node(origin: origin, lower: .infinity, upper: -.infinity))
        place.block += 1
        nextFirst = content.list.firsts[place.page] + page.firsts[place.block]
        if place.block == page.blockCount { place = BlockPlace(page: place.page + 1, block: 0) }
        return true
    }

    /// Goes on with the next page, unless the fold may rest before it.
    private mutating func enterPage(isPrevious: Bool, lead: Int) -> Bool {
        leavePage()
        outcome = rest(isPrevious: isPrevious, lead: lead)
        guard outcome == nil else { return false }
        page = content.ownPage(place.page)
        page.prepareToPlace(by: content.layout)
        page.follows = true
        return true
    }

    /// How the fold ends before the next page; nil if it has to go on.
    private mutating func rest(isPrevious: Bool, lead: Int) -> Outcome? {
        // One page at least is entered, so that every slice gets on.
        let isTired = place.page > first.page + 1 && nextFirst - firstItem >= end.mostItems
        guard isTired || end.horizon < .infinity else { return nil }
        let start = content.layout.earliestStart(after: cursor, isPrevious: isPrevious)
        guard isTired || start >= end.horizon, start.magnitude < .infinity, !hasChange(before: lead) else { return nil }
        let next = content.pages[place.page]
        let (origin, isSame) = content.layout.store(
            cursor, isPrevious: isPrevious, in: next.cursors, at: 0, writes: false)
        return isSame && next.isPlaced && next.leads[0] == lead && end.maySettle
            ? .settled(distance: origin - content.origin(of: place)) : .rested(start: start)
    }

    /// Whether the next block has to be placed again because of an item that was changed.
    private mutating func hasChange(before lead: Int) -> Bool {
        while let next = changed.first, next < nextFirst - lead { changed.removeFirst() }
        return changed.first.map { content.firstPlace(toPlaceAgainFor: $0) <= place } ?? false
    }
}

// Writing down what a fold has found.
extension Fold {
    /// How many items were placed.
    var placedCount: Int { nextFirst - firstItem }

    /// Places items until the fold ends, and puts the blocks that were noted down into the content.
    @inline(never)  // It is large, and called twice.
    mutating func run() {
        while next() {}
        finish()
    }

    private mutating func finish() {
        let content = content
        switch outcome {
        case nil:
            changed = []
            leavePage()
            content.tree.replaceTail(from: first.page, with: nodes)
            content.end = content.layout.end(of: cursor)
        case .settled(let distance):
            if place.block > 0 {
                leavePage(keepingFrom: place.block, movedBy: distance)
            } else if !content.pages[place.page].follows {
                content.ownPage(place.page).follows = true
            }
            move(by: distance)
        case .rested(let start):
            if content.pages[place.page].follows { content.ownPage(place.page).follows = false }
            content.settledPages = min(content.settledPages, place.page)
            // What does not follow is moved so far that nothing of it begins before what will.
            content.load(cursor, before: place)
            let old = content.layout.earliestStart(after: cursor)
            move(by: old.magnitude < .infinity ? LayoutUnit.roundedUp(start - old) : 0)
        }
        while content.settledPages < content.pages.count, content.pages[content.settledPages].follows {
            content.settledPages += 1
        }
    }

    private func move(by distance: Double) {
        content.tree.replace(from: first.page, with: nodes, movingRestBy: distance)
        content.end += distance
    }

    /// Notes down the page, with those of its old blocks that merely move.
    private mutating func leavePage(keepingFrom kept: Int = .max, movedBy distance: Double = 0) {
        let oldOrigin = content.tree.origin(of: first.page + nodes.count)
        let start = nodes.isEmpty ? first.block : 0
        let origin = start > 0 ? oldOrigin : leaves[0].origin
        var all = Array(page.leaves[..<start])
        for leaf in leaves { all.append(leaf.moved(by: -origin)) }
        if kept < page.leaves.count {
            for leaf in page.leaves[kept...] { all.append(leaf.moved(by: oldOrigin + distance - origin)) }
        }
        page.leaves = all
        leaves.removeAll(keepingCapacity: true)
        let (lower, upper) = page.bounds
        nodes.append(IntervalTree.Node(origin: origin, lower: lower, upper: upper))
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
