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
