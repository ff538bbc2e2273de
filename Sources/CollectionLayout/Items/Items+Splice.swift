extension Items {
    /// Deletes and inserts items.
    ///
    /// - Parameters:
    ///   - splices: The ranges of deleted and inserted items, ascending.
    ///   - added: The inserted items, in order.
    /// - Returns: The changes of the pages; nil if there were no pages or there are none left.
    /// - Complexity: O(items of the changed pages + n / 512), or O(inserted items) if all items are equal.
    @discardableResult
    mutating func splice(_ splices: [Splice], adding added: ArraySlice<NewItem>) -> Repartition? {
        guard let last = splices.last else { return nil }
        let newCount = count + last.new.upperBound - last.old.upperBound
        if pages.isEmpty {
            if added.allSatisfy({ $0.size == self[0] && $0.extent == self.extent(of: 0) }) {
                setCount(newCount)
                return nil
            }
            makePages()
        }
        if count == 0 || newCount == 0 {
            let firsts = [Int](partsOf: newCount, shift: ItemPage.shift)
            let new = newCount == 0 ? [] : ItemPage(added).divided(at: firsts[...])
            replacePages([(0..<pages.count, new)], firsts: firsts)
            return nil
        }
        let edit = Repartition(splices, in: firsts, shift: ItemPage.shift)
        var added = added
        var replacements: [(old: Range<Int>, new: [ItemPage])] = []
        for region in edit.regions {
            let whole = merged(region, edit.items(of: region).count, splices[region.splices], adding: &added)
            let firsts = edit.firsts[region.new.lowerBound...region.new.upperBound]
            replacements.append((region.old, region.new.isEmpty ? [] : whole.divided(at: firsts)))
        }
        replacePages(replacements, firsts: edit.firsts)
        return edit
    }

    /// Returns all items of a region in one page, which may be a long one. Removes the region's inserted items from
    /// `added`.
    private func merged(
        _ region: Repartition.Region, _ count: Int, _ splices: ArraySlice<Splice>,
        adding added: inout ArraySlice<NewItem>
    ) -> ItemPage {
        let whole = ItemPage(count: count, like: pages[region.old.lowerBound])
        var (old, new) = (firsts[region.old.lowerBound], 0)
        func keep(upTo end: Int) {
            while old < end {
                let page = page(of: old)
                let stop = min(end, firsts[page + 1])
                whole.replace(from: new, with: pages[page], (old - firsts[page])..<(stop - firsts[page]))
                new += stop - old
                old = stop
            }
        }
        for splice in splices {
            keep(upTo: splice.old.lowerBound)
            old = splice.old.upperBound
            for item in added.prefix(splice.new.count) {
                whole.set(item, at: new)
                new += 1
            }
            added.removeFirst(splice.new.count)
        }
        keep(upTo: firsts[region.old.upperBound])
        return whole
    }
}
