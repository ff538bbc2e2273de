extension CollectionMap {
    /// The map back: from new names to old ones. O(m log m).
    public var inverse: CollectionMap {
        CollectionMap(
            sections: sections.inverse,
            // A section whose items changed has stayed.
            items: items.map { (sections.newIndex(of: $0.oldSection)!, $0.map.inverse) }
                .sortedByKey { Int64($0.0) },
            moves: moves.map { Edit.Move(from: $0.to, to: $0.from) }, changed: changed.compactMap { oldID(of: $0) })
    }

    /// This map and then another one, as one map: several edits, one transition. O(m log m) in the changes of both.
    ///
    /// - Throws: ``EditError/countsDiffer(_:_:)`` where the other map does not begin with what this one leaves.
    public func followed(by next: CollectionMap) throws(EditError) -> CollectionMap {
        let sections = try sections.followed(by: next.sections)
        let touched =
            items.map { $0.oldSection } + next.items.compactMap { self.sections.oldIndex(of: $0.oldSection) }
        var items: [(oldSection: Int, map: IndexMap)] = []
        for section in touched.sortedByKey({ Int64($0) }) where items.last?.oldSection != section {
            guard sections.newIndex(of: section) != nil else { continue }
            let first = map(ofOldSection: section)
            let second = self.sections.newIndex(of: section).flatMap { next.map(ofOldSection: $0) }
            switch (first, second) {
            case (let first?, let second?): items.append((section, try first.followed(by: second)))
            case (let map?, nil), (nil, let map?): items.append((section, map))
            case (nil, nil): break
            }
        }
        return CollectionMap(
            sections: sections, items: items, moves: composedMoves(with: next),
            changed: changed.compactMap { next.newID(of: $0) } + next.changed)
    }

    /// What goes from one section to another in either map; also what comes back, which for its section is an item that
    /// goes and one that comes.
    private func composedMoves(with next: CollectionMap) -> [Edit.Move] {
        let first = moves.compactMap { move in
            next.newID(of: ElementID(move.to)).map { Edit.Move(from: move.from, to: Edit.ItemPlace($0)) }
        }
        let second = next.moves.compactMap { move -> Edit.Move? in
            guard let old = oldID(of: ElementID(move.from)), !moves.contains(comingFrom: Edit.ItemPlace(old)) else {
                return nil
            }
            return Edit.Move(from: Edit.ItemPlace(old), to: move.to)
        }
        return first + second
    }
}

extension [Edit.Move] {
    /// Whether one of the moves, ascending by where they come from, begins at a place. O(log m).
    fileprivate func contains(comingFrom place: Edit.ItemPlace) -> Bool {
        lastSorted { $0.from <= place }?.from == place
    }
}

extension ElementID {
    fileprivate init(_ place: Edit.ItemPlace) { self = .item(place.item, section: place.section) }
}

extension Edit.ItemPlace {
    fileprivate init(_ id: ElementID) { self.init(section: id.section, item: id.item) }
}
