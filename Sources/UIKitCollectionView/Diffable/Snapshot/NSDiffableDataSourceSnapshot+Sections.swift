extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: Place(index: sections.count))
    }

    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = place(of: toIdentifier, for: "insertion next to it") else { return }
        insert(identifiers, at: place)
    }

    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = place(of: toIdentifier, for: "insertion next to it") else { return }
        insert(identifiers, at: place.next)
    }

    /// Moves a section with its items before another one.
    ///
    /// - Complexity: O(*s*) for *s* sections.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier) { $0 }
    }

    /// Moves a section with its items after another one.
    ///
    /// - Complexity: O(*s*) for *s* sections.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier) { $0.next }
    }

    /// Deletes sections with their items. Ignores unknown sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.remove(identifiers)
        reloadedSections.remove(identifiers)
        for number in identifiers.compactMap({ takeNumber(of: $0) }) {
            forgetChanges(of: items[number])
            items.removeList(number)
        }
    }

    private typealias Place = IdentifierLists<SectionIdentifierType>.Place

    /// Inserts the sections that do not exist yet. The others are a mistake, and stay where they are.
    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Place) {
        let present = identifiers.filter(sections.contains)
        if !present.isEmpty { SnapshotMistake.reportDuplicates(present, "section") }
        let new = SnapshotMistake.unique(identifiers.filter { !sections.contains($0) }, "section")
        sections.insert(new, at: place)
        giveNumbers(to: new)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to target: SectionIdentifierType, _ side: (Place) -> Place
    ) {
        guard place(of: identifier, for: "moving") != nil, place(of: target, for: "moving next to it") != nil,
            identifier != target
        else { return }
        sections.remove([identifier])
        if let place = sections.place(of: target) { sections.insert([identifier], at: side(place)) }
    }

    private func place(of identifier: SectionIdentifierType, for action: String) -> Place? {
        let place = sections.place(of: identifier)
        if place == nil { SnapshotMistake.unknown("section", identifier, for: action) }
        return place
    }
}
