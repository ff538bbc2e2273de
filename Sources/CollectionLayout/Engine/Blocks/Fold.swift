/// The conditions under which a fold ends before the end of the content.
struct FoldEnd {
    /// Whether the fold may end before content that merely shifts.
    let maySettle: Bool
    /// The position up to which everything is placed. A fold may stop before the first page beyond it.
    let horizon: Double
    /// The number of items after which a fold may stop before the next page.
    var maximumItemCount = Int.max
}

/// A pass that places the items of a section block by block, and records each block when it begins.
struct Fold: ~Copyable {
    private enum Outcome {
        /// All later content merely shifts by a distance.
        case settled(distance: Double)
        /// The pages from the next one on are not connected. The position is a lower bound for the start of the next
        /// item.
        case rested(start: Double)
    }

    private let content: FoldContent
    private let cursor: RunningCursor
    private let end: FoldEnd
    private var runs: Runs
    /// The item of the first frame of the runs.
    private var firstFrame: Int
    /// The first item that no block covers yet.
    private var index: Int
    private let firstItem: Int
    /// The first block to record.
    private let first: BlockPosition
    /// The next block to begin, or the position after the last page when all blocks have begun.
    private var place: BlockPosition
    /// The first item of the next block.
    private var nextFirst: Int
    /// The page under construction.
    private var page: BlockPage
    /// The origin of that page.
    private var origin: Double
    /// The first item of that page.
    private var pageStart: Int
    /// The first item of the last page that was not connected to the one before. Such a page does not know of changes
    /// before it.
    private var joint = 0
    /// A leaf with its absolute origin for each completed page.
    private var nodes: [IntervalTree.Node] = []
    private var outcome: Outcome?
    /// The items that still have to be placed again.
    private(set) var changed: ArraySlice<Int>
    /// The items that were measured at another breadth than they have now.
    private(set) var outgrown: [Int] = []

    /// - Parameters:
    ///   - content: The content.
    ///   - items: The items of the content.
    ///   - first: The first block to record. Items of earlier blocks in the same run are placed, but not recorded.
    ///   - cursor: The cursor before the run that places the first item of that block.
    ///   - changed: The items to place again, ascending.
    ///   - end: The conditions under which it ends before the end of the content.
    @inline(never)  // It is large, and called twice.
    init(
        _ content: FoldContent, _ items: ItemSource, at first: BlockPosition, after cursor: RunningCursor,
        changed: ArraySlice<Int>, _ end: FoldEnd
    ) {
        self.content = content
        self.cursor = cursor
        self.end = end
        self.changed = changed
        self.first = first
        place = first
        firstItem = max(0, content.firstPlaced(with: first))
        (firstFrame, index) = (firstItem, firstItem)
        runs = Runs(of: items, from: firstItem, storesPrevious: true, into: FrameBuffer())
        nextFirst = content.firstItem(of: first)
        page = content.pageToPlace(first.page)
        origin = content.tree.origin(of: first.page)
        pageStart = content.list.firsts[first.page]
    }

    /// Begins the blocks of the page one after another, and places their items.
    ///
    /// The arguments are properties that every block uses. Passing them avoids counting references.
    ///
    /// - Returns: Whether there is another page. It is false if the fold has ended.
    private mutating func placeBlocks(
        of page: BlockPage, _ cursors: AnyObject, in content: FoldContent, by layout: RunLayoutBox
    ) -> Bool {
        let number = place.page
        var open: (block: Int, origin: Double)?
        while true {
            if index == nextFirst {
                guard place.page == number else { return place.page < content.pages.count }
                let block = place.block
                guard let origin = begin(in: page, cursors, of: content, by: layout) else { return false }
                open = (block, origin)
            }
            if index == runs.index {
                guard runs.hasNext else { return false }
                firstFrame = index
                runs.frames.removeAll()
                layout.place(&runs, upTo: nextFirst, after: cursor)
                if content.knowsMeasuredBreadths { noteOutgrownItems() }
            }
            // The last run may extend into the next block, or beyond it.
            let end = min(runs.index, nextFirst)
            if let (block, origin) = open {
                let (lower, upper) = runs.frames.bounds(of: (index - firstFrame)..<(end - firstFrame))
                page[block].bounds.cover(lower - origin, upper - origin)
            }
            index = end
        }
    }

