/// The differences that a scan of a folder has found.
public struct PhotoChanges: Sendable, Equatable, Encodable {
    /// The revision after the changes.
    public var revision: Int
    /// The number of new photos.
    public var added = 0
    /// The number of photos whose files are gone or cannot be shown any more.
    public var removed = 0
    /// The number of photos whose files have other contents.
    public var changed = 0
    /// The number of photos whose files have another name or folder.
    public var renamed = 0
    /// The new photo that is first in the order of folders and names.
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
            // A photo that has been read for the first time is nothing new to see.
            guard !before.isUnread else { continue }
            kept += 1
            let isSame =
                before.version == entry.version && old.motions[entry.id]?.version == new.motions[entry.id]?.version
            if !isSame { changed += 1 }
            if before.file.path != entry.file.path { renamed += 1 }
        }
        removed = old.entries.count { !$0.isUnread } - kept
    }

    /// Whether nothing has changed.
    public var isEmpty: Bool { added + removed + changed + renamed == 0 }
}
