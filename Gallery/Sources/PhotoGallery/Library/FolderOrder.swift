import Foundation

/// The order of a folder's photos in one grouping, and its sections.
struct FolderOrder: Sendable {
    /// For each place in the order, the index of the photo.
    let photos: [Int32]
    /// For each photo, its place in the order.
    let places: [Int32]
    let sections: [PhotoSection]

    /// Entries must be sorted by ``FolderOrder/sortedByFolder(_:)`` already.
    init(byFolder entries: [CatalogEntry], rootTitle: String) {
        self.init(order: Array(0..<Int32(entries.count))) { index in
            let folder = entries[index].file.path.folder
            return folder.isEmpty ? rootTitle : String(folder)
        }
    }

    /// The newest month first, and within a month the newest photo.
    init(byMonth entries: [CatalogEntry]) {
        let dates = entries.map(Self.date)
        let order = (0..<Int32(entries.count)).sorted { (a: Int32, b: Int32) -> Bool in
            let (dateA, dateB) = (dates[Int(a)], dates[Int(b)])
            return dateA == dateB ? a < b : dateA > dateB
        }
        self.init(order: order) { index in Month(isoDate: dates[index])?.title ?? "Undated" }
    }

    private init(order: [Int32], title: (Int) -> String) {
        var places = order
        var sections: [PhotoSection] = []
        for (place, photo) in order.enumerated() {
            places[Int(photo)] = Int32(place)
            let title = title(Int(photo))
            if sections.last.map({ $0.title.utf8.elementsEqual(title.utf8) }) == true {
                sections[sections.count - 1].count += 1
            } else {
                sections.append(PhotoSection(title: title, count: 1))
            }
        }
        photos = order
        self.places = places
        self.sections = sections
    }

    /// By folder, then by name, both in ``NaturalOrder``; a folder's own photos come before those of the folders in it.
    static func sortedByFolder(_ entries: [CatalogEntry]) -> [CatalogEntry] {
        var folderKeys: [Substring: [UInt8]] = [:]
        let keyed = entries.map { entry in
            let path = entry.file.path
            let folder = folderKeys[path.folder] ?? NaturalOrder.key(of: path.folder)
            folderKeys[path.folder] = folder
            return (folder: folder, name: NaturalOrder.key(of: path.name), entry: entry)
        }
        return keyed.sorted { a, b in
            if a.folder != b.folder { return a.folder.lexicographicallyPrecedes(b.folder) }
            if a.name != b.name { return a.name.lexicographicallyPrecedes(b.name) }
            return a.entry.file.path.string.utf8.lexicographicallyPrecedes(b.entry.file.path.string.utf8)
        }.map(\.entry)
    }

    /// When the photo was taken; else when its file was changed, by this machine's clock.
    private static func date(of entry: CatalogEntry) -> String {
        if let taken = entry.facts?.metadata.taken { return taken }
        var seconds = time_t(entry.file.modified / 1_000_000_000)
        var local = tm()
        guard localtime_r(&seconds, &local) != nil else { return "" }
        func padded(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
        return "\(local.tm_year + 1900)-\(padded(local.tm_mon + 1))-\(padded(local.tm_mday))"
            + "T\(padded(local.tm_hour)):\(padded(local.tm_min)):\(padded(local.tm_sec))"
    }
}
