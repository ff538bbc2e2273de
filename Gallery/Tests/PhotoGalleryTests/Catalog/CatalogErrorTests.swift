import Foundation
import GRDB
import Testing

@testable import PhotoGallery

@Suite struct CatalogErrorTests {
    @Test(arguments: [
        (ResultCode.SQLITE_FULL, CatalogError.diskFull("c.sqlite")), (.SQLITE_READONLY, .unwritable("c.sqlite")),
        (.SQLITE_CANTOPEN, .unwritable("c.sqlite")), (.SQLITE_BUSY, .busy("c.sqlite")),
    ])
    func eachSaysWhatToDo(_ code: ResultCode, _ expected: CatalogError) {
        let error = #expect(throws: CatalogError.self) {
            try CatalogError.explaining("c.sqlite") { throw DatabaseError(resultCode: code) }
        }
        #expect(error == expected)
        #expect(error?.description.contains("--cache") == true)
        #expect(error?.description.contains("SQLite") == false)
    }

    @Test func aFolderInThePlaceOfTheCatalogIsExplained() async throws {
        let folder = try TestFolder()
        let photos = try PhotoFolder(path: folder.photos)
        let path = try CacheFolder(path: folder.cache, for: photos).catalogPath(of: photos)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(throws: CatalogError.unwritable(path)) { try Catalog(path: path) }
    }
}
