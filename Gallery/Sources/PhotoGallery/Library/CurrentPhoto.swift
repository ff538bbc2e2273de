/// A photo whose file has just been opened and checked.
struct CurrentPhoto: Sendable {
    var entry: CatalogEntry
    var facts: PhotoFacts
    /// The absolute path, without symbolic links.
    var path: String
    /// The open file, so that exactly the checked content is sent.
    var file: RegularFile

    /// Whether the file at the path is still the same, and unchanged.
    var isCurrent: Bool {
        guard let now = try? RegularFile(path) else { return false }
        return entry.file.isUnchanged(now)
    }
}
