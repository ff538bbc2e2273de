import Foundation
import Testing

@testable import PhotoGallery

@Suite struct TileTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Returns a JPEG of some size, gray from black on the left to white on the right, made without holding it.
    private func panorama(_ width: Int, _ height: Int) throws -> Data {
        let path = folder.base + "/panorama.jpg"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // With the codes of the standard, zeros are not the shortest code: a hole of zeros ends before the picture does.
        process.arguments = [
            "ffmpeg", "-v", "error", "-f", "lavfi", "-i",
            "gradients=size=256x16:c0=black:c1=white:x0=0:y0=0:x1=255:y1=0",
            "-vf", "scale=\(width):\(height):flags=bilinear", "-frames:v", "1", "-q:v", "9", "-huffman", "default",
            path,
        ]
        try process.run()
        process.waitUntilExit()
        return try #require(FileManager.default.contents(atPath: path), "These tests need ffmpeg: apt install ffmpeg")
    }

    private func size(ofJPEG bytes: [UInt8]) -> [Int] {
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            if (0xC0...0xC2).contains(bytes[offset + 1]) {
                return [7, 5].map { Int(bytes[offset + $0]) << 8 + Int(bytes[offset + $0 + 1]) }
            }
            offset += 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
        }
        return []
    }

    @Test func aLargePhotoIsCutOnce() async throws {
        try folder.add("a.jpg", panorama(16000, 3000))
        try folder.add("b.jpg", .moon)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let photos = try await gallery.json("/api/photos?from=0&count=9", as: PhotosAnswer.self).photos
            #expect(photos.map { $0.tiles == true } == [true, false])
            let address = "/tiles/\(photos[0].id)"
            let tile = try await gallery.get("\(address)/14/0/0?v=\(photos[0].version)")
            #expect(tile.headers[.contentType] == "image/jpeg")
            #expect(tile.headers[.cacheControl]?.contains("immutable") == true)
            #expect(size(ofJPEG: Array(tile.body.readableBytesView)) == [512, 512])
            #expect(
                size(ofJPEG: try await gallery.bytes("\(address)/14/31/5")) == [128, 440], "the last one is smaller")
            #expect(size(ofJPEG: try await gallery.bytes("\(address)/9/0/0")) == [500, 94])
            for outside in ["14/32/0", "14/0/6", "15/0/0", "-1/0/0", "14/-1/0", "9/1/0"] {
                #expect(try await gallery.get("\(address)/\(outside)").status == .notFound, "\(outside)")
            }
            #expect(try await gallery.get("/tiles/\(photos[1].id)/9/0/0").status == .notFound)
        }
        let made = try FileManager.default.contentsOfDirectory(atPath: folder.cache + "/tiles")
        #expect(made.count == 1)
        #expect(!made[0].hasSuffix(WholeFile.temporarySuffix))
    }

    /// Adds metadata that tells how a photo has to be turned.
    private func turned(_ jpeg: Data, _ orientation: UInt8) -> Data {
        let exif: [UInt8] =
            Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
            + [UInt8](repeating: 0, count: 6)
        return jpeg.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif) + jpeg.dropFirst(2)
    }

    @Test func aLargePhotoThatIsStoredSidewaysIsCutUpright() async throws {
        try folder.add("a.jpg", turned(panorama(8000, 6000), 6))
        try await TestGallery.serve(try await folder.open()) { gallery in
            let page = try await gallery.json("/api/photos?from=0&count=9", as: PhotosAnswer.self)
            let photo = try #require(page.photos.first)
            #expect((photo.width, photo.height, photo.tiles) == (6000, 8000, true))
            let address = "/tiles/\(photo.id)"
            #expect(size(ofJPEG: try await gallery.bytes("\(address)/13/11/15")) == [368, 320])
            // The left side of the file is dark and the right one is bright. Turned, the top is dark.
            let top = try folder.color(try await gallery.bytes("\(address)/13/5/0"))
            let bottom = try folder.color(try await gallery.bytes("\(address)/13/5/15"))
            #expect(top[1] < 40 && bottom[1] > 215)
        }
    }

    @Test func whatCannotBeCutHasNoTiles() async throws {
        try folder.add("a.tif", FloatTIFF.data(0, 1))
        try folder.add("b.jpg", turned(Sample.moon.data, 8))
        let photos = try await folder.open()
        for (entry, side, isTiled) in [(photos.entries[0], 7000, false), (photos.entries[1], 7000, true)] {
            var facts = try #require(entry.facts)
            (facts.width, facts.height) = (side, side)
            #expect(facts.isTiled == isTiled, "\(entry.file.path.string)")
        }
        var huge = try #require(photos.entries[1].facts)
        (huge.width, huge.height, huge.turningMemory) = (13000, 13000, 3 * 13000 * 13000)
        #expect(!huge.isTiled, "all pixels would have to be in memory")
    }

    @Test func theLimitHolds() async throws {
        for name in ["a", "b", "c"] { try folder.add("\(name).jpg", panorama(16000, 3000) + Data(name.utf8)) }
        // A quarter of it is for tiles: room for one photo, and not for two.
        let photos = try await folder.open(cacheLimit: 6_000_000)
        for entry in photos.entries {
            _ = try await photos.picture(of: entry.id, .tile(Tile(level: 14, x: 0, y: 0)))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.cache + "/tiles")
        #expect(names.count < 3)
        #expect(names.contains { $0.contains("-\(photos.entries[2].id)-") }, "the latest stays")
        #expect(
            try await photos.picture(of: photos.entries[0].id, .tile(Tile(level: 14, x: 1, y: 1))).mediaType
                == "image/jpeg")
    }

    @Test func whatWasLookedAtLastStaysOverRuns() async throws {
        for name in ["a", "b", "c"] { try folder.add("\(name).jpg", panorama(16000, 3000) + Data(name.utf8)) }
        let tiles = folder.cache + "/tiles"
        func look(at number: Int, cacheLimit: Int64 = 1_000_000_000) async throws {
            let photos = try await folder.open(cacheLimit: cacheLimit)
            let id = photos.entries.sorted { $0.file.path.name < $1.file.path.name }[number].id
            _ = try await photos.picture(of: id, .tile(Tile(level: 14, x: 0, y: 0)))
        }
        func keys() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: tiles) }
        func made(_ days: Double, _ key: String) throws {
            let date = Date(timeIntervalSinceNow: -86400 * days)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(tiles)/\(key)")
        }
        try await look(at: 0)
        let a = try #require(try keys().first)
        try await look(at: 1)
        let b = try #require(try keys().first { $0 != a })
        try made(3, a)
        try made(1, b)
        try await look(at: 0)
        let names = try FileManager.default.subpathsOfDirectory(atPath: "\(tiles)/\(a)")
        let size = try names.reduce(Int64(0)) { sum, name in
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(tiles)/\(a)/\(name)")
            return sum + (attributes[.size] as? Int64 ?? 0)
        }
        // A quarter of the limit is for tiles: room for two photos, and not for three.
        try await look(at: 2, cacheLimit: size * 10)
        #expect(try keys().count == 2 && keys().contains(a))
    }

    @Test func onlyUnfinishedTilesOfProcessesThatHaveEndedAreDeleted() async throws {
        try folder.add("a.jpg", panorama(16000, 3000))
        let photos = try await folder.open()
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        ended.arguments = ["true"]
        try ended.run()
        ended.waitUntilExit()
        let names = [ended.processIdentifier, getppid()].map { "b-1-x.\($0)\(WholeFile.temporarySuffix)" }
        for name in names {
            try FileManager.default.createDirectory(
                atPath: "\(folder.cache)/tiles/\(name)", withIntermediateDirectories: true)
        }
        _ = try await photos.picture(of: photos.entries[0].id, .tile(Tile(level: 14, x: 0, y: 0)))
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.cache + "/tiles")
        #expect(left.count == 2 && left.contains(names[1]))
    }

    @Test func aDamagedPhotoHasNoTiles() async throws {
        let whole = try panorama(16000, 3000)
        try folder.add("a.jpg", whole)
        let photos = try await folder.open()
        let path = folder.photos + "/a.jpg"
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        // Like a failing disk: the second half is lost, but size and date stay the same.
        try folder.add("a.jpg", whole.prefix(whole.count / 2) + Data(count: whole.count - whole.count / 2))
        try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: path)
        let id = photos.entries[0].id
        await #expect(throws: PictureError.self) {
            _ = try await photos.picture(of: id, .tile(Tile(level: 14, x: 0, y: 0)))
        }
        let left = (try? FileManager.default.contentsOfDirectory(atPath: folder.cache + "/tiles")) ?? []
        #expect(left.isEmpty)
    }
}
