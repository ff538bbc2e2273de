/// The photos of a folder in the order and the sections of a query.
struct FolderArrangement: PhotoArrangement {
    let snapshot: FolderSnapshot
    let sections: [PhotoSection]
    let months: [MonthMark]
    let anniversaryCount: Int
    /// The photo's index in the snapshot, for each position.
    private let order: [Int32]
    /// The photo's position, for each index in the snapshot; -1 for photos that are not shown.
    private let positions: [Int32]
    private let learned: LearnedFacts

    /// - Parameters:
    ///   - found: the ids of the photos to show; `nil` for all.
    ///   - rootTitle: the heading of photos that are directly in the photo folder.
    init(
        of snapshot: FolderSnapshot, _ query: PhotoQuery, found: Set<Photo.ID>?, rootTitle: String,
        learned: LearnedFacts
    ) {
        self.snapshot = snapshot
        self.learned = learned
        let query = snapshot.isReading ? query.withoutDates : query
        let order = Self.order(of: snapshot, query, found)
        let anniversaries = Self.anniversaries(in: order, of: snapshot, query)
        anniversaryCount = anniversaries.count
        self.order = anniversaries + order
        var positions = [Int32](repeating: -1, count: snapshot.entries.count)
        for (position, place) in self.order.enumerated() { positions[Int(place)] = Int32(position) }
        self.positions = positions
        let sections = Sectioning(snapshot: snapshot, grouping: query.grouping, rootTitle: rootTitle)
            .sections(of: order)
        self.sections = anniversaries.isEmpty ? sections : [.anniversaries(anniversaries.count)] + sections
        let isByDate = query.sort != .name && query.grouping != .folder
        months = isByDate ? Self.months(order.map { snapshot.moments[Int($0)] }, after: anniversaries.count) : []
    }

    var revision: Int { snapshot.revision }
    var isReading: Bool { snapshot.isReading }
    var count: Int { order.count }
    var ids: [Photo.ID] { order.map { snapshot.entries[Int($0)].id } }

    var shapes: [UInt8] {
        PackedShape.bytes(count: order.count) { position in
            let facts = snapshot.entries[Int(order[position])].facts
            return PackedShape.pack(width: facts?.width ?? 0, height: facts?.height ?? 0)
        }
    }

    var videoCount: Int {
        order.dropFirst(anniversaryCount).count { snapshot.entries[Int($0)].facts?.format.isVideo == true }
    }

    var captionLengths: [UInt8] {
        order.map { UInt8(min(255, snapshot.entries[Int($0)].facts?.metadata.caption?.count ?? 0)) }
    }

    func photos(in range: Range<Int>) -> [Photo] {
        let chosen = order[range.clamped(to: 0..<order.count)].map { snapshot.entries[Int($0)] }
        return learned.latest(chosen).map { Photo($0, snapshot.marks, motion: snapshot.motions[$0.id]?.version) }
    }

    func index(of id: Photo.ID) -> Int? {
        guard let place = snapshot.place(of: id), positions[place] >= 0 else { return nil }
        return Int(positions[place])
    }

    /// Sorts by section first, then within each section. Photos with the same moment have the order of folders and
    /// names.
    private static func order(of snapshot: FolderSnapshot, _ query: PhotoQuery, _ found: Set<Photo.ID>?) -> [Int32] {
        var order =
            found.map { $0.compactMap(snapshot.place).map(Int32.init).sorted() }
            ?? Array(0..<Int32(snapshot.entries.count))
        order.removeAll { place in
            let entry = snapshot.entries[Int(place)]
            return !snapshot.shows(entry, on: query.shelf) || !entry.file.path.isInside(query.folder)
        }
        let moments = snapshot.moments
        func isEarlier(_ a: Int32, _ b: Int32) -> Bool {
            let (first, second) = (moments[Int(a)], moments[Int(b)])
            if first == second { return a < b }
            return query.sort == .oldest ? first < second : first > second
        }
        switch (query.grouping, query.sort) {
        case (.folder, .name): break
        case (.folder, _):
            // In the snapshot, the photos of a folder are consecutive. Each run is sorted by itself.
            for run in order.runs({
                snapshot.entries[Int($0)].file.path.folder.utf8.elementsEqual(
                    snapshot.entries[Int($1)].file.path.folder.utf8)
            }) {
                order[run].sort(by: isEarlier)
            }
        case (.none, .name): order.sort(by: byName(snapshot))
        case (_, .name):
            order.sort(by: isEarlier)
            let byName = byName(snapshot)
            for run in order.runs({ query.grouping.isSameDate(moments[Int($0)], moments[Int($1)]) }) {
                order[run].sort(by: byName)
            }
        default: order.sort(by: isEarlier)
        }
        return order
    }

    private static func byName(_ snapshot: FolderSnapshot) -> (Int32, Int32) -> Bool {
        let keys = snapshot.entries.map { NaturalOrder.key(of: $0.file.path.name) }
        return { a, b in
            let (first, second) = (keys[Int(a)], keys[Int(b)])
            return first == second ? a < b : first.lexicographicallyPrecedes(second)
        }
    }

    private static func anniversaries(in order: [Int32], of snapshot: FolderSnapshot, _ query: PhotoQuery) -> [Int32] {
        guard let today = query.today, query.words.isEmpty, query.shelf == .all, query.folder.isEmpty
        else { return [] }
        return snapshot.byAnniversary(order.filter { today.isAnniversary(of: snapshot.moments[Int($0)]) })
    }

    private static func months(_ moments: [Moment], after start: Int) -> [MonthMark] {
        var marks: [MonthMark] = []
        for (index, moment) in moments.enumerated() where moment != .unknown {
            if let last = marks.last, last.year == moment.year, last.month == moment.monthOfYear { continue }
            marks.append(MonthMark(index: start + index, year: moment.year, month: moment.monthOfYear))
        }
        return marks
    }
}

extension Array {
    /// Returns the ranges of consecutive elements that belong together.
    func runs(_ belong: (Element, Element) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        for index in indices where index + 1 == count || !belong(self[index], self[index + 1]) {
            runs.append(start..<index + 1)
            start = index + 1
        }
        return runs
    }
}
