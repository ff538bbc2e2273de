import Foundation
import Synchronization
import Testing

@testable import PhotoGallery

/// A folder that changes while it is shown.
@Suite(.timeLimit(.minutes(2))) struct FollowingTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func names(_ photos: FolderPhotos) -> [String] { photos.entries.map(\.file.path.string) }

    /// Adds a photo that is no longer being written.
    private func addSettled(_ name: String, _ sample: Sample) throws {
        try folder.add(name, sample)
        try folder.settle(name)
    }

    @Test func aLookFindsWhatCameWentAndChanged() async throws {
        for name in ["a.jpg", "b.jpg", "c.jpg"] { try addSettled(name, .moon) }
        let photos = try await folder.open()
        let ids = photos.entries.map(\.id)
        let revision = photos.revision
        try folder.remove("b.jpg")
        try addSettled("c.jpg", .wide)
        try addSettled("new/d.jpg", .stream)
        let changes = try await photos.rescan()
        #expect((changes.added, changes.removed, changes.changed, changes.renamed) == (1, 1, 1, 0))
        #expect(names(photos) == ["a.jpg", "c.jpg", "new/d.jpg"])
        #expect(photos.entries.prefix(2).map(\.id) == [ids[0], ids[2]])
        #expect(changes.firstAdded == photos.entries[2].id)
        #expect(photos.revision == changes.revision && photos.revision == revision + 1)
        #expect(try photos.arranged(.folder).photos(in: 1..<2).first?.width == 960)
        #expect(try await photos.rescan().isEmpty)
        #expect(photos.revision == revision + 1)
    }

    @Test func marksOfAnotherGalleryAreNoticed() async throws {
        for (name, sample) in [("a.jpg", Sample.moon), ("b.jpg", .stream)] { try addSettled(name, sample) }
        let (photos, other) = (try await folder.open(), try await folder.open())
        let revision = photos.revision
        let following = Task { await MarkFollowing(of: photos, interval: .milliseconds(20)).run() }
        defer { following.cancel() }
        var changes = photos.changes().makeAsyncIterator()
        try await other.set(.hidden, true, of: [other.entries[0].id])
        #expect(await changes.next()?.revision == revision + 1)
        #expect(try photos.arrangement(PhotoQuery()).photos(in: 0..<9).map(\.name) == ["b.jpg"])
        try await other.set(.hidden, false, of: [other.entries[0].id])
        #expect(await changes.next()?.revision == revision + 2)
        #expect(try photos.arrangement(PhotoQuery()).count == 2)
    }

    @Test func anArrangementStaysAsItWas() async throws {
        try addSettled("a.jpg", .moon)
        let photos = try await folder.open()
        let before = try photos.arranged(.month)
        try addSettled("b.jpg", .stream)
        _ = try await photos.rescan()
        #expect(before.count == 1)
        #expect(before.photos(in: 0..<5).map(\.name) == ["a.jpg"])
        #expect(try photos.arranged(.month).photos(in: 0..<5).map(\.name) == ["b.jpg", "a.jpg"])
    }

    @Test func aRenamedFileKeepsItsIdItsThumbnailAndIsNotReadAgain() async throws {
        for (name, sample) in [("a.jpg", Sample.moon), ("b.jpg", .stream)] { try addSettled(name, sample) }
        let photos = try await folder.open()
        _ = await ThumbnailsAhead(of: photos).run { _, _ in }
        let before = photos.entries
        try FileManager.default.createDirectory(atPath: folder.photos + "/sub", withIntermediateDirectories: true)
        try folder.rename("a.jpg", to: "sub/z.jpg")
        let changes = try await photos.rescan()
        #expect((changes.added, changes.removed, changes.changed, changes.renamed) == (0, 0, 0, 1))
        #expect(names(photos) == ["b.jpg", "sub/z.jpg"])
        #expect(photos.entries[1].id == before[0].id)
        #expect(photos.entries.allSatisfy { photos.thumbnails.has(.browsing, of: $0) })
        // Renamed files are also found if no gallery was running.
        try folder.rename("sub/z.jpg", to: "b.jpg.tmp")
        try folder.rename("b.jpg", to: "a.jpg")
        try folder.rename("b.jpg.tmp", to: "b.jpg")
        let again = try await folder.open { _ in Issue.record("a renamed file must not be read again") }
        #expect(names(again) == ["a.jpg", "b.jpg"])
        #expect(Set(again.entries.map(\.id)) == Set(before.map(\.id)))
    }

    @Test func namesMayBeExchanged() async throws {
        try addSettled("a.jpg", .moon)
        try addSettled("b.jpg", .moon)
        try addSettled("c.jpg", .stream)
        let photos = try await folder.open()
        try folder.rename("a.jpg", to: "d.jpg")
        try folder.rename("b.jpg", to: "e.jpg")
        let changes = try await photos.rescan()
        #expect((changes.added, changes.removed, changes.renamed) == (0, 0, 2))
        #expect(Set(photos.entries.map(\.id)).count == 3)
    }

    @Test func aFileThatIsBeingWrittenWaits() async throws {
        try addSettled("a.jpg", .moon)
        let photos = try await folder.open()
        let whole = try Sample.stream.data
        try folder.add("half.jpg", whole.prefix(whole.count / 2))
        // A thread of its own writes, so that the file is also new for a look that had to wait for a processor.
        let isDone = Mutex(false)
        let writer = Thread { [folder] in
            while !isDone.withLock({ $0 }) {
                try? folder.date("half.jpg", Date())
                Thread.sleep(forTimeInterval: 0.01)
            }
        }
        writer.start()
        let look = try await photos.look()
        isDone.withLock { $0 = true }
        while !writer.isFinished { try await Task.sleep(for: .milliseconds(1)) }
        #expect(look.isUnsettled && look.changes.isEmpty)
        #expect(photos.status.skipped.isEmpty, "half a file is not a damaged one")
        try addSettled("half.jpg", .stream)
        #expect(try await photos.rescan().added == 1)
    }

    @Test func aFolderThatIsGoneLeavesThePhotosAndSaysSo() async throws {
        try addSettled("a.jpg", .moon)
        let photos = try await folder.open()
        try FileManager.default.moveItem(atPath: folder.photos, toPath: folder.base + "/away")
        try FileManager.default.createDirectory(atPath: folder.photos, withIntermediateDirectories: false)
        await #expect(throws: PhotoFolderError.self) { try await photos.rescan() }
        #expect(names(photos) == ["a.jpg"])
        #expect(photos.status.trouble?.contains("is missing") == true)
        try FileManager.default.removeItem(atPath: folder.photos)
        try FileManager.default.moveItem(atPath: folder.base + "/away", toPath: folder.photos)
        #expect(try await photos.rescan().isEmpty)
        #expect(photos.status.trouble == nil)
    }

    @Test func changesAreNoticedByThemselves() async throws {
        try addSettled("a.jpg", .moon)
        let photos = try await folder.open()
        var changes = photos.changes().makeAsyncIterator()
        let following = Task { await FolderFollowing(of: photos).run { Issue.record("\($0)") } }
        defer { following.cancel() }
        // In a new folder, and just written: this takes a second scan.
        try folder.add("new/deeper/b.jpg", .stream)
        #expect(await changes.next()?.added == 1)
        try folder.rename("new/deeper/b.jpg", to: "c.jpg")
        #expect(await changes.next()?.renamed == 1)
        try folder.remove("a.jpg")
        #expect(await changes.next()?.removed == 1)
        #expect(names(photos) == ["c.jpg"])
    }

    @Test func pagesAreToldOfChanges() async throws {
        try addSettled("a.jpg", .moon)
        let photos = try await folder.open()
        try await TestGallery.serve(photos) { gallery in
            let before: CollectionAnswer = try await gallery.json("/api/collection")
            #expect(try await gallery.get("/api/shapes?revision=\(before.revision)").status == .ok)
            try addSettled("b.jpg", .stream)
            let answer = try await gallery.client.execute(uri: "/api/rescan", method: .post)
            #expect(String(buffer: answer.body).contains("\"added\":1"))
            let after: CollectionAnswer = try await gallery.json("/api/collection")
            #expect((after.revision, after.count) == (before.revision + 1, 2))
            let message = try await gallery.error("/api/shapes?revision=\(before.revision)", .conflict)
            #expect(message.contains("have changed"))
            let foreign = try await gallery.client.execute(
                uri: "/api/rescan", method: .post, headers: [.origin: "http://elsewhere.example"])
            #expect(foreign.status == .forbidden)
        }
    }
}
