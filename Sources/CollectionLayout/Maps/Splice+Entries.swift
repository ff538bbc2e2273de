extension Splice {
    /// Returns the items that leave and enter a section as splices, ascending. There is at least one remaining item
    /// between two of them. O(m).
    static func splices(leaving: ArraySlice<Entry>, arriving: ArraySlice<Entry>) -> [Splice] {
        var splices: [Splice] = []
        var (leaver, comer) = (leaving.startIndex, arriving.startIndex)
        // The next item that stays has the index `old` before and `new` after.
        var (old, new) = (0, 0)
        while leaver < leaving.endIndex || comer < arriving.endIndex {
            // The number of items that stay before the next change; at least one.
            var step = Int.max
            if leaver < leaving.endIndex { step = leaving[leaver].item - old }
            if comer < arriving.endIndex { step = min(step, arriving[comer].item - new) }
            old += step
            new += step
            let start = (old: old, new: new)
            while leaver < leaving.endIndex, leaving[leaver].item == old {
                leaver += 1
                old += 1
            }
            while comer < arriving.endIndex, arriving[comer].item == new {
                comer += 1
                new += 1
            }
            splices.append(Splice(old: start.old..<old, new: start.new..<new))
        }
        return splices
    }
}

extension Entry {
    /// The index that the key stands for: of an item in its section, or of a section.
    fileprivate var item: Int { ElementID(packedIndex: key).item }
}
