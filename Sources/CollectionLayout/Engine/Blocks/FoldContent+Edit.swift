extension FoldContent {
    func newItem(like index: Int) -> NewItem {
        // The item may have another breadth at its new position.
        let size = layout.variesBreadth ? list[index].remeasurable() : list[index]
        return NewItem(size: size, extent: list.extent(of: index))
    }

    func edit(
        _ splices: [Splice], adding added: ArraySlice<NewItem>, changing changes: ArraySlice<NewItem>,
        upTo horizon: Double
    ) {
        splice(splices, adding: added, upTo: horizon)
        replace(list.set(changes), upTo: horizon)
    }

    /// Deletes and inserts items. Changed blocks are replaced; the others move.
    private func splice(_ splices: [Splice], adding added: ArraySlice<NewItem>, upTo horizon: Double) {
        guard !splices.isEmpty else { return }
        let oldFirsts = list.firsts
        guard let edit = list.splice(splices, adding: added), !pages.isEmpty else {
            list.makePages()
            return placeAll(upTo: horizon)
        }
        if knowsMeasuredBreadths { mayOutgrow = true }
        var changed: [Int] = []
        for region in edit.regions {
            let items = edit.items(of: region)
            if keepsPage(region) {
                let page = region.old.lowerBound
                let own = splices[region.splices].map { $0.moved(old: -oldFirsts[page], new: -items.lowerBound) }
                let result = pages[page].spliced(own, layout)
                pages[page] = result.page
                changed += result.changed.map { $0 + items.lowerBound }
            } else {
                changed += [items.lowerBound, max(items.lowerBound, items.upperBound - 1)]
            }
        }
        if !edit.regions.allSatisfy(keepsPage) { repage(edit, oldFirsts) }
        for index in changed.indices { changed[index] = min(changed[index], count - 1) }
        replace(changed, maySettle: !layout.usesItemIndex, upTo: horizon)
    }

    /// Returns whether a region stays one page, so that its unchanged blocks can be kept.
    private func keepsPage(_ region: Repartition.Region) -> Bool {
        region.old.count == 1 && region.new.count == 1 && pages[region.old.lowerBound].isPlaced
    }

    /// Makes new pages for changed regions, and moves the other pages by an estimated distance. O(pages).
    private func repage(_ edit: Repartition, _ oldFirsts: [Int]) {
        let lengthPerItem = max(0, (end - tree.origin(of: 0)) / Double(oldFirsts[oldFirsts.count - 1]))
        func length(_ count: Int) -> Double { LayoutUnit.roundedUp(lengthPerItem * Double(count)) }
        var newPages: [BlockPage] = []
        var leaves: [IntervalTree.Node] = []
        var (moved, distance) = (0, 0.0)
        func move(upTo end: Int) {
            for page in moved..<end {
                newPages.append(pages[page])
                leaves.append(tree[page].moved(by: distance))
            }
            moved = end
        }
        for region in edit.regions {
            let first = region.old.lowerBound
            if keepsPage(region) { continue }
            move(upTo: first)
            moved = region.old.upperBound
            let items = edit.items(of: region)
            let origin = tree.origin(of: first) + distance
            let old = pages[first]
            for page in region.new {
                let isFirst = page == region.new.lowerBound
                let count = edit.firsts.count(of: page)
                newPages.append(
                    BlockPage(
                        unplaced: count, length: length(count), cursors: layout.choose([0], of: old.cursors),
                        lead: isFirst ? old[0].lead : 0, follows: isFirst && old.follows))
                leaves.append(
                    IntervalTree.Node(
                        origin: origin + length(edit.firsts[page] - items.lowerBound), lower: 0, upper: length(count)))
            }
            distance += length(items.count) - length(oldFirsts[moved] - oldFirsts[first])
        }
        move(upTo: pages.count)
        pages = PageList(count: newPages.count) { newPages[$0] }
        newPages = []
        tree.replaceTail(from: 0, with: leaves)
        end += distance
        // A page cannot be connected to one that is not placed.
        for page in 1..<max(1, pages.count) where !pages[page - 1].isPlaced && pages[page].follows {
            ownPage(page).follows = false
        }
        settledPages = (0..<pages.count).firstIndex { !pages[$0].follows } ?? pages.count
    }
}