    @inline(never)  // Keeps the loop above small, because it is rarely called.
    private mutating func noteOutgrownItems() {
        for index in firstFrame..<runs.index where content.isOutgrown(index, by: runs.frames[index - firstFrame]) {
            outgrown.append(index)
        }
    }

    /// Whether the next block begins within the last run, and the number of that run's items before the block.
    private var lead: (isPrevious: Bool, count: Int) {
        index < runs.index ? (true, index - runs.runStart) : (false, 0)
    }

    /// Records the next block, unless the fold ends before it.
    ///
    /// - Returns: The origin of the block; nil if the fold has ended.
    private mutating func begin(
        in page: BlockPage, _ cursors: AnyObject, of content: FoldContent, by layout: RunLayoutBox
    ) -> Double? {
        let lead = lead
        let (start, isSame) = layout.store(cursor, isPrevious: lead.isPrevious, in: cursors, at: place.block)
        if isSame, end.maySettle, page.isPlaced, page[place.block].lead == lead.count, place > first,
            nextFirst - lead.count >= joint, !hasChange(before: lead.count)
        {
            outcome = .settled(distance: start - content.origin(of: place))
            return nil
        }
        if place.block == 0 { origin = start }
        page[place.block].lead = lead.count
        page[place.block].bounds = .nothing(at: start - origin)
        place.block += 1
        nextFirst = pageStart + page.first(of: place.block)
        if place.block == page.blockCount { place = BlockPosition(page: place.page + 1, block: 0) }
        return start
    }

    /// Continues with the next page, unless the fold ends before it.
    private mutating func enterPage() -> Bool {
        leavePage()
        outcome = rest()
        guard outcome == nil else { return false }
        page = content.pageToPlace(place.page)
        if !page.follows { joint = nextFirst }
        page.follows = true
        pageStart = nextFirst
        return true
    }

    /// Returns the way in which the fold ends before the next page; nil if it has to continue.
    private mutating func rest() -> Outcome? {
        // At least one new page is placed, so that every call makes progress.
        let isTired = place.page > first.page + 1 && nextFirst - firstItem >= end.maximumItemCount
        guard isTired || end.horizon < .infinity else { return nil }
        let lead = lead
        let start = content.layout.earliestStart(after: cursor, isPrevious: lead.isPrevious)
        guard isTired || start >= end.horizon, start.magnitude < .infinity, !hasChange(before: lead.count) else {
            return nil
        }
        let next = content.pages[place.page]
        let (origin, isSame) = content.layout.store(
            cursor, isPrevious: lead.isPrevious, in: next.cursors, at: 0, writes: false)
        return isSame && next.isPlaced && next.follows && next[0].lead == lead.count && end.maySettle
            ? .settled(distance: origin - content.origin(of: place)) : .rested(start: start)
    }

    /// Returns whether the next block has to be placed again because of a changed item.
    private mutating func hasChange(before lead: Int) -> Bool {
        while let next = changed.first, next < nextFirst - lead { changed.removeFirst() }
        return changed.first.map { content.firstPlace(toPlaceAgainFor: $0) <= place } ?? false
    }
}

// Running a fold, and storing its results in the content.
extension Fold {
    /// The number of placed items.
    var placedCount: Int { nextFirst - firstItem }

    /// Places items until the fold ends, and stores the recorded blocks in the content.
    @inline(never)  // It is large, and called twice.
    mutating func run() {
        while placeBlocks(of: page, page.cursors, in: content, by: content.layout), enterPage() {}
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
            // The unconnected pages are moved so that none of their items begins before the next item.
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

    /// Stores the page. Its old blocks from `kept` on move by a distance.
    private mutating func leavePage(keepingFrom kept: Int = .max, movedBy distance: Double = 0) {
        let oldOrigin = content.tree.origin(of: first.page + nodes.count)
        page.move(from: kept, by: oldOrigin + distance - origin)
        page.isPlaced = true
        let (lower, upper) = page.refreshBounds()
        nodes.append(IntervalTree.Node(origin: origin, lower: lower, upper: upper))
    }
}
