import Foundation
import Testing

@testable import PhotoGallery

@Suite struct OnThisDayTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func photosOfThisDayComeFirstOnceMore() async throws {
        try folder.add("a/moon.jpg", .moon)
        try folder.add("b/stream.jpg", .stream)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let collection: CollectionAnswer = try await gallery.json("/api/collection?group=month&today=2026-11-20")
            #expect((collection.count, collection.anniversaries) == (3, 1))
            #expect(collection.sections.map(\.title) == ["On this day", "April 2018", "November 1966"])
            #expect(collection.months.map(\.index) == [1, 2])
            let page: PhotosAnswer = try await gallery.json("/api/photos?group=month&today=2026-11-20&from=0&count=9")
            #expect(page.photos.map(\.name) == ["moon.jpg", "stream.jpg", "moon.jpg"])
            // Links and reloads lead to the photo's regular position.
            let id = page.photos[0].id
            let position: [String: Int] = try await gallery.json(
                "/api/position?group=month&today=2026-11-20&id=\(id)")
            #expect(position == ["index": 2])
            let shapes = try await gallery.bytes("/api/shapes?group=month&today=2026-11-20")
            #expect(shapes.count == 6 && shapes[0..<2] == shapes[4..<6])
        }
    }

    @Test func theLatestYearIsFirst() async throws {
        let photos = try await folder.open()
        let moments = ["2019-06-01T20:00:00", "2024-06-01T09:00:00", "2019-06-01T08:00:00", "2024-06-02T09:00:00"]
        let arrangement = arrangement(of: moments, photos, PhotoQuery(today: CalendarDay(isoDate: "2025-06-01")))
        #expect(arrangement.ids == [2, 3, 1, 1, 2, 3, 4])
        #expect(arrangement.anniversaryCount == 3)
        #expect((1...4).compactMap { arrangement.index(of: $0) } == [3, 4, 5, 6])
    }

    @Test(arguments: ["2018-04-08", "2026-04-09", "2026-05-08"])
    func thisYearAndOtherDaysHaveNone(_ day: String) async throws {
        try folder.add("stream.jpg", .stream)
        let photos = try await folder.open()
        let arrangement = try photos.arrangement(PhotoQuery(today: CalendarDay(isoDate: day)))
        #expect((arrangement.count, arrangement.anniversaryCount, arrangement.sections.count) == (1, 0, 1))
    }

    @Test func resultsFavoritesAndHiddenOnesHaveNoShelf() async throws {
        try folder.add("stream.jpg", .stream)
        let photos = try await folder.open()
        let today = CalendarDay(isoDate: "2026-04-08")
        #expect(try photos.arrangement(PhotoQuery(today: today)).count == 2)
        #expect(try photos.arrangement(PhotoQuery(words: "beech", today: today)).count == 1)
        try await photos.set(.favorite, true, of: photos.entries.map(\.id))
        #expect(try photos.arrangement(PhotoQuery(shelf: .favorites, today: today)).count == 1)
        try await photos.set(.hidden, true, of: photos.entries.map(\.id))
        #expect(try photos.arrangement(PhotoQuery(shelf: .hidden, today: today)).count == 1)
        #expect(try photos.arrangement(PhotoQuery(today: today)).count == 0)
    }

    /// The date of a copied file is that of the copy, and no anniversary.
    @Test func aFilesOwnDateDoesNotCount() async throws {
        try folder.add("tiny.png", TinyPhoto.png.data)
        let date = try #require(ISO8601DateFormatter().date(from: "2020-06-15T12:00:00Z"))
        try FileManager.default.setAttributes(
            [.modificationDate: date], ofItemAtPath: folder.photos + "/tiny.png")
        let photos = try await folder.open()
        let arrangement = try photos.arrangement(PhotoQuery(today: CalendarDay(isoDate: "2026-06-15")))
        #expect((arrangement.count, arrangement.anniversaryCount) == (1, 0))
    }

    @Test(arguments: ["", "today", "2026-13-01", "2026-1-01", "26-01-01", "2026-01-01-", "2026-01-00", "-026-01-01"])
    func noDayIsRefused(_ text: String) async throws {
        try await TestGallery.serve(try await folder.open()) { gallery in
            let message = try await gallery.error("/api/ids?today=\(text)", .badRequest)
            #expect(message.contains("must be a date"))
        }
    }

    private func arrangement(of moments: [String], _ photos: FolderPhotos, _ query: PhotoQuery) -> FolderArrangement {
        let entries = moments.enumerated().map { index, taken in
            let file = FoundFile(path: RelativePath("\(index).jpg"), size: 1, modified: 0)
            let facts = PhotoFacts(
                width: 4, height: 3, format: .jpeg, loadingMemory: 0,
                metadata: PhotoMetadata(caption: nil, author: nil, taken: taken), fingerprint: nil)
            return CatalogEntry(id: Int64(index + 1), file: file, facts: facts, color: nil, problem: nil)
        }
        let snapshot = FolderSnapshot(revision: 1, .init(read: entries), PhotoMarks())
        return FolderArrangement(
            of: snapshot, query, found: nil, rootTitle: "photos", learned: photos.learned)
    }
}
