/// The marks of photos, by content: they stay when a file gets another name or folder.
struct PhotoMarks: Sendable, Equatable {
    var favorites: Set<Fingerprint> = []
    var hidden: Set<Fingerprint> = []
    /// The photos without a mark that their former fingerprint still has.
    var exceptions: [Mark: Set<Fingerprint>] = [:]

    /// Returns whether a photo has a mark.
    ///
    /// Earlier versions stored a mark under the former fingerprint, which several photos may share. All of them have the
    /// mark until a person removes it: one of them may be the photo that was to be hidden.
    func has(_ mark: Mark, _ photo: Fingerprint) -> Bool {
        let marked = mark == .favorite ? favorites : hidden
        if marked.contains(photo) { return true }
        guard let former = photo.former, marked.contains(former) else { return false }
        return exceptions[mark]?.contains(photo) != true
    }

    /// Returns whether a photo belongs to a shelf. While any photo is hidden, this may be a hidden one as long as it has
    /// not been read.
    func shows(_ entry: CatalogEntry, on shelf: Shelf) -> Bool {
        guard let fingerprint = entry.fingerprint else { return shelf == .all && hidden.isEmpty }
        return switch shelf {
        case .all: !has(.hidden, fingerprint)
        case .favorites: has(.favorite, fingerprint) && !has(.hidden, fingerprint)
        case .hidden: has(.hidden, fingerprint)
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
