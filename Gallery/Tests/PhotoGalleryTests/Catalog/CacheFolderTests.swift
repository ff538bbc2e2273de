import Foundation
import Testing

@testable import PhotoGallery

@Suite struct CacheFolderTests {
    let folder: TestFolder
    let photos: PhotoFolder

    init() throws {
        folder = try TestFolder()
        photos = try PhotoFolder(path: folder.photos)
    }

    @Test func aCacheAmongThePhotosIsRefusedAndNotMade() throws {
        try folder.link("../link", to: folder.photos)
        for path in [folder.photos, folder.photos + "/cache", folder.base + "/link/a/b", folder.cache + "/../photos/x"]
        {
            #expect(throws: CacheFolderError.self, "\(path)") { try CacheFolder(path: path, for: photos) }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.photos).isEmpty)
    }

    @Test func aDataFolderAmongThePhotosIsRefusedAndNotMade() async throws {
        let path = folder.photos + "/data"
        await #expect(throws: MarkError.insidePhotos(path)) {
            let cache = try CacheFolder(path: folder.cache, for: photos)
            _ = try await FolderPhotos(photos, cache: cache, data: path, cacheLimit: 1_000_000, decoder: Program.path)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.photos).isEmpty)
        #expect(throws: Never.self) { try MarkStore.check(folder.photos + "/.local/share", for: photos) }
    }

    @Test func aHiddenFolderOrOneBesideIsFine() throws {
        for path in [folder.photos + "/.cache/gallery", folder.base + "/photos2", folder.cache] {
            #expect(try CacheFolder(path: path, for: photos).path.hasSuffix(path))
        }
    }

    @Test func aFolderThatCannotBeMadeIsExplained() throws {
        try folder.add("../file", Data())
        let error = #expect(throws: CacheFolderError.self) {
            try CacheFolder(path: folder.base + "/file/x", for: photos)
        }
        #expect(error?.description.contains("--cache") == true)
    }

    @Test func theStandardPlaceIsTheUsers() {
        #expect(CacheFolder.standardPath(environment: ["XDG_CACHE_HOME": "/x"]) == "/x/collection-view-gallery")
        #expect(
            CacheFolder.standardPath(environment: ["XDG_CACHE_HOME": "x"]).hasSuffix("/.cache/collection-view-gallery"))
    }
}
