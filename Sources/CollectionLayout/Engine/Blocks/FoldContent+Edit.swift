extension FoldContent {
    func newItem(like index: Int) -> NewItem {
        // Where it goes, it may lie at another breadth.
        let size = layout.variesBreadth ? sizes[index].remeasurable() : sizes[index]
        return NewItem(size: size, extent: sizes.extents[index])
    }

    func setSizes(_ changes: ArraySlice<NewItem>) { replace(sizes.set(changes)) }

    /// Takes items out and puts others in. Blocks that are touched are made anew; the others move.
    func splice(_ splices: [Splice], adding added: ArraySlice<NewItem>) {
        guard !splices.isEmpty else { return }
        if !measuredBreadths.values.isEmpty {
            measuredBreadths.splice(splices, adding: added.map { _ in ItemExtent() }, count: count)
        }
        sizes.splice(splices, adding: added)
        kept.splice(splices)
        guard !leads.isEmpty, count > 0 else { return placeAll() }
        let edit = BlockEdit(splices, in: firsts)
        edit.apply(to: &firsts, &tree)
        if !edit.keepsBlocks { replaceCursors(from: edit.first, by: edit.sources) }
        replace(edit.changed, maySettle: !layout.usesItemIndex)
    }

    /// Replaces the cursors before the blocks from one on with those of the old blocks from which they stem.
    private func replaceCursors(from first: Int, by sources: [Int]) {
        var tail: [Int] = []
        tail.reserveCapacity(sources.count)
        for (offset, source) in sources.enumerated() {
            // A region begins where its first block did. Cursors of its other blocks are not known yet.
            tail.append(offset > 0 && source == sources[offset - 1] ? -1 : leads[source])
        }
        leads.replaceSubrange(first..., with: tail)
        layout.replaceCursors(of: cursors, from: first, by: sources)
    }
}
