extension CollectionMap {
    /// The inverse map, from new names to old ones. O(1).
    public var inverse: CollectionMap {
        CollectionMap(
            sections: sections.inverse, contents: contents.inverse, items: items.inverse, ends: ends.inverse,
            changed: changed.inverse)
    }

    /// Returns the map that results from this one followed by another one. So several edits can share one transition.
    ///
    /// - Throws: ``EditError/countsDiffer(_:_:)`` if the other map does not begin with the numbers of sections and
    ///   items that this one leaves.
    /// - Complexity: O(*m* log *m*) in the changes of both.
    public func followed(by next: CollectionMap) throws(EditError) -> CollectionMap {
        let (contents, nextContents) = (contents, next.contents)
        let (sections, bothContents) = (
            try sections.followed(by: next.sections), try contents.followed(by: nextContents)
        )
        for entry in ends.arriving {
            let end = PackedIndexMap.InsertedOrMoved(entry).destination
            let positions = next.ends.leaving.positions(inSection: end.section)
            guard let begun = next.ends.leaving[positions].first else { continue }
            let nextEnd = PackedIndexMap.DeletedOrMoved(begun).origin
            if nextEnd != end.ofNext { throw .countsDiffer(end.item, nextEnd.item) }
        }
        func composed(_ first: PackedIndexMap, _ second: PackedIndexMap) -> PackedIndexMap {
            first.followed(
                by: second, { nextContents.newIndex(of: $0, in: second) }, { contents.oldIndex(of: $0, in: first) })
        }
        var changed = PackedIndexMap()
        for entry in self.changed.arriving {
            let element = PackedIndexMap.InsertedOrMoved(entry)
            if let new = nextContents.newIndex(of: element.destination.ofNext, in: next.items) {
                changed.add(from: element.origin, to: new)
            }
        }
        for entry in next.changed.arriving {
            let element = PackedIndexMap.InsertedOrMoved(entry)
            if let origin = element.origin, self.changed.arriving.contains(origin.packed) { continue }
            let old = element.origin.flatMap { contents.oldIndex(of: $0.ofPrevious, in: items) }
            changed.add(from: old, to: element.destination)
        }
        changed.sort()
        return CollectionMap(
            sections: sections, contents: bothContents, items: composed(items, next.items),
            ends: composed(ends, next.ends), changed: changed)
    }
}
