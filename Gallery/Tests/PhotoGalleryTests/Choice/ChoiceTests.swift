import Foundation
import GRDB
import Synchronization
import Testing

@testable import PhotoGallery

@Suite struct ChoiceTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func marksAreOfContents() async throws {
        try folder.add("a.jpg", .moon)
        try folder.add("copy/b.jpg", .moon)
        try folder.add("c.jpg", .stream)
        let photos = try await folder.open()
        func names(_ shelf: Shelf, in photos: FolderPhotos) throws -> [String] {
            try photos.arrangement(PhotoQuery(shelf: shelf)).photos(in: 0..<9).map(\.name)
        }
        try await photos.set(.favorite, true, of: [photos.entries[0].id, 99])
        #expect(try names(.favorites, in: photos) == ["a.jpg", "b.jpg"], "the same photo under two names")
        try await photos.set(.hidden, true, of: [photos.entries[1].id])
        #expect(try names(.all, in: photos) == ["a.jpg", "b.jpg"])
        #expect(try names(.hidden, in: photos) == ["c.jpg"])
        // The marks must survive without the cache.
        try FileManager.default.removeItem(atPath: folder.cache)
        let again = try await folder.open()
        #expect(try names(.hidden, in: again) == ["c.jpg"])
        try await again.set(.hidden, false, of: again.entries.map(\.id))
        #expect(try names(.all, in: again).count == 3)
    }

    @Test(arguments: [(Bitmap.data, "bmp"), (Bitmap.animation, "gif")])
    func picturesThatDifferInOnePixelHaveTheirOwnMarks(
        _ picture: @Sendable (UInt8) -> Data, _ ending: String
    ) async throws {
        for (index, name) in ["a", "b"].enumerated() {
            try folder.add("\(name).\(ending)", picture(UInt8(index)))
            try folder.date("\(name).\(ending)", Date(timeIntervalSince1970: 1_700_000_000))
        }
        let photos = try await folder.open()
        let ids = photos.entries.map(\.id)
        try await photos.set(.hidden, true, of: [ids[0]])
        #expect(try photos.arrangement(PhotoQuery()).ids == [ids[1]])
        // A program that unpacks files may give all of them the same date.
        try folder.rename("a.\(ending)", to: "d.\(ending)")
        try folder.rename("b.\(ending)", to: "c.\(ending)")
        let again = try await folder.open()
        #expect(again.entries.map(\.id) == ids.reversed())
        #expect(try again.arrangement(PhotoQuery()).ids == [ids[1]])
    }

    @Test func marksUnderFormerFingerprintsStayUntilTheyAreRemoved() async throws {
        for index in 0..<2 { try folder.add("\(index).bmp", Bitmap.data(UInt8(index))) }
        let photos = try await folder.open()
        let ids = photos.entries.map(\.id)
        let former = Set(photos.entries.compactMap { $0.fingerprint?.former })
        #expect(former.count == 1)
        try MarkStore(folder: folder.base + "/data").set(.hidden, true, of: former)
        #expect(try await folder.open().arrangement(PhotoQuery()).count == 0, "either may be the hidden one")
        let again = try await folder.open()
        try await again.set(.hidden, false, of: [ids[1]])
        #expect(try again.arrangement(PhotoQuery()).ids == [ids[1]])
        #expect(try await folder.open().arrangement(PhotoQuery()).ids == [ids[1]])
        try await again.set(.hidden, true, of: [ids[1]])
        #expect(try await folder.open().arrangement(PhotoQuery()).count == 0)
    }

    @Test func formerFingerprintsInTheCatalogAreReplaced() async throws {
        try folder.add("a.bmp", Bitmap.data(1))
        try folder.add("b.jpg", .moon)
        let before = try await folder.open()
        _ = await ThumbnailsAhead(of: before).run { _, _ in }
        let fingerprints = before.entries.map(\.fingerprint)
        let path = try CacheFolder(path: folder.cache, for: before.folder).catalogPath(of: before.folder)
        try await DatabaseQueue(path: path).write { db in
            try db.execute(sql: "UPDATE photo SET fingerprint = substr(fingerprint, -32)")
        }
        let read = Mutex(0)
        let after = try await folder.open { count in read.withLock { $0 = count } }
        #expect(read.withLock { $0 } == 1, "only the bitmap")
        #expect(after.entries.map(\.fingerprint) == fingerprints)
        #expect(after.entries.map(\.id) == before.entries.map(\.id))
        #expect(after.entries.allSatisfy { $0.color != nil })
    }

    @Test func marksThatCannotBeKeptAreRefusedWithAReason() async throws {
        try folder.add("a.jpg", .moon)
        // A file in place of the folder: not even the superuser can write into it.
        try Data().write(to: URL(fileURLWithPath: folder.base + "/data"))
        let photos = try await folder.open()
        await #expect { try await photos.set(.favorite, true, of: [1]) } throws: {
            "\($0)".contains("cannot be stored in")
        }
        #expect(try photos.arranged(.folder).count == 1)
    }

    @Test func withoutTheMarksTheGalleryDoesNotStart() async throws {
        try folder.add("a.jpg", .moon)
        try await folder.open().set(.hidden, true, of: [1])
        let path = folder.base + "/data/marks.sqlite"
        try Data("no marks".utf8).write(to: URL(fileURLWithPath: path))
        let error = await #expect(throws: MarkError.self) { try await folder.open() }
        #expect(error?.description.contains("\"\(path)\" cannot be read") == true)
    }

    @Test func photosThatMayBeHiddenAreShownWhenTheyHaveBeenRead() async throws {
        try folder.add("a.jpg", .moon)
        try folder.add("b.jpg", .stream)
        let before = try await folder.open()
        try await before.set(.hidden, true, of: [try #require(before.entries.last).id])
        try FileManager.default.removeItem(atPath: folder.cache)
        let photos = try await folder.open(patience: .zero)
        for shelf in Shelf.allCases { #expect(try photos.arrangement(PhotoQuery(shelf: shelf)).count == 0) }
        #expect(try photos.arrangement(PhotoQuery(words: "jpg")).count == 0)
        for rendition in [Rendition.thumbnail(.small), .original, .file] {
            for entry in photos.entries {
                await #expect(throws: PictureError.unknown) { _ = try await photos.picture(of: entry.id, rendition) }
            }
        }
        #expect(photos.files(of: photos.entries.map(\.id)).isEmpty)
        await photos.readRest { _, _ in }
        #expect(try photos.arrangement(PhotoQuery()).photos(in: 0..<9).map(\.name) == ["a.jpg"])
        #expect(try photos.arrangement(PhotoQuery(shelf: .hidden)).photos(in: 0..<9).map(\.name) == ["b.jpg"])
    }

    @Test func theMotionOfAPhotoThatMayBeHiddenIsNotShown() throws {
        func entry(_ id: Int64, _ path: String, _ format: PhotoFormat?) -> CatalogEntry {
            let facts = format.map {
                PhotoFacts(
                    width: 1, height: 1, format: $0, loadingMemory: 0, metadata: PhotoMetadata(),
                    fingerprint: Fingerprint(text: "\(id)"))
            }
            return CatalogEntry(id: id, file: FoundFile(path: RelativePath(path), size: 1, modified: 0), facts: facts)
        }
        let entries = [entry(1, "a.jpg", nil), entry(2, "a.mov", .quickTime), entry(3, "b.mov", .quickTime)]
        func shown(_ marks: PhotoMarks) -> [Photo.ID] {
            let snapshot = FolderSnapshot(revision: 1, FolderScan.Outcome(read: entries), marks)
            return snapshot.entries.filter { snapshot.shows($0, on: .all) }.map(\.id)
        }
        #expect(shown(PhotoMarks()) == [1, 2, 3])
        #expect(shown(PhotoMarks(hidden: [Fingerprint(text: "9")])) == [3])
    }

    @Test func aFileIsSavedUnderItsOwnName() async throws {
        try folder.add("Été \"1\".jpg", .moon)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let response = try await gallery.get("/photos/1?download")
            #expect(
                response.headers[.contentDisposition]
                    == "attachment; filename=\"_t_ _1_.jpg\"; filename*=UTF-8''%C3%89t%C3%A9%20%221%22.jpg")
            #expect(Data(response.body.readableBytesView) == (try Sample.moon.data))
        }
    }

    @Test(arguments: ["", "ids=", "ids=x", "ids=1,", "ids=99"])
    func anArchiveOfNothingIsRefused(_ body: String) async throws {
        try await TestGallery.serve(try await folder.open()) { gallery in
            let answer = try await gallery.client.execute(uri: "/photos.zip", method: .post, body: .init(string: body))
            #expect([.badRequest, .notFound].contains(answer.status))
        }
    }

    @Test func aBackslashMakesNoFolderInAnArchive() async throws {
        for name in ["a/b\\c.jpg", "a/b_c.jpg"] { try folder.add(name, .moon) }
        try await TestGallery.serve(try await folder.open()) { gallery in
            let answer = try await gallery.client.execute(
                uri: "/photos.zip", method: .post, body: .init(string: "ids=1,2"))
            let archive = Data(answer.body.readableBytesView)
            #expect(archive.range(of: Data("b\\c.jpg".utf8)) == nil)
            for name in ["a/b_c.jpg", "a/_b_c.jpg"] { #expect(archive.range(of: Data(name.utf8)) != nil, "\(name)") }
        }
    }

    /// Tests sizes beyond 32 bits without writing such files.
    @Test func longArchivesHaveTheFieldsForIt() throws {
        var archive = ZipArchive()
        let size = 5_000_000_000 as UInt64
        let head = archive.begin("long.jpg", size: size, checksum: 1, moment: Moment(isoDate: "2024-06-01T18:30:00"))
        #expect(head.count == 30 + 8 + 20)
        #expect(Array(head[18..<26]) == [UInt8](repeating: 0xFF, count: 8))
        _ = archive.begin("next.jpg", size: 1, checksum: 2, moment: .unknown)
        let end = archive.end()
        let position = size + UInt64(head.count)
        let bytes = withUnsafeBytes(of: position.littleEndian, Array.init)
        #expect(
            end.indices.contains { end[$0...].starts(with: bytes) }, "the second file's position is in the directory")
        #expect(end.indices.contains { end[$0...].starts(with: [0x50, 0x4B, 6, 6]) })
    }
}
