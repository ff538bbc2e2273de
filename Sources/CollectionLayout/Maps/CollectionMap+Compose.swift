extension CollectionMap {
    /// The map back: from new names to old ones. O(1).
    public var inverse: CollectionMap {
        var back = CollectionMap(sections: sections.inverse, contents: contents.inverse)
        back.items = items.inverse
        back.ends = ends.inverse
        back.changed = changed.inverse
        return back
    }

    /// This map and then another one, as one map: several edits, one transition. O(m log m) in the changes of both.
    ///
    /// - Throws: ``EditError/countsDiffer(_:_:)`` where the other map does not begin with what this one leaves.
    public func followed(by next: CollectionMap) throws(EditError) -> CollectionMap {
        var both = CollectionMap(
            sections: try sections.followed(by: next.sections), contents: try contents.followed(by: next.contents))
        for end in ends.arriving {
            let begun = next.ends.leaving[next.ends.leaving.positions(inSection: end.section)]
            if let begun = begun.first, begun.key != end.key { throw .countsDiffer(end.item, begun.item) }
        }
        let back = inverse
        func composed(_ first: PlaceMap, _ second: PlaceMap) -> PlaceMap {
            first.followed(
                by: second, { next.newPlace(of: $0, in: second) }, { back.newPlace(of: $0, in: first.inverse) })
        }
        both.items = composed(items, next.items)
        both.ends = composed(ends, next.ends)
        for entry in changed.arriving {
            let new = next.newPlace(of: entry.key, in: next.items)
            if new >= 0 { both.changed.add(from: entry.value, to: new) }
        }
        for entry in next.changed.arriving {
            both.changed.add(from: back.newPlace(of: entry.value, in: back.items), to: entry.key)
        }
        both.changed.sort()
        return both
    }
}
