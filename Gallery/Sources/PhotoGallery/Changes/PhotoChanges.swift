/// What a look at a folder has found to be different.
public struct PhotoChanges: Sendable, Equatable, Encodable {
    /// The revision that the changes have led to.
    public var revision: Int
    /// Photos that are new.
    public var added = 0
    /// Photos whose files are gone, or cannot be shown any more.
    public var removed = 0
    /// Photos whose files have another content now.
    public var changed = 0
    /// Photos whose files have another name or folder now.
    public var renamed = 0
    /// One of the new photos, the first in the order of folders and names.
    public var firstAdded: Photo.ID?

    public init(revision: Int) { self.revision = revision }

    init(from old: FolderSnapshot, to new: FolderSnapshot) {
        revision = new.revision
        var kept = 0
        for entry in new.entries {
            guard let before = old.entry(entry.id) else {
                added += 1
                firstAdded = firstAdded ?? entry.id
                continue
            }
            kept += 1
            if before.version != entry.version { changed += 1 }
            if before.file.path != entry.file.path { renamed += 1 }
        }
        removed = old.entries.count - kept
    }

    /// Whether the photos are as they were.
    public var isEmpty: Bool { added + removed + changed + renamed == 0 }
}
