import Foundation
import GRDB
import Testing

@testable import PhotoGallery

/// Pictures that cannot be decoded because memory has run out. They are not damaged.
@Suite struct MemoryShortageTests {
    let folder: TestFolder

    /// The path of a program that decodes pictures, with too little memory as long as there is a file of its name with
    /// ".short".
    private let decoder: String

    init() throws {
        folder = try TestFolder()
        decoder = folder.base + "/decoder"
        let script = "#!/bin/sh\n[ -e \"$0.short\" ] && ulimit -v 500000\nexec \"\(Program.path)\" \"$@\"\n"
        // This process must not write it: while it is open for that, also in a child that another test is just starting,
        // the system refuses to run it.
        let writer = try Process.run(
            URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "printf %s \"$1\" > \"$0\" && chmod +x \"$0\"", decoder, script])
        writer.waitUntilExit()
    }

    private func open() async throws -> FolderPhotos {
        let photos = try PhotoFolder(path: folder.photos)
        return try await FolderPhotos(
            photos, cache: CacheFolder(path: folder.cache, for: photos), data: folder.base + "/data",
            cacheLimit: 1 << 30, decoder: decoder, videoTools: nil)
    }

    private func change(_ sql: String, of photos: FolderPhotos) throws {
        let cache = try CacheFolder(path: folder.cache, for: photos.folder)
        try DatabaseQueue(path: cache.catalogPath(of: photos.folder)).write { try $0.execute(sql: sql) }
    }

    private func setShort(_ isShort: Bool) throws {
        let path = decoder + ".short"
        if isShort {
            try Data().write(to: URL(fileURLWithPath: path))
        } else {
            try FileManager.default.removeItem(atPath: path)
        }
    }

    @Test func aPictureIsTriedAgainWhenTheSystemHasMemoryAgain() async throws {
        try folder.add("large.jpg", HostilePicture.jpg.data(side: 6_000))
        _ = try await open()
        try setShort(true)
        // Nothing has to be read, so no process waits that has started before the shortage.
        let photos = try await open()
        let id = try #require(photos.entries.first).id
        await #expect(throws: PictureError.unavailable(PhotoProblem.outOfMemory.reason)) {
            _ = try await photos.picture(of: id, .thumbnail(.small))
        }
        #expect(photos.status.damaged.isEmpty)
        try setShort(false)
        _ = try await photos.picture(of: id, .thumbnail(.small))
    }

    @Test func aPictureThatTakesMoreMemoryThanExpectedIsDecodedAlone() async throws {
        try folder.add("large.jpg", HostilePicture.jpg.data(side: 4_000))
        try change("UPDATE photo SET memory = 0", of: try await open())
        let photos = try await open()
        _ = try await photos.picture(of: try #require(photos.entries.first).id, .thumbnail(.small))
        #expect(photos.status.damaged.isEmpty)
    }

    @Test func damageThatEarlierVersionsMayHaveMisjudgedIsForgotten() async throws {
        for name in ["a.jpg", "b.jpg"] { try folder.add(name, .moon) }
        try folder.add("c.jpg", Data([0xFF, 0xD8, 0]))
        let before = try await open()
        try change(
            """
            UPDATE photo SET problem = '\(PhotoProblem.fatal.reason)' WHERE path = 'a.jpg';
            UPDATE photo SET problem = '\(PhotoProblem.unrecognized.reason)', width = NULL WHERE path = 'b.jpg';
            PRAGMA user_version = 6;
            """, of: before)
        let photos = try await open()
        #expect(photos.entries.map(\.file.path.string) == ["a.jpg", "b.jpg"])
        #expect(photos.entries.first?.id == before.entries.first?.id)
        #expect(photos.status.skipped.map(\.name) == ["c.jpg"])
    }
}
