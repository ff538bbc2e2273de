import Foundation
import Testing

@testable import PhotoGallery

@Suite struct ThumbnailStoreTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func store(limit: Int64 = 1000) throws -> ThumbnailStore {
        try FileManager.default.createDirectory(atPath: folder.cache, withIntermediateDirectories: true)
        return try ThumbnailStore(path: folder.cache, limit: limit)
    }

    private func add(_ key: String, bytes: Int, to store: ThumbnailStore, used: Double? = nil) throws {
        try store.add(key, [UInt8](repeating: 0, count: bytes))
        guard let used else { return }
        let date = Date(timeIntervalSince1970: used)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.cache + "/" + key)
    }

    @Test func theLeastRecentlyUsedIsRemovedFirst() throws {
        let before = try store()
        try add("f/old", bytes: 400, to: before, used: 1000)
        try add("f/older", bytes: 400, to: before, used: 500)
        let after = try store()
        try add("f/new", bytes: 300, to: after)
        #expect(!after.contains("f/older"))
        #expect(after.contains("f/old"))
        #expect(after.read("f/new")?.count == 300)
        #expect(!FileManager.default.fileExists(atPath: folder.cache + "/f/older"))
    }

    @Test func readingCountsAsUse() throws {
        let before = try store()
        try add("f/a", bytes: 400, to: before, used: 500)
        try add("f/b", bytes: 400, to: before, used: 1000)
        #expect(try store().read("f/a") != nil)
        let after = try store()
        try add("f/c", bytes: 300, to: after)
        #expect(after.contains("f/a"), "it was read last, also by the count of the next start")
        #expect(!after.contains("f/b"))
    }

    @Test func somethingLargerThanTheLimitStaysUntilTheNext() throws {
        let store = try store()
        try add("f/huge", bytes: 5000, to: store)
        #expect(store.contains("f/huge"))
        try add("f/small", bytes: 10, to: store)
        #expect(!store.contains("f/huge"))
        #expect(store.contains("f/small"))
    }

    @Test func remainsOfACrashAreNoThumbnails() throws {
        let before = try store()
        try add("f/whole", bytes: 10, to: before)
        let part = folder.cache + "/f/a.1234.part"
        try Data(count: 10).write(to: URL(fileURLWithPath: part))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: part)
        try Data().write(to: URL(fileURLWithPath: folder.cache + "/f/empty"))
        let after = try store()
        #expect(!after.contains("f/a"))
        #expect(!after.contains("f/empty"))
        #expect(!FileManager.default.fileExists(atPath: part))
    }

    @Test func failedWritesAreExplained() throws {
        let store = try store()
        try Data().write(to: URL(fileURLWithPath: folder.cache + "/f"))
        let error = #expect(throws: CacheFolderError.self) { try add("f/a", bytes: 10, to: store) }
        #expect(error?.description.contains("cannot be written") == true)
        #expect(!store.contains("f/a"))
    }

    @Test func aFileDeletedByHandIsMissing() throws {
        let store = try store()
        try add("f/a", bytes: 10, to: store)
        try FileManager.default.removeItem(atPath: folder.cache + "/f/a")
        #expect(store.read("f/a") == nil)
        #expect(!store.contains("f/a"))
    }
}
