/// Identifiers in numbered lists. Each identifier occurs only once in all of the lists.
///
/// - Complexity: Finding an identifier is O(1). Changing the end of a list is O(*k*) for *k* changed elements. Other
///   changes move the later elements in memory, without hashing them, as long as changes are small and few have
///   accumulated.
struct IdentifierLists<Identifier: Hashable & Sendable>: Sendable {
    struct Place: Hashable, Sendable {
        var list = 0
        var index: Int
    }

    private var lists: [Int: DriftingList<Identifier>] = [:]
    /// The position of each identifier when its list was last indexed.
    private var places: [Identifier: Place] = [:]

    /// The number of identifiers in all lists.
    var count: Int { places.count }

    subscript(list: Int) -> [Identifier] { lists[list]?.elements ?? [] }

    /// The identifiers of the first list, for callers with a single list.
    var identifiers: [Identifier] { self[0] }

    func contains(_ identifier: Identifier) -> Bool { places[identifier] != nil }

    func place(of identifier: Identifier) -> Place? {
        guard let last = places[identifier] else { return nil }
        return lists[last.list]?.index(of: identifier, lastAt: last.index).map { Place(list: last.list, index: $0) }
    }

    /// Inserts identifiers that are not in any list yet.
    mutating func insert(_ identifiers: [Identifier], at place: Place) {
        if identifiers.count > places.count { places.reserveCapacity(places.count + identifiers.count) }
        for (offset, identifier) in identifiers.enumerated() {
            places[identifier] = Place(list: place.list, index: place.index + offset)
        }
        lists[place.list, default: DriftingList()].insert(identifiers, at: place.index)
        reindexIfNeeded(place.list)
    }

    mutating func append(_ identifiers: [Identifier], toList list: Int = 0) {
        insert(identifiers, at: Place(list: list, index: lists[list]?.elements.count ?? 0))
    }

    /// Removes those identifiers that exist.
    mutating func remove(_ identifiers: [Identifier]) {
        guard !places.isEmpty else { return }
        var indices: [Int: [Int]] = [:]
        for identifier in identifiers {
            guard let place = place(of: identifier) else { continue }
            places[identifier] = nil
            indices[place.list, default: []].append(place.index)
        }
        for (list, indices) in indices {
            lists[list]?.remove(at: indices.sorted())
            reindexIfNeeded(list)
        }
    }

    mutating func removeList(_ list: Int) {
        for identifier in self[list] { places[identifier] = nil }
        lists[list] = nil
    }

    private mutating func reindexIfNeeded(_ list: Int) {
        guard let indices = lists[list]?.takeStaleIndices() else { return }
        let elements = self[list]
        for index in indices { places[elements[index]] = Place(list: list, index: index) }
    }
}

extension IdentifierLists.Place {
    /// The position directly after another identifier.
    var next: Self { Self(list: list, index: index + 1) }
}
