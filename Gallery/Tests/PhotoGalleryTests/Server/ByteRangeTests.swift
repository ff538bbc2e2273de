import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import PhotoGallery

@Suite struct ByteRangeTests {
    @Test(
        arguments: [
            (nil, ByteRange.whole), ("bytes=0-99", .part(0..<100)), ("bytes=100-", .part(100..<1000)),
            ("bytes=-10", .part(990..<1000)), ("bytes=-5000", .part(0..<1000)), ("bytes=990-5000", .part(990..<1000)),
            ("bytes=999-999", .part(999..<1000)), ("bytes=1000-", .outside), ("bytes=1000-2000", .outside),
            ("bytes=-0", .outside), ("bytes=5-4", .whole), ("bytes=0-1,5-6", .whole), ("bytes=", .whole),
            ("bytes=-", .whole), ("bytes=a-b", .whole), ("lines=0-9", .whole), ("bytes=+1-2", .whole),
            ("bytes=99999999999999999999-", .whole), ("bytes=0-99999999999999999999", .whole),
        ] as [(String?, ByteRange)])
    func rangesAreRead(_ header: String?, _ range: ByteRange) {
        #expect(ByteRange(header, size: 1000) == range)
    }

    @Test func aPartOfAFileIsSent() async throws {
        let folder = try TestFolder()
        try folder.add("moon.jpg", .moon)
        let whole = [UInt8](try Sample.moon.data)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let all = try await gallery.get("/photos/1")
            #expect(all.status == .ok && all.headers[.acceptRanges] == "bytes")
            let tag = try #require(all.headers[.eTag])
            let part = try await gallery.get("/photos/1", headers: [.range: "bytes=1000-1999"])
            #expect(part.status == .partialContent)
            #expect(part.headers[.contentRange] == "bytes 1000-1999/\(whole.count)")
            #expect(Array(part.body.readableBytesView) == Array(whole[1000..<2000]))
            let end = try await gallery.get("/photos/1?download", headers: [.range: "bytes=-7", .ifRange: tag])
            #expect(Array(end.body.readableBytesView) == Array(whole.suffix(7)))
            #expect(end.headers[.contentDisposition] != nil)
            let outside = try await gallery.get("/photos/1", headers: [.range: "bytes=\(whole.count)-"])
            #expect(outside.status == .rangeNotSatisfiable)
            #expect(outside.headers[.contentRange] == "bytes */\(whole.count)")
            // A part of another version would not fit the parts that the client has.
            let changed = try await gallery.get("/photos/1", headers: [.range: "bytes=0-9", .ifRange: "\"older\""])
            #expect(changed.status == .ok && changed.body.readableBytes == whole.count)
        }
    }
}
