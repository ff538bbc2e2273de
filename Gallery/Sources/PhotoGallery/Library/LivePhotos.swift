/// The pairs of a picture and a short video that cameras take together. Each pair is one photo.
struct LivePhotos: Sendable {
    /// The videos, by the ids of their pictures.
    private(set) var motions: [Photo.ID: CatalogEntry] = [:]
    /// All entries but the videos of pairs.
    private(set) var entries: [CatalogEntry] = []
    /// The videos that may belong to a picture that has not been read yet.
    private(set) var possibleMotions: Set<Photo.ID> = []

    /// The longest video that belongs to a picture of its name, in seconds. Live photos take three. Without an
    /// identifier, a longer one may be another shot of a camera that counts videos by themselves.
    private static let longest = 6.0

    init(in all: [CatalogEntry]) {
        // Only names that videos have, because there may be a million pictures.
        let names = Set(all.lazy.filter(Self.isMotion).map(Self.stem))
        guard !names.isEmpty else {
            entries = all
            return
        }
        var pictures: [RelativePath: [CatalogEntry]] = [:]
        var unread: Set<RelativePath> = []
        for entry in all {
            let isPicture = entry.facts?.format == .jpeg || entry.facts?.format == .heic
            guard entry.isUnread || isPicture, names.contains(Self.stem(of: entry)) else { continue }
            if entry.isUnread {
                unread.insert(Self.stem(of: entry))
            } else {
                pictures[Self.stem(of: entry), default: []].append(entry)
            }
        }
        for entry in all {
            let candidates = Self.isMotion(entry) ? pictures[Self.stem(of: entry)] ?? [] : []
            let free = candidates.filter { motions[$0.id] == nil && Self.belong($0, entry) }
            // A picture with the identifier comes first, then the camera's own before a converted one.
            if let picture = free.min(by: { Self.rank($0, entry) < Self.rank($1, entry) }) {
                motions[picture.id] = entry
            } else {
                entries.append(entry)
                if !unread.isEmpty, Self.isMotion(entry), unread.contains(Self.stem(of: entry)) {
                    possibleMotions.insert(entry.id)
                }
            }
        }
    }

    private static func isMotion(_ entry: CatalogEntry) -> Bool {
        entry.facts?.format == .quickTime || entry.facts?.format == .mp4
    }

    private static func belong(_ picture: CatalogEntry, _ video: CatalogEntry) -> Bool {
        if let first = picture.facts?.contentIdentifier, let second = video.facts?.contentIdentifier {
            return first == second
        }
        return (video.facts?.duration ?? 0) <= longest
    }

    private static func rank(_ picture: CatalogEntry, _ video: CatalogEntry) -> Int {
        let isSame = picture.facts?.contentIdentifier != nil && video.facts?.contentIdentifier != nil
        return (isSame ? 0 : 2) + (picture.facts?.format == .heic ? 0 : 1)
    }

    /// Returns a file's path without its extension, in lowercase: "IMG_1.HEIC" and "IMG_1.mov" belong together.
    private static func stem(of entry: CatalogEntry) -> RelativePath {
        let path = entry.file.path
        let name = path.name
        let base = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return RelativePath("\(path.folder)/\(base.lowercased())")
    }
}
