import Foundation
import Testing

@testable import PhotoGallery

@Suite struct HostileVideoTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func namesAreNeverInterpreted() async throws {
        let video = try TestVideo.make("mp4")
        let mark = folder.base + "/mark"
        let names = [
            "-i.mp4", "$(touch \(mark.replacing("/", with: "\\"))).mp4", "`touch mark`; touch mark.mp4", "a%03d.mp4",
            "concat:a|b.mp4", "http:example.mp4", "new\nline.mp4", "\"'.mp4", "--run-limited.mp4",
        ]
        for name in names { try folder.add(name, video) }
        let photos = try await folder.open()
        #expect(photos.status.skipped.isEmpty)
        #expect(photos.entries.count == names.count)
        for entry in photos.entries {
            #expect(entry.facts?.duration == 1)
            let poster = try await photos.picture(of: entry.id, .thumbnail(.small))
            #expect(poster.mediaType == "image/webp")
        }
        let written = try FileManager.default.subpathsOfDirectory(atPath: folder.photos)
        #expect(Set(written) == Set(names), "nothing is written among the photos")
    }

    @Test func listsOfOtherFilesAreNoVideos() async throws {
        let secret = folder.base + "/secret.mp4"
        try TestVideo.make("mp4").write(to: URL(fileURLWithPath: secret))
        let list = "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n\(secret)\n#EXT-X-ENDLIST\n"
        try folder.add("list.mp4", Data(list.utf8))
        try folder.add("concat.mov", Data("ffconcat version 1.0\nfile \(secret)\n".utf8))
        try folder.add("half.mp4", Data("\0\0\0\u{14}ftypisom\0\0\0\0isom".utf8) + Data(list.utf8))
        let video = try TestVideo.make("mp4")
        try folder.add("cut.mp4", video.prefix(video.count / 3))
        try folder.add("noise.mkv", Data([0x1A, 0x45, 0xDF, 0xA3]) + Data((0..<5000).map { UInt8($0 * 7 & 255) }))
        try folder.add("sound.mp4", TestVideo.make("mp4", ["-vn"]))
        let skipped = try await folder.open().status.skipped
        let reasons = Dictionary(uniqueKeysWithValues: skipped.map { ($0.name, $0.reason) })
        let unknown = "is damaged, or not a video in a known format"
        #expect(
            reasons == [
                "list.mp4": unknown, "concat.mov": unknown, "half.mp4": unknown, "cut.mp4": unknown,
                "noise.mkv": unknown, "sound.mp4": "has sound, but no pictures",
            ])
    }

    @Test func programsAreLimited() throws {
        try folder.add("a", Data("content".utf8))
        let file = try RegularFile(folder.photos + "/a")
        func run(_ program: String, _ arguments: [String], output: Int = 1 << 20) throws -> [Substring] {
            let run = LimitedProgram(
                program: program, arguments: arguments, limits: DecodingLimits(memory: 64 << 20, seconds: 7),
                outputLimit: output)
            let bytes = try run.run(reading: file, as: Program.path)
            return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        }
        #expect(try run("/bin/cat", ["/proc/self/fd/3"]) == ["content"])
        #expect(try run("/usr/bin/env", []) == ["LC_ALL=C"], "no setting of a person changes what programs do")
        let limits = try run("/bin/cat", ["/proc/self/limits"])
        func limit(_ name: String) -> Int? {
            limits.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(26).split(separator: " ")[0]) }
        }
        #expect((7...20).contains(try #require(limit("Max cpu time"))))
        #expect(try #require(limit("Max data size")) < 512 << 20)
        #expect(limit("Max file size") == 0)
        // `ls` opens the folder itself.
        #expect(try run("/bin/ls", ["/proc/self/fd"]) == ["0", "1", "2", "3", "4"])
        #expect(throws: LimitedProgram.Failure.failed) { try run("/usr/bin/yes", [], output: 1000) }
        #expect(throws: LimitedProgram.Failure.failed) { try run("/bin/false", []) }
        #expect(throws: LimitedProgram.Failure.notStarted) { try run("/nowhere/ffmpeg", []) }
    }
}
