import Foundation
import Testing

@testable import PhotoGallery

@Suite struct RawPhotoTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func pictures() async throws -> [Photo] { try await folder.open().arranged(.folder).photos(in: 0..<99) }

    @Test func thePreviewIsShownUprightWithTheFilesDate() async throws {
        let preview = RawFile.withoutMetadata(try Sample.stream.data)
        for name in ["a.dng", "b.NEF", "c.arw"] { try folder.add(name, RawFile.make(preview: preview, orientation: 6)) }
        try folder.add("d.rw2", RawFile.make(preview: preview, orientation: 1, start: Array("IIU\0".utf8)))
        try folder.add("e.orf", RawFile.make(preview: preview, orientation: 1, start: Array("IIRO".utf8)))
        try await TestGallery.serve(try await folder.open()) { gallery in
            let photos = try await gallery.json("/api/photos?from=0&count=9", as: PhotosAnswer.self).photos
            #expect(photos.map(\.width) == [639, 639, 639, 960, 960])
            #expect(photos.map(\.height) == [960, 960, 960, 639, 639])
            #expect(photos.prefix(3).allSatisfy { $0.taken == "2017-08-09T10:11:12" })
            for photo in photos {
                let thumbnail = try await gallery.bytes("/thumbnails/\(photo.id)/320")
                let canvas = try folder.header(thumbnail)
                #expect(canvas.width == 320, "\(photo.name)")
                #expect((canvas.width < canvas.height) == (photo.width < photo.height), "\(photo.name)")
                let original = try await gallery.get("/photos/\(photo.id)")
                #expect(original.headers[.contentType] == "image/jpeg")
            }
            let file = try await gallery.get("/photos/1?download")
            #expect(file.headers[.contentType] == "application/octet-stream")
        }
    }

    @Test func aPreviewThatTellsItsOwnOrientationIsBelieved() async throws {
        try folder.add("a.dng", RawFile.make(preview: Sample.rotated.data, orientation: 3))
        let photo = try #require(try await pictures().first)
        #expect(photo.width < photo.height)
    }

    @Test func fujifilmsHeaderIsRead() async throws {
        let preview = RawFile.withoutMetadata(try Sample.moon.data)
        let places = [148, preview.count].flatMap { value in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        let header = Data("FUJIFILMCCD-RAW 0201".utf8) + Data(count: 64) + Data(places) + Data(count: 56)
        try folder.add("a.raf", header + preview)
        #expect(try await pictures().map(\.width) == [512])
    }

    @Test func canonsBoxesAreRead() async throws {
        let preview = RawFile.withoutMetadata(try Sample.stream.data)
        let screen = RawFile.withoutMetadata(try Sample.moon.data)
        let file = RawFile.canon(preview: preview, screen: screen, orientation: 6)
        try folder.add("a.cr3", file)
        // Without the end of the file, the preview for the camera's screen is left.
        try folder.add("b.cr3", file.prefix(file.count - preview.count / 2))
        let photos = try await pictures()
        #expect(photos.map(\.width) == [639, 512])
        #expect(photos.map(\.height) == [960, 512])
        #expect(photos.map(\.taken) == ["2019-08-09T10:11:12", "2019-08-09T10:11:12"])
    }

    @Test func damagedFilesOfCanonAreReadOrNamed() async throws {
        let jpeg = RawFile.withoutMetadata(try Sample.moon.data)
        let file = RawFile.canon(preview: jpeg, screen: jpeg, orientation: 1)
        var random = Mixer(11, stream: 1)
        for number in 0..<40 {
            var damaged = file
            // The boxes are at the start.
            for _ in 0..<4 { damaged[Int(random.next(700))] = UInt8(random.next(256)) }
            try folder.add("\(number).cr3", damaged)
        }
        let photos = try await folder.open()
        let count = try await photos.arranged(.folder).photos(in: 0..<99).count
        #expect(try await photos.status.skipped.count + count == 40)
        #expect(count > 20)
    }

    @Test func damagedFilesAreNamed() async throws {
        let raw = RawFile.make(preview: RawFile.withoutMetadata(try Sample.moon.data), orientation: 1)
        try folder.add("cut.dng", raw.prefix(raw.count / 2))
        try folder.add("zeros.nef", Data(count: 4000))
        try folder.add("loop.cr2", Data("II*\0\u{8}\0\0\0\0\0\u{8}\0\0\0".utf8) + Data(count: 100))
        try folder.add("b.cr3", Data("\0\0\0\u{18}ftypcrx \0\0\0\u{1}crx isom".utf8) + Data(count: 1000))
        var noise = Mixer(7, stream: 1)
        try folder.add("noise.arw", Data("II*\0".utf8) + Data((0..<9000).map { _ in UInt8(noise.next(256)) }))
        let skipped = try await folder.open().status.skipped
        #expect(skipped.count == 5)
        #expect(skipped.allSatisfy { $0.reason == "is a raw photo without a readable preview" })
    }
}
