extension FoldContent {
    func newItem(like index: Int) -> Edit.NewItem {
        Edit.NewItem(size: sizes[index], extent: sizes.extents[index])
    }

    func setSizes(_ changes: ArraySlice<Edit.NewItem>) {
        for change in changes {
            sizes.set(change.size, at: change.index)
            if let breadth = change.extent.breadth { sizes.set(breadth: breadth, at: change.index) }
        }
        replace(changes.map { $0.index })
    }

    /// Takes items out and puts others in. Blocks that are touched are made anew; the others move.
    func splice(_ splices: [IndexMap.Splice], adding added: ArraySlice<Edit.NewItem>) {
        guard !splices.isEmpty else { return }
        let regions = BlockRegion.regions(of: splices, in: firsts)
        sizes.splice(splices, adding: added)
        kept.splice(splices)
        guard !starts.isEmpty, count > 0 else { return placeAll() }
        replaceBlocks(in: regions)
        // The last item of a region too: a run that reaches from it into the next block is another one, even where it
        // begins as far before that block as the old one did. Of a region that is empty, what comes before it is placed
        // again, and with it the end of the content.
        let changed = regions.flatMap { [$0.new.lowerBound, max($0.new.lowerBound, $0.new.upperBound - 1)] }
        replace(changed.map { min($0, count - 1) }, maySettle: !layout.usesItemIndex)
    }

    /// Blocks before the first region are not touched: appending costs what is appended.
    private func replaceBlocks(in regions: [BlockRegion]) {
        if regions.contains(where: { $0.newFirsts.count != $0.blocks.count }) { exchangeBlocks(in: regions) }
        // As many blocks as there are to be; now where they begin.
        var block = regions.first?.blocks.lowerBound ?? 0
        var distance = 0
        func move(upTo end: Int) {
            while block < end {
                firsts[block] += distance
                block += 1
            }
        }
        var added = 0
        for region in regions {
            move(upTo: region.blocks.lowerBound + added)
            for (position, first) in region.newFirsts.enumerated() {
                firsts[block] = first
                // The region begins where its first block did. Cursors of the others are not known yet, and a lead that
                // no block has makes sure that none is taken for settled.
                if position > 0 { starts[block].lead = -1 }
                block += 1
            }
            added += region.newFirsts.count - region.blocks.count
            distance = region.new.upperBound - region.old.upperBound
        }
        move(upTo: starts.count)
        firsts[starts.count] = count
    }

    /// Gives every region as many blocks as it is to have, all of them as its first one.
    private func exchangeBlocks(in regions: [BlockRegion]) {
        guard let tail = regions.first?.blocks.lowerBound else { return }
        let oldFirsts = Array(firsts[tail...])
        let oldStarts = Array(starts[tail...])
        let oldLeaves = tree.leaves(from: tail)
        firsts.removeSubrange(tail...)
        starts.removeSubrange(tail...)
        var leaves: [IntervalTree.Node] = []
        leaves.reserveCapacity(oldLeaves.count)
        var block = tail
        func keep(upTo end: Int) {
            firsts += oldFirsts[(block - tail)..<(end - tail)]
            starts += oldStarts[(block - tail)..<(end - tail)]
            leaves += oldLeaves[(block - tail)..<(end - tail)]
            block = end
        }
        for region in regions {
            keep(upTo: region.blocks.lowerBound)
            for _ in region.newFirsts {
                firsts.append(oldFirsts[block - tail])
                starts.append(oldStarts[block - tail])
                leaves.append(oldLeaves[block - tail])
            }
            block = region.blocks.upperBound
        }
        keep(upTo: tail + oldStarts.count)
        firsts.append(count)
        tree.replaceTail(from: tail, with: leaves)
    }
}

/// Blocks that are made anew, because items in them come or go.
struct BlockRegion {
    var blocks: Range<Int>
    /// The items of those blocks, before and after.
    var old: Range<Int>
    var new: Range<Int>
    /// Whether no block comes after it.
    var isLast: Bool

    /// The regions that splices touch.
    ///
    /// - Parameter firsts: the first item of each block, and the number of items.
    static func regions(of splices: [IndexMap.Splice], in firsts: [Int]) -> [BlockRegion] {
        var regions: [BlockRegion] = []
        let blockCount = firsts.count - 1
        for splice in splices where blockCount > 0 {
            let first = firsts.block(of: splice.old.lowerBound)
            let last = splice.old.isEmpty ? first : firsts.block(of: splice.old.upperBound - 1)
            let grown = splice.new.upperBound - splice.old.upperBound
            if let previous = regions.last, first < previous.blocks.upperBound {
                regions[regions.count - 1].extend(to: max(previous.blocks.upperBound, last + 1), grown, firsts)
            } else {
                let start = firsts[first] + (regions.last.map { $0.new.upperBound - $0.old.upperBound } ?? 0)
                regions.append(
                    BlockRegion(
                        blocks: first..<first, old: firsts[first]..<firsts[first], new: start..<start, isLast: false))
                regions[regions.count - 1].extend(to: last + 1, grown, firsts)
            }
            // Blocks that have become small join the next one, so that deletions leave no crumbs.
            while let region = regions.last, region.blocks.upperBound < blockCount,
                region.new.isEmpty || region.new.count + firsts.count(of: region.blocks.upperBound) <= Block.size
            {
                regions[regions.count - 1].extend(to: region.blocks.upperBound + 1, grown, firsts)
            }
        }
        return regions
    }

    private mutating func extend(to end: Int, _ grown: Int, _ firsts: [Int]) {
        blocks = blocks.lowerBound..<end
        old = old.lowerBound..<firsts[end]
        new = new.lowerBound..<(firsts[end] + grown)
        isLast = end == firsts.count - 1
    }

    /// The first items of the blocks that take the region's place: full ones at the end of the content, where more may be
    /// appended; evenly filled ones elsewhere, where more may be inserted. One block takes in a good deal before it is divided,
    /// for then all that is behind it has to make room.
    var newFirsts: [Int] {
        let isSpacious = !isLast && blocks.count == 1 && new.count > 0 && new.count <= Block.most
        let count = isSpacious ? 1 : (new.count + Block.size - 1) / Block.size
        return (0..<count).map { new.lowerBound + (isLast ? $0 * Block.size : new.count * $0 / count) }
    }
}

extension [Int] {
    // The first items of blocks, and the number of items.

    /// The block of an item; of one behind the last item, the last block. O(log n), and O(1) where blocks are full.
    func block(of item: Int) -> Int {
        let guess = item >> Block.shift
        if guess < count - 1, self[guess] <= item, item < self[guess + 1] { return guess }
        var lower = 0
        var upper = Swift.max(1, count - 1)
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if self[middle] <= item { lower = middle } else { upper = middle }
        }
        return lower
    }

    func count(of block: Int) -> Int { self[block + 1] - self[block] }
}
