import Foundation
import Testing

@testable import PhotoGallery

@Suite struct ExportedVideoTests {
    let folder: TestFolder
    var out: String { folder.base + "/site" }

    init() throws { folder = try TestFolder() }

    private func export(videoTools: VideoTools? = VideoTools()) async throws -> GalleryExport.Outcome {
        let photos = try await folder.open(videoTools: videoTools)
        let files = WebFiles(project: String(Sample.project))
        let destination = try ExportFolder(path: out, of: photos.folder)
        return try await GalleryExport(of: photos, files, to: destination).run { _, _ in }
    }

    private func videos() throws -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: out + "/videos")) ?? []).filter { $0.contains("/") }
    }

    @Test func videosAreExportedWithoutTheirPlace() async throws {
        let place = "+43.2630-002.9350/"
        try folder.add("a.mp4", TestVideo.make("mp4", ["-metadata", "location=\(place)"]))
        try folder.add("b.mov", TestVideo.make("mov", ["-metadata", "title=Harbor"]))
        try folder.add("c.mkv", TestVideo.make("mkv", ["-c:v", "libvpx", "-c:a", "libopus"]))
        let outcome = try await export()
        #expect((outcome.count, outcome.failed) == (3, []))
        let names = try videos()
        #expect(names.map { $0.suffix(4) }.sorted() == [".mp4", ".mp4", "webm"])
        for name in names {
            let file = try RegularFile("\(out)/videos/\(name)")
            #expect(!Data(file.read(from: 0, count: Int(file.size))).contains(Data(place.utf8)))
            let format = try #require(PhotoFormat(startingWith: file.read(from: 0, count: 400)))
            let decoders = PictureDecoders(program: Program.path)
            let facts = try await decoders.describeVideo(file, format)
            #expect((facts.width, facts.height) == (64, 48))
            #expect(facts.metadata.caption == nil)
        }
        #expect(try await export().written == 0, "nothing is written twice")
        try folder.remove("a.mp4")
        #expect(try await export().removed > 0)
        #expect(try videos().count == 2)
    }

    @Test func videosThatBrowsersDoNotPlayAreNamed() async throws {
        try folder.add("a.avi", TestVideo.make("avi"))
        try folder.add("b.jpg", .moon)
        let outcome = try await export()
        #expect(outcome.count == 1)
        #expect(outcome.failed.map(\.name) == ["a.avi"])
        #expect(outcome.failed[0].reason == "is a video in a format that browsers do not play")
    }

    @Test func withoutFFmpegNoVideoIsExported() async throws {
        try folder.add("a.mp4", TestVideo.make("mp4"))
        let outcome = try await export(videoTools: nil)
        #expect(outcome.count == 0)
        #expect(outcome.failed[0].reason.contains("only ffmpeg can remove"))
        #expect(try videos().isEmpty)
    }

    @Test func aMotionThatIsNotExportedIsNamed() async throws {
        try folder.add("a.jpg", .moon)
        try folder.add("a.mp4", TestVideo.make("mp4"))
        let outcome = try await export(videoTools: nil)
        #expect(outcome.count == 1, "without its motion, it is a photo")
        #expect(outcome.failed.map(\.name) == ["a.mp4"])
    }
}

extension Data {
    fileprivate func contains(_ other: Data) -> Bool { range(of: other) != nil }
}
