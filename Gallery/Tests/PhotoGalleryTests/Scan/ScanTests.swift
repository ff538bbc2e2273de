import Foundation
import Synchronization
import Testing

@testable import PhotoGallery

@Suite struct ScanTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func names(_ photos: FolderPhotos) -> [String] { photos.entries.map(\.file.path.string) }

    @Test func findsPhotosBelowInNaturalOrder() async throws {
        for name in [
            "img10.jpg", "img2.JPG", "b/x.jpg", "a/é 2.jpg", "a/é 10.jpg", "a/b/c.jpg", ".hidden.jpg", ".h/x.jpg",
            "note.txt",
        ] {
            try folder.add(name, .moon)
        }
        let photos = try await folder.open()
        #expect(names(photos) == ["img2.JPG", "img10.jpg", "a/é 2.jpg", "a/é 10.jpg", "a/b/c.jpg", "b/x.jpg"])
        let sections = try photos.arranged(.folder).sections
        #expect(sections.map(\.title) == ["photos", "a", "a/b", "b"])
        #expect(sections.map(\.count) == [2, 2, 1, 1])
        #expect(photos.status.skipped.isEmpty)
    }

    @Test func sizeIsAfterOrientation() async throws {
        let six = try Sample.rotated.data
        // The orientation's entry in big-endian EXIF: tag, type SHORT, one value.
        let tag = Data([0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00])
        let place = try #require(six.range(of: tag)).upperBound
        #expect(six[place] == 6)
        for orientation in 1...8 {
            var data = six
            data[place] = UInt8(orientation)
            try folder.add("\(orientation).jpg", data)
        }
        let sizes = try await folder.open().arranged(.folder).photos(in: 0..<8).map { $0.width < $0.height }
        #expect(sizes == [false, false, false, false, true, true, true, true])
    }

    @Test func readsWhatPeopleWrote() async throws {
        try folder.add("stream.jpg", .stream)
        let photo = try #require(try await folder.open().arranged(.folder).photos(in: 0..<1).first)
        #expect(photo.caption == "A small stream in the beech wood.")
        #expect(photo.author == "Aitzol Berasategi")
        #expect(photo.taken == "2018-04-08T16:30:00")
        #expect((photo.width, photo.height) == (960, 639))
    }

    @Test func brokenFilesAreSkippedEachWithAReason() async throws {
        let stream = try Sample.stream.data
        try folder.add("good.jpg", stream)
        try folder.add("cut.jpg", stream.prefix(30_000))
        try folder.add("empty.jpg", Data())
        try folder.add("text.jpg", Data("hello".utf8))
        try folder.add("noise.png", Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 97) }))
        // A complete photo followed by other data, as phones store motion photos.
        try folder.add("moving.jpg", stream + Data(count: 100_000))
        let photos = try await folder.open()
        #expect(names(photos) == ["good.jpg", "moving.jpg"])
        let skipped = photos.status.skipped
        #expect(skipped.map(\.name) == ["cut.jpg", "empty.jpg", "noise.png", "text.jpg"])
        #expect(skipped.first?.reason == "is damaged or ends too early")
        #expect(skipped.dropFirst().first?.reason == "is empty")
    }

    @Test func anUnchangedFileIsReadOnce() async throws {
        for index in 1...5 { try folder.add("\(index).jpg", .moon) }
        try folder.add("broken.jpg", Data("no".utf8))
        let reads = Mutex<[Int]>([])
        let first = try await folder.open { count in reads.withLock { $0.append(count) } }
        let second = try await folder.open { count in reads.withLock { $0.append(count) } }
        #expect(reads.withLock { $0 } == [6])
        #expect(first.entries.map(\.id) == second.entries.map(\.id))
        #expect(
            try first.arranged(.month).photos(in: 0..<5).map(\.version)
                == second.arranged(.month).photos(in: 0..<5).map(\.version))
        #expect(second.status.skipped == first.status.skipped)
        #expect(second.status.skipped.count == 1)
    }

    @Test func aChangedFileIsReadAgainUnderItsOldId() async throws {
        try folder.add("a.jpg", .moon)
        try folder.add("b.jpg", .moon)
        let before = try await folder.open()
        try folder.add("a.jpg", .wide)
        try folder.remove("b.jpg")
        try folder.add("c.jpg", .moon)
        let after = try await folder.open()
        #expect(names(after) == ["a.jpg", "c.jpg"])
        #expect(after.entries[0].id == before.entries[0].id)
        #expect(after.entries[0].version != before.entries[0].version)
        #expect(try after.arranged(.folder).photos(in: 0..<1).first?.width == 960)
        #expect(!before.entries.map(\.id).contains(after.entries[1].id), "an id must not come back for another file")
    }

    @Test func aDamagedCatalogIsReplaced() async throws {
        try folder.add("a.jpg", .moon)
        let photos = try PhotoFolder(path: folder.photos)
        let path = try CacheFolder(path: folder.cache, for: photos).catalogPath(of: photos)
        try Data("this is no database, however long it may go on".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try await names(folder.open()) == ["a.jpg"])
    }

    @Test func aCatalogThatIsDamagedBehindItsStartIsReplaced() async throws {
        for index in 1...3 { try folder.add("\(index).jpg", .moon) }
        _ = try await folder.open()
        let photos = try PhotoFolder(path: folder.photos)
        let path = try CacheFolder(path: folder.cache, for: photos).catalogPath(of: photos)
        let start = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(4096)
        try (start + Data(repeating: 0xAA, count: 100_000)).write(to: URL(fileURLWithPath: path))
        #expect(try await names(folder.open()) == ["1.jpg", "2.jpg", "3.jpg"])
    }

    @Test func theCacheMayBeDeletedWhilePhotosAreShown() async throws {
        for (name, sample) in [("a.jpg", Sample.moon), ("b.jpg", .stream)] {
            try folder.add(name, sample)
            try folder.settle(name)
        }
        let photos = try await folder.open()
        let ids = photos.entries.map(\.id)
        _ = try await photos.picture(of: ids[0], .thumbnail(.small))
        try FileManager.default.removeItem(atPath: folder.cache)
        for id in ids { _ = try await photos.picture(of: id, .thumbnail(.small)) }
        #expect(try photos.arrangement(PhotoQuery(words: "beech")).ids == [ids[1]])
        try folder.add("c.jpg", .wide)
        try folder.settle("c.jpg")
        #expect(try await photos.rescan().added == 1)
        #expect(photos.entries.prefix(2).map(\.id) == ids && Set(photos.entries.map(\.id)).count == 3)
        let again = try await folder.open { _ in Issue.record("everything is in the new catalog") }
        #expect(again.entries.map(\.id) == photos.entries.map(\.id))
    }

    @Test func monthsAreNewestFirst() async throws {
        try folder.add("moon.jpg", .moon)
        try folder.add("stream.jpg", .stream)
        try folder.add("wide.jpg", .wide)
        let photos = try await folder.open()
        #expect(try photos.arranged(.month).sections.map(\.title) == ["June 2018", "April 2018", "November 1966"])
        #expect(try photos.arranged(.month).photos(in: 0..<3).map(\.name) == ["wide.jpg", "stream.jpg", "moon.jpg"])
    }

    @Test func anEmptyFolderHasNothing() async throws {
        let photos = try await folder.open()
        #expect(try photos.arranged(.folder).sections.isEmpty)
        #expect(try photos.arranged(.month).shapes.isEmpty)
    }
}
