import Foundation
import Testing

@testable import PhotoGallery

/// A disk that is mounted in the photo folder, and unplugged. Only an administrator can mount one.
@Suite(.timeLimit(.minutes(2)), .enabled(if: TestDisk.canBeMounted)) struct AwayDiskTests {
    let folder: TestFolder
    let disk: TestDisk

    init() throws {
        folder = try TestFolder()
        disk = try TestDisk(in: folder, at: "usb")
        try disk.mount()
        for (name, sample) in [("a.jpg", Sample.moon), ("usb/b.jpg", .stream), ("usb/trip/c.jpg", .wide)] {
            try folder.add(name, sample)
            try folder.settle(name)
        }
    }

    private func names(_ photos: FolderPhotos) -> [String] { photos.entries.map(\.file.path.string) }

    @Test func itsPhotosStayUntilItIsBack() async throws {
        let photos = try await folder.open()
        #expect(photos.status.trouble == nil)
        let before = photos.entries
        try disk.unmount()
        #expect(try await photos.rescan().isEmpty)
        #expect(photos.entries.map(\.id) == before.map(\.id))
        #expect(photos.status.trouble?.contains("The disk of the folder \"\(folder.photos)/usb\" is missing.") == true)
        try disk.mount()
        #expect(try await photos.rescan().isEmpty)
        #expect(photos.entries.map(\.id) == before.map(\.id))
        #expect(photos.status.trouble == nil)
    }

    @Test(arguments: [false, true]) func itsPhotosAreShownAfterAStartWithoutIt(isFolderRemoved: Bool) async throws {
        let first = try await folder.open()
        _ = await ThumbnailsAhead(of: first).run { _, _ in }
        try disk.unmount()
        if isFolderRemoved { try folder.remove("usb") }
        let photos = try await folder.open { _ in Issue.record("no file must be read") }
        #expect(photos.entries.map(\.id) == first.entries.map(\.id))
        #expect(photos.status.trouble?.contains("/usb\" is missing") == true)
        let id = try #require(photos.entries.first { $0.file.path.string == "usb/b.jpg" }?.id)
        let picture = try await photos.picture(of: id, .thumbnail(.small))
        guard case .bytes(let bytes) = picture.content else { throw PictureError.gone }
        #expect(try folder.header(bytes).width == 320)
        await #expect(throws: PictureError.gone) { try await photos.picture(of: id, .original) }
    }

    @Test func photosThatAreDeletedOnTheDiskAreGone() async throws {
        let photos = try await folder.open()
        try folder.remove("usb/b.jpg")
        #expect(try await photos.rescan().removed == 1)
        try folder.remove("usb/trip")
        #expect(try await photos.rescan().removed == 1)
        #expect(names(photos) == ["a.jpg"])
        #expect(photos.status.trouble == nil)
    }

    @Test func aFolderWithOtherContentIsNoMountPointAnyMore() async throws {
        let photos = try await folder.open()
        try disk.unmount()
        try folder.add("usb/notes.txt", Data())
        #expect(try await photos.rescan().removed == 2)
        #expect(photos.status.trouble == nil)
    }

    @Test func anEmptyFolderThatWasNoMountPointIsEmpty() async throws {
        try disk.unmount()
        try folder.add("usb/d.jpg", .moon)
        try folder.settle("usb/d.jpg")
        let photos = try await folder.open()
        try folder.remove("usb/d.jpg")
        #expect(try await photos.rescan().removed == 1)
        #expect(photos.status.trouble == nil)
    }

    @Test func itsReturnIsNoticed() async throws {
        let photos = try await folder.open()
        try disk.unmount()
        _ = try await photos.rescan()
        var changes = photos.changes().makeAsyncIterator()
        let following = Task { await FolderFollowing(of: photos, interval: 0.01).run { Issue.record("\($0)") } }
        defer { following.cancel() }
        try disk.mount()
        while photos.status.trouble != nil { _ = await changes.next() }
        #expect(names(photos).count == 3)
    }

    @Test func anotherDiskAtTheSamePlaceLeavesThePhotosOfTheFirstComplete() async throws {
        let photos = try await folder.open()
        _ = await ThumbnailsAhead(of: photos).run { _, _ in }
        let before = photos.entries
        try disk.unmount()
        _ = try await photos.rescan()
        try disk.mountAnother()
        for (name, sample) in [("usb/b.jpg", Sample.moon), ("usb/d.jpg", .stream)] {
            try folder.add(name, sample)
            try folder.settle(name)
        }
        _ = try await photos.rescan()
        #expect(names(photos) == ["a.jpg", "usb/b.jpg", "usb/d.jpg"])
        #expect(Set(photos.entries.map(\.id)).intersection(before.map(\.id)).count == 1)
        #expect(photos.status.trouble == nil)
        try disk.unmount()
        try disk.mount()
        let again = try await folder.open { _ in Issue.record("no file must be read") }
        #expect(names(again) == before.map(\.file.path.string))
        #expect(again.entries.map(\.id) == before.map(\.id))
        #expect(again.entries.allSatisfy { $0.color != nil }, "their thumbnails have been made")
        #expect(again.status.trouble == nil)
    }
}
