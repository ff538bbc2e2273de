/// What the catalog remembers of one file.
struct CatalogEntry: Sendable, Identifiable {
    /// Stable for as long as a file stays at its path or keeps its content, also across restarts; never used again.
    var id: Int64
    var file: FoundFile
    /// `nil` when the file could not be read at all.
    var facts: PhotoFacts?
    /// The average color as 0xRRGGBB, once a thumbnail has been made.
    var color: UInt32?
    /// Why the file is not shown.
    var problem: PhotoProblem?

    /// Changes with the file's content.
    var version: String { file.version }

    /// `nil` when the file could not be read at all.
    var fingerprint: Fingerprint? { facts?.fingerprint }
}
