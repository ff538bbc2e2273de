import Foundation
import Testing

/// Videos of one second, which ffmpeg makes for a test.
enum TestVideo {
    /// Returns a video of 64 × 48 pixels with a tone, in the format of the file name's extension.
    static func make(_ ending: String, _ options: [String] = []) throws -> Data {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).\(ending)"
        defer { unlink(path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "testsrc=size=64x48:rate=10:duration=1"]
            + ["-f", "lavfi", "-i", "sine=duration=1", "-pix_fmt", "yuv420p"] + options + [path]
        try process.run()
        process.waitUntilExit()
        let data = FileManager.default.contents(atPath: path)
        return try #require(data, "These tests need ffmpeg: apt install ffmpeg")
    }

    /// Returns an MP4 that players turn by 90°.
    static func makeRotated() throws -> Data {
        var data = try make("mp4")
        let header = try #require(data.range(of: Data("tkhd".utf8)))
        // The matrix comes after the version, dates, numbers and volume.
        let matrix: [UInt32] = [0, 0x10000, 0, 0xFFFF_0000, 0, 0, 48 << 16, 0, 0x4000_0000]
        let bytes = matrix.flatMap { value in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        data.replaceSubrange(header.upperBound + 40..<header.upperBound + 76, with: bytes)
        return data
    }
}
