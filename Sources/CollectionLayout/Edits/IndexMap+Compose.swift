extension IndexMap {
    /// The map back: from new indices to old ones. O(m).
    public var inverse: IndexMap {
        IndexMap(
            oldCount: newCount, newCount: oldCount, splices: splices.map { Splice(old: $0.new, new: $0.old) },
            moves: movesByDestination.map { Move(old: $0.new, new: $0.old) },
            movesByDestination: moves.map { Move(old: $0.new, new: $0.old) })
    }

    /// This map and then another one, as one map. O(m log m) in the changes of both.
    ///
    /// - Throws: ``EditError/countsDiffer(_:_:)`` where the other map does not begin with as many things as this one leaves.
    public func followed(by next: IndexMap) throws(EditError) -> IndexMap {
        guard newCount == next.oldCount else { throw .countsDiffer(newCount, next.oldCount) }
        if next.isIdentity { return self }
        if isIdentity { return next }
        // Only what one of the two takes away or puts in can be out of order; everything else keeps it.
        let touched = changedOld + next.changedOld.compactMap { index in oldIndex(of: index) }.filter { !isChanged($0) }
        var deleted: [Int] = []
        var moved: [(from: Int, to: Int)] = []
        for index in touched {
            if let new = newIndex(of: index).flatMap({ next.newIndex(of: $0) }) {
                moved.append((index, new))
            } else {
                deleted.append(index)
            }
        }
        let own = changedNew.filter { oldIndex(of: $0) == nil }.compactMap { index in next.newIndex(of: index) }
        let inserted = own + next.changedNew.filter { next.oldIndex(of: $0) == nil }
        return try IndexMap(count: oldCount, deleting: deleted, inserting: inserted, moving: moved)
    }

    /// The old indices of what goes or is moved.
    private var changedOld: [Int] { splices.flatMap { Array($0.old) } }

    /// The new indices of what comes or was moved.
    private var changedNew: [Int] { splices.flatMap { Array($0.new) } }

    /// Whether what is at an old index goes or is moved.
    private func isChanged(_ old: Int) -> Bool {
        splices.lastSorted { $0.old.lowerBound <= old }.map { old < $0.old.upperBound } ?? false
    }
}
