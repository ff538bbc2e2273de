/// A photo whose file was looked at a moment ago.
struct CurrentPhoto: Sendable {
    var entry: CatalogEntry
    var facts: PhotoFacts
    /// Absolute, without symbolic links.
    var path: String
    /// Open, so that what is sent is what was looked at.
    var file: RegularFile

    /// Whether the file at the path is still the same, unchanged.
    var isCurrent: Bool {
        guard let now = try? RegularFile(path) else { return false }
        return entry.file.isUnchanged(now)
    }
}
