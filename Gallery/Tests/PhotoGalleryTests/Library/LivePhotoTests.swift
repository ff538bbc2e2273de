import Foundation
import Hummingbird
import Testing

@testable import PhotoGallery

@Suite struct LivePhotoTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Returns a photo with Apple's note about a live photo.
    private func picture(_ identifier: String) throws -> Data {
        func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        func directory(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
            bigEndian(1, 2) + bigEndian(tag, 2) + bigEndian(type, 2) + bigEndian(count, 4) + bigEndian(value, 4)
        }
        let text = Array(identifier.utf8) + [0]
        let note =
            Array("Apple iOS\0".utf8) + [0, 1] + Array("MM".utf8) + directory(0x11, 2, text.count, 32) + [0, 0, 0, 0]
            + text
        // The image's directory refers to that of the exposure, which contains the note.
        let exif =
            Array("Exif\0\0MM\0*".utf8) + bigEndian(8, 4) + directory(0x8769, 4, 1, 26) + bigEndian(0, 4)
            + directory(0x927C, 7, note.count, 44) + bigEndian(0, 4) + note
        let moon = try Sample.moon.data
        let segment: [UInt8] = [0xFF, 0xE1] + bigEndian(exif.count + 2, 2) + exif
        return Data(Array(moon[..<2]) + segment + Array(moon[2...]))
    }

    private func video(_ identifier: String? = nil, seconds: Int = 1) throws -> Data {
        let tag = identifier.map { ["-metadata", "com.apple.quicktime.content.identifier=\($0)"] } ?? []
        return try TestVideo.make(
            "mov", ["-movflags", "use_metadata_tags", "-vf", "tpad=stop=\(10 * (seconds - 1)):stop_mode=clone"] + tag)
    }

    @Test func aPictureAndAVideoOfItsNameAreOnePhoto() async throws {
        try folder.add("IMG_1.HEIC", TinyPhoto.heic.data)
        try folder.add("img_1.mov", video())
        try folder.add("other/IMG_1.MOV", video())
        try folder.add("IMG_2.MOV", video())
        try await TestGallery.serve(try await folder.open()) { gallery in
            let collection: CollectionAnswer = try await gallery.json("/api/collection")
            #expect((collection.count, collection.videos) == (3, 2))
            let photos = try await gallery.json("/api/photos?from=0&count=9", as: PhotosAnswer.self).photos
            let live = try #require(photos.first)
            #expect(live.name == "IMG_1.HEIC")
            #expect(photos.map { $0.motion != nil } == [true, false, false])
            let motion = try await gallery.get(
                "/photos/\(live.id)/motion?v=\(live.motion ?? "")", headers: [.range: "bytes=4-7"])
            #expect(motion.status == .partialContent)
            #expect(motion.headers[.contentType] == "video/mp4")
            #expect(motion.headers[.cacheControl]?.contains("immutable") == true)
            #expect(String(buffer: motion.body) == "ftyp")
            #expect(try await gallery.get("/photos/\(photos[1].id)/motion").status == .notFound)
        }
    }

    @Test func applesIdentifierDecides() async throws {
        try folder.add("a.jpg", picture("11111111-2222-3333-4444-555555555555"))
        try folder.add("a.mov", video("11111111-2222-3333-4444-555555555555", seconds: 9))
        try folder.add("b.jpg", picture("11111111-2222-3333-4444-666666666666"))
        try folder.add("b.mov", video("11111111-2222-3333-4444-777777777777"))
        let photos = try await folder.open().arranged(.folder).photos(in: 0..<9)
        #expect(photos.map(\.name) == ["a.jpg", "b.jpg", "b.mov"])
        #expect(photos.map { $0.motion != nil } == [true, false, false])
    }

    @Test func aLongVideoIsAShotOfItsOwn() async throws {
        try folder.add("a.jpg", .moon)
        try folder.add("a.mov", video(seconds: 9))
        let photos = try await folder.open().arranged(.folder).photos(in: 0..<9)
        #expect(photos.map(\.name) == ["a.jpg", "a.mov"])
    }

    @Test func theCamerasPictureComesBeforeAConvertedOne() async throws {
        try folder.add("a.jpg", .moon)
        try folder.add("a.heic", TinyPhoto.heic.data)
        try folder.add("a.mov", video())
        let photos = try await folder.open().arranged(.folder).photos(in: 0..<9)
        #expect(photos.map(\.name) == ["a.heic", "a.jpg"])
        #expect(photos.map { $0.motion != nil } == [true, false])
    }

    @Test func itIsDownloadedAsBothFiles() async throws {
        try folder.add("a.jpg", .moon)
        try folder.add("a.mov", video())
        let photos = try await folder.open()
        #expect(photos.files(of: photos.entries.map(\.id)).map(\.path) == ["a.jpg", "a.mov"])
    }

    @Test func aMotionThatComesLaterIsNoticed() async throws {
        try folder.add("a.jpg", .moon)
        let photos = try await folder.open()
        try folder.add("a.mov", video())
        try folder.settle("a.mov")
        let changes = try await photos.look().changes
        #expect((changes.added, changes.changed) == (0, 1))
        #expect(try photos.arranged(.folder).photos(in: 0..<9).first?.motion != nil)
        try folder.remove("a.mov")
        #expect(try await photos.look().changes.changed == 1)
    }

    @Test func damagedNotesSayNothing() {
        let start = Array("Apple iOS\0".utf8) + [0, 1] + Array("MM".utf8)
        for end: [UInt8] in [
            [], [0], [255, 255], [0, 1, 0, 0x11, 0, 2, 255, 255, 255, 255, 0, 0, 0, 0], [0, 1, 0, 0x11],
        ] {
            #expect(AppleMakerNote(start + end).contentIdentifier == nil)
        }
        let far: [UInt8] = [0, 1, 0, 0x11, 0, 2, 0, 0, 0, 37, 255, 255, 255, 255]
        #expect(AppleMakerNote(start + far).contentIdentifier == nil)
    }
}
