/// Writes the data of photos for an exported page, in chunks.
struct CatalogWriter {
    let folder: ExportFolder
    let snapshot: FolderSnapshot
    /// The exported photos.
    let shown: Set<Photo.ID>
    let title: String
    let learned: LearnedFacts

    /// The chunks of photos, which the page loads for what is near the viewport, and of words, which it loads to
    /// search.
    private static let photoChunks = ChunkBoundaries(length: 256)
    private static let wordChunks = ChunkBoundaries(length: 4096)

    func write() throws -> ExportedCatalog {
        let usual = arrangement(PhotoQuery())
        let ids = usual.ids
        var (favorites, videos): ([Int], [Int]) = ([], [])
        let photos = try Self.photoChunks.ranges(of: ids).map { range in
            let entries = entries(of: ids[range])
            for (index, entry) in zip(range, entries) {
                if snapshot.shows(entry, on: .favorites) { favorites.append(index) }
                if entry.facts?.format.isVideo == true { videos.append(index) }
            }
            let photos = entries.map { ExportedPhoto($0, snapshot.marks, motion: motion(of: $0)) }
            return ExportedCatalog.Chunk(first: range.lowerBound, name: try write(photos))
        }
        return ExportedCatalog(
            title: title, count: ids.count,
            shapes: try write(usual.shapes, "bin"), captionLengths: try write(usual.captionLengths, "bin"),
            ids: try write(PackedNumbers.bytes(ids.map { UInt32(truncatingIfNeeded: $0) }), "bin"),
            photos: photos,
            words: try Self.wordChunks.ranges(of: ids).map { range in
                let lines = entries(of: ids[range]).map { SearchIndex.plainWords(of: $0) + "\n" }
                return .init(first: range.lowerBound, name: try write(Array(lines.joined().utf8), "txt"))
            },
            favorites: try write(favorites), videos: try write(videos), days: try days(ids),
            arrangements: try arrangements(ids))
    }

    private func entries(of ids: ArraySlice<Photo.ID>) -> [CatalogEntry] {
        learned.latest(ids.compactMap(snapshot.entry))
    }

    private func arrangement(_ query: PhotoQuery) -> FolderArrangement {
        FolderArrangement(of: snapshot, query, found: shown, rootTitle: title, learned: learned)
    }

    /// Returns the video of a live photo, if it could be exported.
    private func motion(of entry: CatalogEntry) -> CatalogEntry? {
        guard let motion = snapshot.motions[entry.id], let path = ExportedPhoto.videoPath(of: motion) else {
            return nil
        }
        return folder.keeps(path) ? motion : nil
    }

    private struct Sections: Encodable {
        var sections: [PhotoSection]
        var months: [MonthMark]
    }

    private func arrangements(_ ids: [Photo.ID]) throws -> [String: ExportedCatalog.Arrangement] {
        let positions = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, UInt32($0)) })
        var written: [String: ExportedCatalog.Arrangement] = [:]
        for grouping in Grouping.allCases {
            for sort in SortOrder.allCases {
                let arrangement = arrangement(PhotoQuery(grouping: grouping, sort: sort))
                let order = arrangement.ids
                let name =
                    order == ids ? nil : try write(PackedNumbers.bytes(order.compactMap { positions[$0] }), "bin")
                let sections = Sections(sections: arrangement.sections, months: arrangement.months)
                written["\(grouping) \(sort)"] = .init(order: name, sections: try write(sections))
            }
        }
        return written
    }

    private struct DayPhoto: Encodable {
        var year: Int
        var place: Int
    }

    /// Writes the photos of every day of the year, in the order in which the page shows anniversaries.
    private func days(_ ids: [Photo.ID]) throws -> [String: String] {
        let places = ids.compactMap(snapshot.place)
        let positions = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
        let days = Dictionary(grouping: places.map { Int32($0) }) { snapshot.moments[Int($0)].dayOfYear }
        var written: [String: String] = [:]
        for (day, places) in days {
            let photos = snapshot.byAnniversary(places).compactMap { place in
                positions[Int(place)].map { DayPhoto(year: snapshot.moments[Int(place)].year, place: $0) }
            }
            if !photos.isEmpty { written[day] = try write(photos) }
        }
        return written
    }

    private func write(_ value: some Encodable) throws -> String {
        try write(try JSONText.bytes(of: value), "json")
    }

    /// - Returns: the file's name, which is a checksum of its content.
    private func write(_ bytes: [UInt8], _ ending: String) throws -> String {
        let name = "\(SHA256.digits(of: bytes).prefix(20)).\(ending)"
        if !folder.keeps("catalog/\(name)") { try folder.write("catalog/\(name)", bytes) }
        return name
    }
}

extension Moment {
    /// The month and day, such as "06-01".
    fileprivate var dayOfYear: String {
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return padded(monthOfYear) + "-" + padded(dayOfMonth)
    }
}
