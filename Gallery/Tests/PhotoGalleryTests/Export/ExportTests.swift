import Foundation
import Testing

@testable import PhotoGallery

@Suite struct ExportTests {
    let folder: TestFolder
    var out: String { folder.base + "/site" }

    init() throws { folder = try TestFolder() }

    private func export(_ photos: FolderPhotos? = nil) async throws -> GalleryExport.Outcome {
        let opened: FolderPhotos
        if let photos { opened = photos } else { opened = try await folder.open() }
        let files = WebFiles(project: String(Sample.project))
        let destination = try ExportFolder(path: out, of: opened.folder)
        return try await GalleryExport(of: opened, files, to: destination).run { _, _ in }
    }

    /// Returns the paths of the export's files, without the page's scripts.
    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: out).filter {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(out)/\($0)", isDirectory: &isFolder)
            return !isFolder.boolValue && !$0.hasPrefix("assets/")
        }.sorted()
    }

    private func catalog() throws -> CatalogAnswer {
        try JSONDecoder().decode(
            CatalogAnswer.self, from: Data(contentsOf: URL(fileURLWithPath: out + "/catalog.json")))
    }

    private func chunk(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "\(out)/catalog/\(name)"))
    }

    @Test func everyPhotoHasItsThumbnails() async throws {
        try folder.add("a/stream.jpg", .stream)
        try folder.add("b/moon.jpg", .moon)
        try folder.add("broken.jpg", Data("no".utf8))
        let outcome = try await export()
        #expect((outcome.count, outcome.removed) == (2, 0))
        #expect(outcome.failed.map(\.name) == ["broken.jpg"])
        let files = try files()
        #expect(files.filter { $0.hasSuffix(".jpg") }.count == 6)
        for name in ["index.html", "catalog.json", "export.json"] { #expect(files.contains(name)) }
        let catalog = try catalog()
        #expect((catalog.title, catalog.count) == ("photos", 2))
        let words = String(decoding: try chunk(try #require(catalog.words.first?.name)), as: UTF8.self)
        #expect(words.split(separator: "\n").count == 2)
        #expect(words.contains(" small stream in the beech wood") && words.contains(" november 1966"))
        #expect(words.contains(" noviembre") && words.contains(" 1966 年 11 月 20 日"))
    }

    @Test func thePageRefersToNothingButItsOwnFiles() async throws {
        try folder.add("moon.jpg", .moon)
        _ = try await export()
        let page = try String(contentsOfFile: out + "/index.html", encoding: .utf8)
        let references = page.matches(of: /(?:href|src)="([^"]+)"/).map { String($0.output.1) }
        #expect(references.count > 5)
        for reference in references {
            #expect(FileManager.default.fileExists(atPath: "\(out)/\(reference)"), "\(reference)")
        }
        let policy = try #require(page.range(of: "Content-Security-Policy"))
        let script = try #require(page.range(of: "type=\"module\""))
        #expect(policy.lowerBound < script.lowerBound)
    }

    @Test func aSecondExportWritesNothing() async throws {
        try folder.add("stream.jpg", .stream)
        try folder.add("moon.jpg", .moon)
        _ = try await export()
        #expect(try await export().written == 0)
        // Nothing is written even if the cache is gone, because pictures are named by the photos' contents.
        try FileManager.default.removeItem(atPath: folder.cache)
        let again = try await export()
        #expect((again.written, again.removed) == (0, 0))
    }

    @Test func onlyWhatChangedIsWrittenAndWhatIsGoneIsDeleted() async throws {
        for index in 0..<3 { try folder.add("\(index).jpg", try Sample.moon.data + Data([UInt8(index)])) }
        _ = try await export()
        let before = try files().filter { $0.hasSuffix(".jpg") }
        try folder.rename("0.jpg", to: "renamed.jpg")
        try folder.remove("1.jpg")
        let outcome = try await export()
        #expect(outcome.count == 2)
        let after = try files().filter { $0.hasSuffix(".jpg") }
        #expect(after.count == 6 && Set(after).isSubset(of: before), "a renamed photo keeps its pictures")
        let catalog = try catalog()
        let chunks = Set((catalog.photos + catalog.words).map { "catalog/\($0.name)" })
        #expect(chunks.isSubset(of: try files()))
        #expect(try await export().removed == 0, "nothing of the former export is left")
    }

    @Test func nothingOfHiddenPhotosIsExported() async throws {
        try folder.add("secret place/stream.jpg", .stream)
        try folder.add("moon.jpg", .moon)
        let photos = try await folder.open()
        _ = try await export(photos)
        let stream = try #require(photos.entries.first { $0.file.path.name == "stream.jpg" })
        try await photos.set(.hidden, true, of: [stream.id])
        let outcome = try await export(photos)
        #expect(outcome.count == 1 && outcome.removed > 3)
        let name = ExportedPhoto.pictureName(of: stream)
        for file in try files() {
            #expect(!file.contains(name))
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(out)/\(file)"))
            for word in ["beech", "secret", "stream.jpg", "Berasategi"] {
                #expect(bytes.range(of: Data(word.utf8)) == nil, "\(file) tells \"\(word)\"")
            }
        }
    }

    @Test func withoutTheMarksNothingIsExported() async throws {
        try folder.add("moon.jpg", .moon)
        let photos = try await folder.open()
        try await photos.set(.hidden, true, of: [1])
        try Data("no marks".utf8).write(to: URL(fileURLWithPath: folder.base + "/data/marks.sqlite"))
        await #expect(throws: MarkError.self) { try await export(photos) }
        #expect(!FileManager.default.fileExists(atPath: out + "/index.html"))
    }

    @Test func placesAndCamerasAreNotTold() async throws {
        try folder.add("stream.jpg", .stream)
        _ = try await export()
        let catalog = try catalog()
        let photos = try chunk(try #require(catalog.photos.first?.name))
        let photo = try #require((try JSONSerialization.jsonObject(with: photos) as? [[String: Any]])?.first)
        #expect(
            Set(photo.keys).isSubset(of: [
                "id", "name", "width", "height", "caption", "author", "taken", "color", "version", "folder", "size",
            ]))
    }

    @Test func damageThatShowsLateIsToldAndLeftOut() async throws {
        let whole = try Sample.stream.data
        // The end marker is there, but half of the data before it is missing.
        try folder.add("late.jpg", whole.prefix(whole.count / 2) + Data([0xFF, 0xD9]))
        try folder.add("moon.jpg", .moon)
        let outcome = try await export()
        #expect(outcome.count + outcome.failed.count <= 2 && outcome.count >= 1)
        #expect(try catalog().count == outcome.count)
    }

    @Test func chunksChangeOnlyWhereAPhotoCame() {
        let boundaries = ChunkBoundaries(length: 16)
        let ids = (1...1000).map { Photo.ID($0 * 7 % 1009) }
        let before = Set(boundaries.ranges(of: ids).map { Array(ids[$0]) })
        var more = ids
        more.insert(5000, at: 500)
        let after = boundaries.ranges(of: more)
        #expect(after.map { Array(more[$0]) }.filter { !before.contains($0) }.count <= 2)
        #expect(after.flatMap { $0 } == Array(0..<1001))
        #expect(after.allSatisfy { $0.count <= 64 })
    }
}

@Suite struct ExportFolderTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func open(_ path: String, of photos: String? = nil) throws -> ExportFolder {
        try ExportFolder(path: path, of: try PhotoFolder(path: photos ?? folder.photos))
    }

    @Test func thePhotoFolderIsNeverWritten() throws {
        try folder.link("link", to: folder.photos)
        for path in [folder.photos, folder.photos + "/site", folder.photos + "/.site", folder.photos + "/link/site"] {
            #expect(throws: ExportError.insidePhotos(path)) { try open(path) }
        }
        #expect(throws: ExportError.aroundPhotos(folder.base)) { try open(folder.base) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.photos) == ["link"])
    }

    @Test func otherFoldersAreNotWritten() throws {
        let taken = folder.base + "/taken"
        try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: true)
        _ = try open(taken)
        _ = try open(taken)
        let other = folder.base + "/other"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        #expect(throws: ExportError.anotherExport(taken, title: "photos")) { try open(taken, of: other) }
        try Data().write(to: URL(fileURLWithPath: other + "/thesis.txt"))
        #expect(throws: ExportError.notAnExport(other)) { try open(other) }
        #expect(throws: ExportError.notAFolder(other + "/thesis.txt")) { try open(other + "/thesis.txt") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: other) == ["thesis.txt"])
    }

    @Test func aLinkLeadsNowhere() throws {
        let site = folder.base + "/site"
        _ = try open(site)
        try FileManager.default.createSymbolicLink(
            atPath: site + "/thumbnails", withDestinationPath: folder.photos)
        #expect(throws: ExportError.notAnExport(site)) { try open(site) }
    }

    @Test func onlyTheExportsOwnFilesAreDeleted() throws {
        let path = folder.base + "/site"
        let first = try open(path)
        try first.write("thumbnails/ab/old.webp", [1])
        try first.write("thumbnails/cd/kept.webp", [2])
        try Data([3]).write(to: URL(fileURLWithPath: path + "/CNAME"))
        let second = try open(path)
        #expect(second.keeps("thumbnails/cd/kept.webp"))
        #expect(!second.keeps("thumbnails/cd/missing.webp"))
        #expect(second.removeOthers() == 1)
        let left = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
        #expect(left == ["CNAME", "export.json", "thumbnails", "thumbnails/cd", "thumbnails/cd/kept.webp"])
    }

    @Test func aFullDiskIsExplained() throws {
        errno = ENOSPC
        #expect(ExportError.of("/x").description.hasPrefix("The disk with \"/x\" is full."))
        let path = folder.base + "/site"
        let export = try open(path)
        // A file in place of a folder: not even the superuser can write into it.
        try export.write("thumbnails", [1])
        #expect(throws: ExportError.self) { try export.write("thumbnails/ab/a.webp", [1]) }
    }
}

/// The catalog in the form in which pages read it.
private struct CatalogAnswer: Decodable {
    struct Chunk: Decodable {
        var first: Int
        var name: String

        init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            first = try pair.decode(Int.self)
            name = try pair.decode(String.self)
        }
    }

    var title: String
    var count: Int
    var photos: [Chunk]
    var words: [Chunk]
}
