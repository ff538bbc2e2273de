import Foundation
import Synchronization
import Testing

@testable import PhotoGallery

@Suite struct ThumbnailsAheadTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func allAreMadeOnce() async throws {
        for index in 1...6 { try folder.add("\(index).jpg", .moon) }
        let steps = Mutex<[Int]>([])
        let photos = try await folder.open()
        #expect(await ThumbnailsAhead(of: photos).run { done, _ in steps.withLock { $0.append(done) } } == .complete)
        #expect(steps.withLock { $0 } == Array(0...6))
        #expect(photos.status.thumbnails.done == 6)
        let again = try await folder.open()
        #expect(await ThumbnailsAhead(of: again).run { _, _ in Issue.record("everything is there") } == .complete)
        #expect(again.status.thumbnails.done == 6)
        #expect(again.photos(by: .folder, in: 0..<6).allSatisfy { $0.color != nil })
    }

    @Test func aFullCacheEndsIt() async throws {
        for index in 1...32 { try folder.add("\(index).jpg", .stream) }
        let photos = try await folder.open(cacheLimit: 3_000_000)
        #expect(await ThumbnailsAhead(of: photos).run { _, _ in } == .cacheFull)
        let done = photos.status.thumbnails.done
        #expect((10..<32).contains(done))
        #expect(
            photos.entries.prefix(done).allSatisfy { photos.thumbnails.has(.browsing, of: $0) }, "the first ones stay")
    }

    @Test func theUrgentGoFirstAndOfThemTheLatest() async throws {
        let slots = DecodeSlots(count: 1)
        let (order, report) = AsyncStream.makeStream(of: String.self)
        await slots.acquire(.urgent)
        let waiting: [(String, DecodeSlots.Priority)] = [
            ("ahead", .background), ("first", .urgent), ("second", .urgent),
        ]
        await withTaskGroup(of: Void.self) { group in
            for (index, (name, priority)) in waiting.enumerated() {
                group.addTask {
                    await slots.acquire(priority)
                    report.yield(name)
                    await slots.release()
                }
                while await slots.waitingCount <= index { await Task.yield() }
            }
            await slots.release()
        }
        report.finish()
        #expect(await order.reduce(into: []) { $0.append($1) } == ["second", "first", "ahead"])
    }
}
