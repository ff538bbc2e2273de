/// Identifiers in numbered lists, each identifier once in all of them together.
///
/// Finding one is O(1). Changing a list costs O(n − i) for n identifiers in it and the first change at i: growing and shrinking at the
/// end cost what they add and take, changes in the middle should come in one call.
struct IdentifierLists<Identifier: Hashable & Sendable>: Sendable {
    struct Place: Hashable, Sendable {
        var list = 0
        var index: Int
    }

    private var lists: [Int: [Identifier]] = [:]
    private var places: [Identifier: Place] = [:]

    /// In all lists.
    var count: Int { places.count }

    subscript(list: Int) -> [Identifier] { lists[list] ?? [] }

    /// The identifiers of the first list, for those who have but one.
    var identifiers: [Identifier] { self[0] }

    func contains(_ identifier: Identifier) -> Bool { places[identifier] != nil }

    func place(of identifier: Identifier) -> Place? { places[identifier] }

    /// Puts in identifiers that are not there yet.
    mutating func insert(_ identifiers: [Identifier], at place: Place) {
        lists[place.list, default: []].insert(contentsOf: identifiers, at: place.index)
        reindex(place.list, from: place.index)
    }

    mutating func append(_ identifiers: [Identifier], toList list: Int = 0) {
        insert(identifiers, at: Place(list: list, index: lists[list]?.count ?? 0))
    }

    /// Takes out what is there of them.
    mutating func remove(_ identifiers: [Identifier]) {
        guard !places.isEmpty else { return }
        var firstChanges: [Int: Int] = [:]
        for identifier in identifiers {
            guard let place = places.removeValue(forKey: identifier) else { continue }
            firstChanges[place.list] = min(place.index, firstChanges[place.list] ?? place.index)
        }
        for (list, index) in firstChanges {
            let tail = self[list][index...].filter(contains)
            lists[list]?.replaceSubrange(index..., with: tail)
            reindex(list, from: index)
        }
    }

    mutating func removeList(_ list: Int) {
        for identifier in lists.removeValue(forKey: list) ?? [] { places[identifier] = nil }
    }

    private mutating func reindex(_ list: Int, from start: Int) {
        guard let identifiers = lists[list] else { return }
        for index in start..<identifiers.count { places[identifiers[index]] = Place(list: list, index: index) }
    }
}

extension IdentifierLists.Place {
    /// Just behind.
    var next: Self { Self(list: list, index: index + 1) }
}
