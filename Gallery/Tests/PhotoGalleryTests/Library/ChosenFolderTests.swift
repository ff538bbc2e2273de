import Foundation
import Testing

@testable import PhotoGallery

@Suite struct ChosenFolderTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func names(in chosen: String, _ photos: FolderPhotos, words: String = "") throws -> [String] {
        let arrangement = try photos.arrangement(PhotoQuery(words: words, folder: chosen))
        return arrangement.sections.map { "\($0.key): \($0.count)" }
    }

    @Test func aFolderHasThePhotosInItAndFurtherIn() async throws {
        for name in ["x.jpg", "a/x.jpg", "a/b/x.jpg", "a/b/y.jpg", "ab/x.jpg", "a b/x.jpg"] {
            try folder.add(name, .moon)
        }
        let photos = try await folder.open()
        #expect(try names(in: "a", photos) == ["a: 1", "a/b: 2"])
        #expect(try names(in: "a/b", photos) == ["a/b: 2"])
        #expect(try names(in: "ab", photos) == ["ab: 1"])
        #expect(try names(in: "a", photos, words: "y") == ["a/b: 1"])
        #expect(try names(in: "", photos).count == 5)
        #expect(try names(in: "nowhere", photos).isEmpty)
        #expect(try names(in: "a/", photos).isEmpty)
    }

    @Test func theAddressNamesTheFolder() async throws {
        for name in ["x.jpg", "über & co/x.jpg"] { try folder.add(name, .moon) }
        try await TestGallery.serve(try await folder.open()) { gallery in
            let collection: CollectionAnswer = try await gallery.json(
                "/api/collection?folder=%C3%BCber%20%26%20co&today=2024-11-20")
            #expect((collection.count, collection.anniversaries) == (1, 0))
            #expect(collection.sections.map(\.title) == ["über & co"])
        }
    }
}
