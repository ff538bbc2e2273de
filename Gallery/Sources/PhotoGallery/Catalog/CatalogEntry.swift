/// The catalog's record of one file.
struct CatalogEntry: Sendable, Identifiable {
    /// The id. It stays the same while a file keeps its path or its content, even across restarts, and is never reused.
    var id: Int64
    var file: FoundFile
    /// The file's facts; `nil` if the file has not been read yet, or could not be read.
    var facts: PhotoFacts? {
        get { sharedFacts?.facts }
        set { sharedFacts = newValue.map(SharedFacts.init) }
    }
    private var sharedFacts: SharedFacts?
    /// The average color as 0xRRGGBB; `nil` until a thumbnail has been made.
    var color: UInt32?
    /// The reason why the file is not shown; `nil` if it is.
    var problem: PhotoProblem?

    init(id: Int64, file: FoundFile, facts: PhotoFacts? = nil, color: UInt32? = nil, problem: PhotoProblem? = nil) {
        (self.id, self.file, self.color, self.problem) = (id, file, color, problem)
        self.facts = facts
    }

    /// Facts that the copies of an entry share. Lists, sorted lists and dictionaries of a million entries would be three
    /// times as large with facts of their own.
    private final class SharedFacts: Sendable {
        let facts: PhotoFacts

        init(_ facts: PhotoFacts) { self.facts = facts }
    }

    /// A text that changes with the file's content.
    var version: String { file.version }

    /// Whether only the file's name, size and date are known so far.
    var isUnread: Bool { facts == nil && problem == nil }

    /// The checksum of the content; `nil` without facts.
    var fingerprint: Fingerprint? { facts?.fingerprint }
}
