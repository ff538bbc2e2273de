import CPhoto
import Foundation
import Hummingbird
import Testing

@testable import PhotoGallery

@Suite struct PictureRoutesTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Reads the size and format of a picture from its header.
    private func setDate(of name: String) throws {
        let date = Date(timeIntervalSince1970: 1_600_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.photos + "/" + name)
    }

    @Test func thumbnailsAreUprightAndNeverEnlarged() async throws {
        try folder.add("wide.jpg", .wide)
        try folder.add("rotated.jpg", .rotated)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let page: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=2")
            for photo in page.photos {
                for width in [320, 640, 1280] {
                    let thumbnail = try folder.header(
                        try await gallery.bytes("/thumbnails/\(photo.id)/\(width)?v=\(photo.version)"))
                    #expect(thumbnail.format == photo_format_jpeg)
                    #expect(Int(thumbnail.width) == min(width, photo.width))
                    let ratio = Double(photo.width) / Double(photo.height)
                    #expect(abs(Double(thumbnail.width) / Double(thumbnail.height) / ratio - 1) < 0.01)
                }
            }
            #expect(page.photos.map { $0.width > $0.height } == [false, true])
        }
    }

    @Test func aThumbnailIsKeptForeverUnderItsVersion() async throws {
        try folder.add("a.jpg", .moon)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let page: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=1")
            let versioned = try await gallery.get("/thumbnails/1/320?v=\(page.photos[0].version)")
            #expect(versioned.headers[.cacheControl]?.contains("immutable") == true)
            #expect(versioned.headers[.contentType] == "image/jpeg")
            #expect(try await gallery.get("/thumbnails/1/320").headers[.cacheControl] == "no-cache")
            let head = try await gallery.get("/thumbnails/1/320", method: .head)
            #expect(head.headers[.contentLength] == String(versioned.body.readableBytes))
            #expect(head.body.readableBytes == 0)
        }
    }

    @Test func makingAThumbnailTellsTheColor() async throws {
        try folder.add("a.jpg", .moon)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let before: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=1")
            #expect(before.photos[0].color == nil)
            _ = try await gallery.bytes("/thumbnails/1/320")
            let after: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=1")
            let color = try #require(after.photos[0].color)
            #expect(color.wholeMatch(of: /#[0-9a-f]{6}/) != nil)
        }
        // The color is stored.
        #expect(try await folder.open().arranged(.folder).photos(in: 0..<1).first?.color != nil)
    }

    @Test func manyAskingForOneThumbnailAllGetIt() async throws {
        try folder.add("a.jpg", .stream)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let sizes = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<20 { group.addTask { try await gallery.bytes("/thumbnails/1/640").count } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(sizes.count == 1)
        }
        let left = try FileManager.default.subpathsOfDirectory(atPath: folder.cache + "/thumbnails").filter {
            $0.contains("/")
        }
        #expect(left.count == 2, "one decode makes both small widths, and nothing temporary stays")
    }

    @Test func theOriginalIsTheFileItself() async throws {
        try folder.add("a.jpg", .stream)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let response = try await gallery.get("/photos/1?v=1")
            #expect(response.headers[.contentType] == "image/jpeg")
            #expect(Data(response.body.readableBytesView) == (try Sample.stream.data))
        }
    }

    @Test func everyFormatCanBeShown() async throws {
        // All have the extension of JPEG: formats are recognized by content, not by name.
        for photo in TinyPhoto.allCases { try folder.add("\(photo).jpg", photo.data) }
        try await TestGallery.serve(try await folder.open()) { gallery in
            let page: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=500")
            #expect(page.photos.map(\.name) == ["avif.jpg", "gif.jpg", "heic.jpg", "png.jpg", "tiff.jpg", "webp.jpg"])
            let types = ["avif": "image/avif", "gif": "image/gif", "png": "image/png"]
            for photo in page.photos {
                #expect((photo.width, photo.height) == (16, 12), "\(photo.name)")
                let original = try await gallery.get("/photos/\(photo.id)")
                let expected = types[String(photo.name.dropLast(4))] ?? "image/webp"
                #expect(original.headers[.contentType] == expected, "\(photo.name)")
                for bytes in [
                    Array(original.body.readableBytesView), try await gallery.bytes("/thumbnails/\(photo.id)/320"),
                ] {
                    let header = try folder.header(bytes)
                    #expect((header.width, header.height) == (16, 12), "\(photo.name)")
                }
            }
            // Red above, blue below: the average is purple.
            let after: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=500")
            #expect(after.photos.allSatisfy { $0.color?.wholeMatch(of: /#(7|8).0.(7|8)./) != nil })
        }
    }

    @Test func aTurnedWebPIsServedUpright() async throws {
        // Browsers would show the file itself lying on its side.
        try folder.add("upright.webp", TinyPhoto.webp(orientation: 1))
        try folder.add("turned.webp", TinyPhoto.webp(orientation: 6))
        try await TestGallery.serve(try await folder.open()) { gallery in
            let page: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=2&sort=name")
            #expect(page.photos.map(\.name) == ["turned.webp", "upright.webp"])
            let turned = try await gallery.bytes("/photos/\(page.photos[0].id)")
            let header = try folder.header(turned)
            #expect((header.width, header.height) == (12, 16))
            #expect(header.turning == 0, "the pixels are upright themselves")
            let upright = try await gallery.bytes("/photos/\(page.photos[1].id)")
            #expect(Data(upright) == TinyPhoto.webp(orientation: 1))
            let saved = try await gallery.bytes("/photos/\(page.photos[0].id)?download")
            #expect(Data(saved) == TinyPhoto.webp(orientation: 6), "the download is the file itself")
        }
    }

    @Test func damageFoundLateIsToldOnceAndRemembered() async throws {
        let data = try Sample.stream.data
        try folder.add("hole.jpg", data)
        try setDate(of: "hole.jpg")
        let photos = try await folder.open()
        #expect(photos.entries.count == 1)
        // Like a failing disk: the second half is lost, but size and date stay the same.
        try folder.add("hole.jpg", data.prefix(data.count / 2) + Data(count: data.count - data.count / 2))
        try setDate(of: "hole.jpg")
        try await TestGallery.serve(photos) { gallery in
            for _ in 0..<2 {
                let message = try await gallery.error("/thumbnails/1/320", .unprocessableContent)
                #expect(message == "The file of photo 1 is damaged or ends too early.")
            }
            // It still is one of the photos, and does not also count as skipped.
            let status: StatusAnswer = try await gallery.json("/api/status")
            #expect(status.damaged.map(\.name) == ["hole.jpg"])
            #expect(status.skipped.isEmpty)
            let collection: CollectionAnswer = try await gallery.json("/api/collection")
            #expect((collection.count, collection.skipped) == (1, 0))
        }
        let again = try await folder.open { _ in Issue.record("an unchanged broken file must not be read again") }
        #expect(again.entries.isEmpty)
        #expect(again.status.skipped.map(\.name) == ["hole.jpg"])
    }

    @Test func aChangedFileIsNotKeptUnderItsOldAddress() async throws {
        try folder.add("a.jpg", .moon)
        try await TestGallery.serve(try await folder.open()) { [folder] gallery in
            func version() async throws -> String {
                let page: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=1")
                return page.photos[0].version
            }
            let old = try await version()
            let before = try await gallery.get("/thumbnails/1/320?v=\(old)")
            #expect(before.headers[.cacheControl]?.contains("immutable") == true)
            try folder.add("a.jpg", .wide)
            for uri in ["/photos/1", "/thumbnails/1/320"] {
                let after = try await gallery.get("\(uri)?v=\(old)")
                #expect(after.headers[.cacheControl] == "no-cache", "\(uri)")
                #expect(try folder.header(Array(after.body.readableBytesView)).width > 0)
                #expect(after.body != before.body)
            }
            let new = try await version()
            #expect(new != old)
            let response = try await gallery.get("/photos/1?v=\(new)")
            #expect(response.headers[.cacheControl]?.contains("immutable") == true)
            #expect(Data(response.body.readableBytesView) == (try Sample.wide.data))
        }
    }

    @Test(.timeLimit(.minutes(1))) func aPhotoThatBecameAPipeIsGone() async throws {
        try folder.add("a.jpg", .moon)
        let photos = try await folder.open()
        try folder.remove("a.jpg")
        mkfifo(folder.photos + "/a.jpg", 0o600)
        try await TestGallery.serve(photos) { gallery in
            for uri in ["/photos/1", "/thumbnails/1/320"] {
                let message = try await gallery.error(uri, .notFound)
                #expect(message.contains("is gone"))
            }
        }
    }

    @Test func anAnimatedAvifShowsItsFirstPicture() async throws {
        let still = TinyPhoto.avif.data
        let data = still.prefix(8) + Data("avis".utf8) + still.dropFirst(12)
        try folder.add("moving.avif", data)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let original = try await gallery.get("/photos/1")
            #expect(original.headers[.contentType] == "image/avif")
            #expect(Data(original.body.readableBytesView) == data)
            let thumbnail = try folder.header(try await gallery.bytes("/thumbnails/1/320"))
            #expect((thumbnail.width, thumbnail.height) == (16, 12))
        }
    }

    @Test(arguments: [(1.0, Float(0.5)), (255, 127.5), (1, 6)])
    func whiteInFloatingPointIsOneOr255(_ white: Double, _ second: Float) async throws {
        try folder.add("float.tif", FloatTIFF.data(Float(white), second))
        try await TestGallery.serve(try await folder.open()) { gallery in
            _ = try await gallery.bytes("/thumbnails/1/320")
            let page: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=1")
            let color = try #require(page.photos[0].color?.dropFirst().prefix(2))
            let expected = second > 1 && white == 1 ? 255 : 191
            #expect(abs((Int(color, radix: 16) ?? 0) - expected) <= 2, "\(color)")
        }
    }

    @Test func aFileThatIsGoneIsNotFound() async throws {
        try folder.add("a.jpg", .moon)
        try folder.add("b.jpg", .moon)
        let photos = try await folder.open()
        try folder.remove("a.jpg")
        let id = photos.entries[0].id
        try await TestGallery.serve(photos) { gallery in
            for uri in ["/photos/\(id)", "/thumbnails/\(id)/320"] {
                let message = try await gallery.error(uri, .notFound)
                #expect(message.contains("is gone"))
            }
            let status: StatusAnswer = try await gallery.json("/api/status")
            #expect(status.skipped.isEmpty)
        }
    }

    @Test(arguments: [
        "/thumbnails/99/320", "/thumbnails/1/321", "/thumbnails/a/320", "/thumbnails/..%2f1/320", "/photos/99",
        "/photos/a.jpg",
    ])
    func missingPhotosAreNotFound(_ uri: String) async throws {
        try folder.add("a.jpg", .moon)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let message = try await gallery.error(uri, .notFound)
            #expect(!message.isEmpty)
        }
    }
}
