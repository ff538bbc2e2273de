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
        guard !starts.isEmpty, count > 0 else { return placeAll() }
        let edit = BlockEdit(splices, in: firsts)
        edit.apply(to: &firsts, &tree)
        if !edit.keepsBlocks { replaceStarts(from: edit.first, by: edit.sources) }
        replace(edit.changed, maySettle: !layout.usesItemIndex)
    }

    /// Takes the starts of blocks from one on from those that they stem from.
    private func replaceStarts(from first: Int, by sources: [Int]) {
        var tail: [Start] = []
        tail.reserveCapacity(sources.count)
        for (offset, source) in sources.enumerated() {
            tail.append(starts[source])
            // A region begins where its first block did. Cursors of its other blocks are not known yet.
            if offset > 0, source == sources[offset - 1] { tail[offset].lead = -1 }
        }
        starts.replaceSubrange(first..., with: tail)
    }
}
