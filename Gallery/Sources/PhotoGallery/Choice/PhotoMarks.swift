/// What a person has said of photos, by their content: it stays when a file gets another name or folder.
struct PhotoMarks: Sendable, Equatable {
    var favorites: Set<Fingerprint> = []
    var hidden: Set<Fingerprint> = []

    /// - Parameter shelf: which photos are asked for.
    func shows(_ entry: CatalogEntry, on shelf: Shelf) -> Bool {
        guard let fingerprint = entry.fingerprint else { return shelf == .all }
        return switch shelf {
        case .all: !hidden.contains(fingerprint)
        case .favorites: favorites.contains(fingerprint) && !hidden.contains(fingerprint)
        case .hidden: hidden.contains(fingerprint)
        }
    }
}

/// A part of the photos, by what a person has said of them.
public enum Shelf: String, Sendable, CaseIterable {
    /// All but the hidden ones.
    case all
    case favorites, hidden
}

/// What can be said of a photo.
public enum Mark: String, Sendable, CaseIterable, Codable {
    case favorite, hidden
}
