/// The photos of a folder at one time, in the order of folders and names.
struct FolderSnapshot: Sendable {
    /// A number that grows with every change.
    let revision: Int
    let entries: [CatalogEntry]
    /// The videos of live photos, by the ids of their pictures.
    let motions: [Photo.ID: CatalogEntry]
    let skipped: [SkippedFile]
    let marks: PhotoMarks
    /// The date of each photo.
    let moments: [Moment]
    /// The photos' indices in ``entries``.
    private let places: [Photo.ID: Int32]

    /// The videos that may belong to a picture that has not been read yet.
    private let possibleMotions: Set<Photo.ID>

    /// Whether the sizes and dates of some photos are not known yet.
    let isReading: Bool

    init(revision: Int, _ outcome: FolderScan.Outcome, _ marks: PhotoMarks) {
        self.revision = revision
        self.marks = marks
        let live = LivePhotos(in: NaturalOrder.sorted(outcome.photos, by: \.file.path))
        entries = live.entries
        motions = live.motions
        possibleMotions = live.possibleMotions
        skipped = outcome.skipped.map { ($0, NaturalOrder.key(of: $0.name)) }
            .sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
        isReading = entries.contains(where: \.isUnread)
        moments = entries.map(Moment.init(of:))
        places = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.id, Int32($0)) })
    }

    /// Creates a snapshot of the same photos with another revision and other marks.
    init(_ snapshot: FolderSnapshot, revision: Int, marks: PhotoMarks) {
        self.revision = revision
        self.marks = marks
        isReading = snapshot.isReading
        (entries, motions, skipped) = (snapshot.entries, snapshot.motions, snapshot.skipped)
        (moments, places, possibleMotions) = (snapshot.moments, snapshot.places, snapshot.possibleMotions)
    }

    func place(of id: Photo.ID) -> Int? { places[id].map { Int($0) } }

    func entry(_ id: Photo.ID) -> CatalogEntry? { place(of: id).map { entries[$0] } }

    /// Returns a photo, or the video of a live photo, that has been read.
    func readEntry(_ id: Photo.ID) -> CatalogEntry? {
        let entry = entry(id) ?? motions.values.first { $0.id == id }
        return entry.flatMap { $0.isUnread ? nil : $0 }
    }

    /// Returns a photo of which it is known whether it is hidden.
    func knownEntry(_ id: Photo.ID) -> CatalogEntry? { entry(id).flatMap { isKnown($0) ? $0 : nil } }

    /// Returns whether a photo belongs to a shelf. A photo that may be hidden belongs to none.
    func shows(_ entry: CatalogEntry, on shelf: Shelf) -> Bool { isKnown(entry) && marks.shows(entry, on: shelf) }

    private func isKnown(_ entry: CatalogEntry) -> Bool {
        marks.hidden.isEmpty || entry.fingerprint != nil && !possibleMotions.contains(entry.id)
    }

    /// Sorts photos of one day of the year, given by their indices: the latest year first, and each year from morning
    /// to evening.
    ///
    /// Only photos with a date from the camera count. A file's own date is often that of a copy, shared by a thousand
    /// files.
    func byAnniversary(_ places: [Int32]) -> [Int32] {
        let dated = places.filter { entries[Int($0)].facts?.metadata.taken != nil }
        return dated.sorted { a, b in
            let (first, second) = (moments[Int(a)], moments[Int(b)])
            if first.year != second.year { return first.year > second.year }
            return first == second ? a < b : first < second
        }
    }
}
