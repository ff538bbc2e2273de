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
        #expect(try again.arranged(.folder).photos(in: 0..<6).allSatisfy { $0.color != nil })
    }

    @Test func aFullCacheEndsIt() async throws {
        for index in 1...32 { try folder.add("\(index).jpg", .stream) }
        let photos = try await folder.open(cacheLimit: 3_000_000)
        #expect(await ThumbnailsAhead(of: photos).run { _, _ in } == .cacheFull)
        let done = photos.status.thumbnails.done
        #expect((10..<32).contains(done))
        #expect(
            photos.entries.prefix(done).allSatisfy { photos.thumbnails.has(.browsing, of: $0) }, "the first ones stay")
        try await TestGallery.serve(photos) { gallery in
            let status: StatusAnswer = try await gallery.json("/api/status")
            #expect(status.thumbnailTrouble?.contains("cache is full") == true, "pages need not wait for the others")
        }
    }

    @Test func thumbnailsOfAnotherFolderMakeRoom() async throws {
        for index in 1...8 { try folder.add("\(index).jpg", .stream) }
        let other = folder.cache + "/thumbnails/another folder"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        for index in 1...10 {
            try Data(count: 300_000).write(to: URL(fileURLWithPath: "\(other)/\(index)-x-640.jpg"))
        }
        let photos = try await folder.open(cacheLimit: 3_000_000)
        #expect(await ThumbnailsAhead(of: photos).run { _, _ in } == .complete)
        #expect(photos.entries.allSatisfy { photos.thumbnails.has(.browsing, of: $0) })
        #expect(try FileManager.default.contentsOfDirectory(atPath: other).count < 10)
    }

    @Test func aCacheThatCannotBeWrittenEndsItWithAReason() async throws {
        for index in 1...3 { try folder.add("\(index).jpg", .moon) }
        let photos = try await folder.open()
        let key = try #require(
            FileManager.default.contentsOfDirectory(atPath: folder.cache).first { $0.hasSuffix("sqlite") })
        // A file in place of the thumbnails' folder: not even the superuser can write into it.
        let place = folder.cache + "/thumbnails/" + key.dropLast(".sqlite".count)
        try Data().write(to: URL(fileURLWithPath: place))
        guard case .unwritable(let reason) = await ThumbnailsAhead(of: photos).run(progress: { _, _ in }) else {
            Issue.record("nothing could be written")
            return
        }
        #expect(reason.contains("cannot be written"))
        #expect(photos.status.thumbnails.done == 0)
        #expect(photos.status.thumbnailTrouble?.contains("cannot be written") == true)
        #expect(photos.status.damaged.isEmpty)
        let ahead = ThumbnailsAhead(of: photos)
        let isReady = Mutex(false)
        async let wait = ahead.waitForCache(interval: .milliseconds(20))
        async let check: Void = {
            try await Task.sleep(for: .milliseconds(200))
            #expect(!isReady.withLock { $0 })
            try FileManager.default.removeItem(atPath: place)
        }()
        let isWritable = await wait
        isReady.withLock { $0 = true }
        try await check
        #expect(isWritable)
        #expect(await ahead.run { _, _ in } == .complete)
        #expect(photos.status.thumbnails.done == 3 && photos.status.thumbnailTrouble == nil)
    }

    @Test func largeDecodesWaitForMemoryAndTheUrgentOnesAreNotOvertaken() async throws {
        let slots = DecodeSlots(count: 3, memory: 10)
        await slots.acquire(.background, 6)
        await slots.acquire(.background, 4)
        let (order, report) = AsyncStream.makeStream(of: String.self)
        await withTaskGroup(of: Void.self) { group in
            let waiting: [(String, DecodeSlots.Priority, Int64)] = [
                ("large", .urgent, 8), ("small ahead", .background, 1),
            ]
            for (index, (name, priority, memory)) in waiting.enumerated() {
                group.addTask {
                    await slots.acquire(priority, memory)
                    report.yield(name)
                    await slots.release(memory)
                }
                while await slots.waitingCount <= index { await Task.yield() }
            }
            await slots.release(4)
            #expect(await slots.waitingCount == 2, "4 are free: one is too large, the other must not overtake it")
            await slots.release(6)
        }
        report.finish()
        #expect(await order.reduce(into: []) { $0.append($1) }.first == "large")
    }

    @Test func theUrgentGoFirstAndOfThemTheLatest() async throws {
        let slots = DecodeSlots(count: 1, memory: 10)
        let (order, report) = AsyncStream.makeStream(of: String.self)
        await slots.acquire(.urgent, 1)
        let waiting: [(String, DecodeSlots.Priority)] = [
            ("ahead", .background), ("first", .urgent), ("second", .urgent),
        ]
        await withTaskGroup(of: Void.self) { group in
            for (index, (name, priority)) in waiting.enumerated() {
                group.addTask {
                    await slots.acquire(priority, 1)
                    report.yield(name)
                    await slots.release(1)
                }
                while await slots.waitingCount <= index { await Task.yield() }
            }
            await slots.release(1)
        }
        report.finish()
        #expect(await order.reduce(into: []) { $0.append($1) } == ["second", "first", "ahead"])
    }
}
