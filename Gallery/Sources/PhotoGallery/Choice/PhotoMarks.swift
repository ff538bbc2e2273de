/// The marks of photos, by content: they stay when a file gets another name or folder.
struct PhotoMarks: Sendable, Equatable {
    var favorites: Set<Fingerprint> = []
    var hidden: Set<Fingerprint> = []

    /// Returns whether a photo belongs to a shelf. While any photo is hidden, this may be a hidden one as long as it has
    /// not been read.
    func shows(_ entry: CatalogEntry, on shelf: Shelf) -> Bool {
        guard let fingerprint = entry.fingerprint else { return shelf == .all && hidden.isEmpty }
        return switch shelf {
        case .all: !hidden.contains(fingerprint)
        case .favorites: favorites.contains(fingerprint) && !hidden.contains(fingerprint)
        case .hidden: hidden.contains(fingerprint)
        }
    }
}

/// A selection of photos by their marks.
public enum Shelf: String, Sendable, CaseIterable {
    /// All photos that are not hidden.
    case all
    case favorites, hidden
}

/// A mark that a person can set on a photo.
public enum Mark: String, Sendable, CaseIterable, Codable {
    case favorite, hidden
}
