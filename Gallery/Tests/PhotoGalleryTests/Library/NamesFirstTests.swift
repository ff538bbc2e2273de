import Foundation
import Synchronization
import Testing

@testable import PhotoGallery

/// A folder that is shown before its photos have been read.
@Suite(.timeLimit(.minutes(2))) struct NamesFirstTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        for (name, sample) in [("b/2.jpg", Sample.stream), ("alps/10.jpg", .wide), ("alps/9.jpg", .moon)] {
            try folder.add(name, sample)
            try folder.settle(name)
        }
    }

    @Test func namesComeFirstAndDatesAndSizesLater() async throws {
        let photos = try await folder.open(patience: .zero)
        #expect(photos.isReading)
        let before = photos.entries.map(\.id)
        let shownFirst = try photos.arranged(.month)
        #expect(shownFirst.photos(in: 0..<9).map(\.name) == ["9.jpg", "10.jpg", "2.jpg"])
        #expect(shownFirst.sections.map(\.title) == ["alps", "b"])
        #expect(shownFirst.months.isEmpty)
        #expect(shownFirst.photos(in: 0..<9).allSatisfy { $0.width == $0.height && $0.width > 0 })
        for (words, names) in [("10", ["10.jpg"]), ("ALP", ["9.jpg", "10.jpg"]), ("b jp", ["2.jpg"]), ("beech", [])] {
            let found = try photos.arrangement(PhotoQuery(words: words))
            #expect(found.photos(in: 0..<found.count).map(\.name) == names, "\(words)")
        }
        let revision = photos.revision
        await photos.readRest { _, _ in }
        #expect(!photos.isReading)
        #expect(photos.revision > revision)
        #expect(photos.entries.map(\.id) == before)
        let after = try photos.arranged(.month)
        let names = after.photos(in: 0..<9).map(\.name)
        #expect(names.firstIndex(of: "2.jpg") ?? 9 < names.firstIndex(of: "9.jpg") ?? 0, "2018 comes before 1966")
        #expect(after.photos(in: 0..<9).contains { $0.width == 960 && $0.height == 639 })
        let found = try photos.arrangement(PhotoQuery(words: "beech"))
        #expect(found.count == 1)
    }

    @Test func aPhotoIsShownBeforeItsTurn() async throws {
        let photos = try await folder.open(patience: .zero)
        try await TestGallery.serve(photos) { gallery in
            let collection: CollectionAnswer = try await gallery.json("/api/collection?group=day")
            #expect(collection.group == "folder")
            #expect(try await gallery.json("/api/status", as: StatusAnswer.self).reading == .init(done: 0, total: 3))
            _ = try await gallery.bytes("/thumbnails/\(photos.entries[2].id)/320")
            let page: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=9")
            #expect((page.photos[2].width, page.photos[2].height) == (960, 639))
        }
    }

    @Test func aFileThatTheReadingSkipsIsNotDamagedToo() async throws {
        try folder.add("a/empty.jpg", Data())
        try folder.settle("a/empty.jpg")
        let photos = try await folder.open(patience: .zero)
        let unread = try #require(photos.entries.first { $0.file.path.name == "empty.jpg" })
        await photos.readRest { _, _ in }
        #expect(photos.status.skipped.map(\.name) == ["a/empty.jpg"])
        // A thumbnail that was asked for before the file was read, and is made after.
        await #expect(throws: PictureError.self) { try await photos.makeThumbnailsAhead(of: unread) }
        #expect(photos.status.damaged.isEmpty)
    }

    @Test func theNextStartReadsTheRestOnce() async throws {
        let ids = try await folder.open(patience: .zero).entries.map(\.id)
        let counts = Mutex<[Int]>([])
        let photos = try await folder.open { count in counts.withLock { $0.append(count) } }
        #expect(counts.withLock { $0 } == [3])
        #expect(photos.entries.map(\.id) == ids)
        _ = try await folder.open { _ in Issue.record("all files are known") }
    }

    @Test func aFileThatIsNoPictureLeavesWithoutBeingCalledRemoved() async throws {
        try folder.add("a/text.jpg", Data("a note".utf8))
        try folder.settle("a/text.jpg")
        let photos = try await folder.open(patience: .zero)
        #expect(photos.entries.count == 4)
        let look = try await photos.look()
        #expect(photos.entries.count == 3)
        #expect(look.changes.isEmpty)
        #expect(photos.status.skipped.map(\.name) == ["a/text.jpg"])
    }

    @Test func theRestIsReadThoughItIsNew() async throws {
        for name in ["b/2.jpg", "alps/10.jpg", "alps/9.jpg"] { try folder.date(name, Date()) }
        let photos = try await folder.open(patience: .zero)
        await photos.readRest { _, _ in }
        #expect(!photos.isReading)
    }

    @Test func marksOfUnreadPhotosAreKept() async throws {
        let photos = try await folder.open(patience: .zero)
        let id = photos.entries[1].id
        try await photos.set(.favorite, true, of: [id])
        await photos.readRest { _, _ in }
        let favorites = try photos.arrangement(PhotoQuery(shelf: .favorites))
        #expect(favorites.ids == [id])
    }

    @Test func manyPhotosAreReadInSteps() async throws {
        let photo = try Sample.moon.data
        for number in 0..<600 {
            try folder.add("many/\(number).jpg", photo)
            try folder.settle("many/\(number).jpg")
        }
        let photos = try await folder.open(patience: .zero)
        let cache = try CacheFolder(path: folder.cache, for: photos.folder)
        let catalog = try Catalog(path: cache.catalogPath(of: photos.folder))
        var scan = FolderScan(folder: photos.folder, catalog: catalog, reader: PhotoReader(decoders: photos.decoders))
        scan.firstStep = .zero
        let steps = Mutex<[Int]>([])
        let outcome = try await scan.run(partly: { outcome in
            #expect(outcome.photos.count == 603)
            steps.withLock { $0.append(outcome.photos.count(where: \.isUnread)) }
        })
        let unread = steps.withLock { $0 }
        #expect(!unread.isEmpty)
        #expect(unread == unread.sorted(by: >) && unread.allSatisfy { $0 > 0 })
        #expect(outcome.photos.filter(\.isUnread).isEmpty)
    }
}
