import CPhoto
import Foundation
import Hummingbird
import Synchronization
import Testing

@testable import PhotoGallery

@Suite struct VideoTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func videosAreAmongThePhotosWithSizeDurationAndDate() async throws {
        try folder.add("a.jpg", .moon)
        try folder.add(
            "b.mov",
            TestVideo.make(
                "mov",
                ["-movflags", "use_metadata_tags", "-metadata", "title=The harbor"]
                    + ["-metadata", "com.apple.quicktime.creationdate=2019-05-04T12:20:30+0300"]))
        try folder.add("c.mp4", TestVideo.makeRotated())
        try folder.add("d.webm", TestVideo.make("webm", ["-c:v", "libvpx"]))
        try folder.add("e.mkv", TestVideo.make("mkv"))
        try folder.add("f.avi", TestVideo.make("avi"))
        try await TestGallery.serve(try await folder.open()) { gallery in
            let collection: CollectionAnswer = try await gallery.json("/api/collection")
            #expect((collection.count, collection.videos, collection.skipped) == (6, 5, 0))
            let photos = try await gallery.json("/api/photos?from=0&count=9", as: PhotosAnswer.self).photos
            #expect(photos.map(\.width) == [512, 64, 48, 64, 64, 64])
            #expect(photos.map(\.height) == [512, 48, 64, 48, 48, 48])
            let types = photos.map { $0.video?.type }
            #expect(types == [nil, "video/mp4", "video/mp4", "video/webm", "video/webm", "video/x-msvideo"])
            for video in photos.dropFirst() {
                #expect(abs((video.video?.duration ?? 0) - 1) < 0.2, "\(video.name)")
                #expect(video.video?.hasPoster == true)
            }
            #expect(photos[1].caption == "The harbor")
            #expect(photos[1].taken == "2019-05-04T12:20:30", "the camera's clock, not this machine's")
        }
    }

    @Test func theMomentIsReadInThisMachinesZone() async throws {
        try folder.add("a.mp4", TestVideo.make("mp4", ["-metadata", "creation_time=2019-05-04T10:20:30Z"]))
        var moment = time_t(1_556_965_230)
        var local = tm()
        localtime_r(&moment, &local)
        let taken = try await folder.open().arranged(.folder).photos(in: 0..<1).first?.taken
        #expect(taken?.hasPrefix("2019-05-0\(local.tm_mday)T") == true)
        #expect(taken?.hasSuffix(":20:30") == true)
    }

    @Test func postersAreUpright() async throws {
        try folder.add("a.mp4", TestVideo.makeRotated())
        try await TestGallery.serve(try await folder.open()) { gallery in
            for width in [320, 640, 1280] {
                let poster = try await gallery.bytes("/thumbnails/1/\(width)")
                let canvas = try #require(WebPCanvas(startingWith: poster))
                #expect((canvas.width, canvas.height) == (48, 64))
            }
            let photos = try await gallery.json("/api/photos?from=0&count=1", as: PhotosAnswer.self).photos
            #expect(photos[0].color != nil)
        }
        let left = try FileManager.default.subpathsOfDirectory(atPath: folder.cache + "/thumbnails")
        #expect(left.filter { $0.hasSuffix(WholeFile.temporarySuffix) }.isEmpty)
    }

    @Test func detailsTellCameraAndPlace() async throws {
        let tags = ["make": "Apple", "model": "iPhone 12", "location.ISO6709": "+43.2630-002.9350+012.3/"]
        let options = tags.flatMap { ["-metadata", "com.apple.quicktime.\($0.key)=\($0.value)"] }
        try folder.add("a.mov", TestVideo.make("mov", ["-movflags", "use_metadata_tags"] + options))
        try await TestGallery.serve(try await folder.open()) { gallery in
            let details: DetailsAnswer = try await gallery.json("/api/photos/1")
            #expect(details.capture.camera == "Apple iPhone 12")
            #expect(details.capture.latitude == 43.263)
            #expect(details.capture.longitude == -2.935)
        }
    }

    private struct DetailsAnswer: Decodable { var capture: CaptureDetails }

    @Test func withoutFFmpegVideosPlayAndAreReadOnceItIsThere() async throws {
        let video = try TestVideo.make("mp4")
        try folder.add("a.mp4", video)
        try await TestGallery.serve(try await folder.open(videoTools: nil)) { gallery in
            let photos = try await gallery.json("/api/photos?from=0&count=1", as: PhotosAnswer.self).photos
            #expect(photos[0].video?.hasPoster == nil)
            #expect(photos[0].video?.duration == nil)
            #expect(try await gallery.bytes("/photos/1") == Array(video))
            let error = try await gallery.error("/thumbnails/1/320", .serviceUnavailable)
            #expect(error.contains("ffmpeg and ffprobe are not installed"))
        }
        let read = Counter()
        let photos = try await folder.open { read.add($0) }
        #expect(read.value == 1)
        let photo = try #require(photos.arranged(.folder).photos(in: 0..<1).first)
        #expect((photo.id, photo.width, photo.video?.hasPoster) == (1, 64, true))
    }

    @Test func partsAreSentAsTheStandardWants() async throws {
        let video = try TestVideo.make("mp4")
        try folder.add("a.mp4", video)
        try await TestGallery.serve(try await folder.open()) { gallery in
            func ask(_ range: String, _ condition: String? = nil, _ method: HTTPRequest.Method = .get) async throws
                -> (status: Int, range: String?, bytes: [UInt8])
            {
                var headers: HTTPFields = [.range: range]
                headers[.ifRange] = condition
                let response = try await gallery.get("/photos/1", headers: headers, method: method)
                return (
                    response.status.code, response.headers[.contentRange], Array(response.body.readableBytesView)
                )
            }
            let whole = try await gallery.get("/photos/1")
            #expect(whole.headers[.acceptRanges] == "bytes")
            #expect(whole.headers[.contentType] == "video/mp4")
            let tag = try #require(whole.headers[.eTag])
            let part = try await ask("bytes=100-199", tag)
            #expect(part.status == 206)
            #expect(part.range == "bytes 100-199/\(video.count)")
            #expect(part.bytes == Array(video[100..<200]))
            #expect(try await ask("bytes=-10").bytes == Array(video.suffix(10)))
            #expect(try await ask("bytes=100-199", "\"another\"").bytes == Array(video), "it has changed since")
            #expect(try await ask("bytes=0-9,20-29").bytes == Array(video), "of several ranges, the whole is sent")
            let outside = try await ask("bytes=\(video.count)-")
            #expect(outside.status == 416)
            #expect(outside.range == "bytes */\(video.count)")
            #expect(try await ask("bytes=0-9", nil, .head).status == 200, "only GET has ranges")
        }
    }

    @Test func downloadsHaveTheirOwnNameAndType() async throws {
        try folder.add("a.mov", TestVideo.make("mov"))
        try await TestGallery.serve(try await folder.open()) { gallery in
            let file = try await gallery.get("/photos/1?download")
            #expect(file.headers[.contentType] == "video/quicktime")
            #expect(file.headers[.contentDisposition]?.contains("\"a.mov\"") == true)
        }
    }
}

/// A sum that closures of any thread add to.
final class Counter: Sendable {
    private let sum = Mutex(0)
    var value: Int { sum.withLock { $0 } }
    func add(_ number: Int) { sum.withLock { $0 += number } }
}
