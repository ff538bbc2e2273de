/// The messages about wrong identifiers in a snapshot.
enum SnapshotMistake {
    /// Returns the identifiers without duplicates, which are a mistake.
    static func unique<Identifier: Hashable>(_ identifiers: [Identifier], _ noun: String) -> [Identifier] {
        guard identifiers.count > 1 else { return identifiers }
        var seen = Set<Identifier>(minimumCapacity: identifiers.count)
        var duplicates: [Identifier] = []
        let unique = identifiers.filter { identifier in
            let isNew = seen.insert(identifier).inserted
            if !isNew { duplicates.append(identifier) }
            return isNew
        }
        if !duplicates.isEmpty { reportDuplicates(duplicates, noun) }
        return unique
    }

    static func reportDuplicates<Identifier>(_ duplicates: [Identifier], _ noun: String) {
        CollectionViewDiagnostics.mistake(
            "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {(\(list(duplicates)))}")
    }

    static func unknown<Identifier>(_ noun: String, _ identifier: Identifier, for action: String) {
        CollectionViewDiagnostics.mistake(
            "Invalid \(noun) identifier for \(action): \(identifier) does not exist in the snapshot")
    }

    /// Returns the identifiers for which `exists` is true. The others are a mistake.
    static func existing<Identifier>(
        _ identifiers: [Identifier], _ noun: String, for action: String, _ exists: (Identifier) -> Bool
    ) -> [Identifier] {
        let missing = identifiers.filter { !exists($0) }
        guard !missing.isEmpty else { return identifiers }
        CollectionViewDiagnostics.mistake(
            "Attempted to \(action) \(noun) identifier that does not exist in the snapshot: \(list(missing))")
        return identifiers.filter(exists)
    }

    private static func list<Identifier>(_ identifiers: [Identifier]) -> String {
        let shown = identifiers.prefix(10).map { "\($0)" }.joined(separator: ", ")
        return identifiers.count > 10 ? "\(shown), and \(identifiers.count - 10) more" : shown
    }
}
