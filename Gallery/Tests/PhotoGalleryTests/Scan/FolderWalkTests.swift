import Foundation
import Testing

@testable import PhotoGallery

@Suite struct FolderWalkTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func contents() throws -> (files: [String], skipped: [String: String]) {
        let contents = try PhotoFolder(path: folder.photos).contents()
        let skipped = contents.skipped.map { ($0.name, $0.reason) }
        return (contents.files.map(\.path.string).sorted(), Dictionary(uniqueKeysWithValues: skipped))
    }

    @Test func linksStayInside() throws {
        try folder.add("in/a.jpg", .moon)
        try folder.add("../outside/b.jpg", .moon)
        try folder.link("leaving.jpg", to: folder.base + "/outside/b.jpg")
        try folder.link("leaving", to: folder.base + "/outside")
        try folder.link("again.jpg", to: "in/a.jpg")
        try folder.link("in/loop", to: "..")
        try folder.link("nothing.jpg", to: "gone.jpg")
        let (files, skipped) = try contents()
        #expect(files == ["again.jpg", "in/a.jpg"])
        #expect(
            skipped == [
                "leaving": "is a link that leaves the folder", "leaving.jpg": "is a link that leaves the folder",
                "nothing.jpg": "is a link to nothing",
            ])
    }

    @Test func namesThatDifferOnlyInEncodingAreTwoFiles() throws {
        try folder.add("e\u{301}.jpg", .moon)
        try folder.add("\u{E9}.jpg", .moon)
        #expect(try contents().files.count == 2)
        #expect(RelativePath("e\u{301}.jpg") != RelativePath("\u{E9}.jpg"))
    }

    @Test func otherThanFilesIsSkipped() throws {
        try folder.add("folder.jpg/a.png", .moon)
        mkfifo(folder.photos + "/pipe.jpg", 0o600)
        let (files, skipped) = try contents()
        #expect(files == ["folder.jpg/a.png"])
        #expect(skipped == ["pipe.jpg": "is not a regular file"])
    }

    /// Writes a photo under a name in Latin-1 with the byte of "é" before the extension.
    private func addLatin1(_ name: String, _ ending: String) throws -> [CChar] {
        let path =
            Array((folder.photos + "/" + name).utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
            + Array(ending.utf8CString)
        try folder.add("sample.jpg", .moon)
        try #require(Foundation.rename(folder.photos + "/sample.jpg", path) == 0)
        return path
    }

    @Test func namesThatAreNotTextAreSkipped() throws {
        _ = try addLatin1("without extension", "")
        _ = try addLatin1("ambiguous", ".ts")
        let photo = try addLatin1("bad", ".jpg")
        symlink(photo, folder.photos + "/link.jpg")
        symlink("link.jpg", photo.dropLast(5) + Array("link.jpg".utf8CString))
        let notUTF8 = "has a name that is not UTF-8; rename it"
        let (files, skipped) = try contents()
        #expect(files.isEmpty)
        #expect(
            skipped == [
                "without extension\u{FFFD}": notUTF8, "ambiguous\u{FFFD}.ts": notUTF8, "bad\u{FFFD}.jpg": notUTF8,
                "bad\u{FFFD}link.jpg": notUTF8,
                "link.jpg": "is a link to a file whose path is not UTF-8; rename it",
            ])
    }

    @Test func aFolderWhosePathIsNotTextIsNamed() throws {
        try folder.add("inside/a.jpg", .moon)
        let path = Array((folder.base + "/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
        try #require(Foundation.rename(folder.photos, path) == 0)
        symlink(path, folder.base + "/link")
        let shown = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        for path in [shown, folder.base + "/link", folder.base + "/link/inside"] {
            let error = #expect(throws: PhotoFolderError.self) { try PhotoFolder(path: path) }
            #expect(error?.description.contains("\"\(path)\" is not UTF-8") == true)
        }
    }

    @Test func aLineBreakInANameIsShown() async throws {
        try folder.add("new\nline/a\nb.jpg", .moon)
        try await TestGallery.serve(try await folder.open()) { gallery in
            let page: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=2")
            #expect(page.photos.map(\.name) == ["a\nb.jpg"])
            #expect(page.photos.map(\.folder) == ["new\nline"])
            let file = try await gallery.get("/photos/1?download")
            #expect(file.headers[.contentDisposition]?.contains("filename=\"a_b.jpg\"") == true)
        }
    }

    @Test func systemFilesAreSkipped() throws {
        try folder.add("in/a.jpg", .moon)
        for name in ["@eaDir/a.jpg/SYNOPHOTO_THUMB_M.jpg", "in/@eaDir/b.jpg", "__MACOSX/in/c.jpg", "#recycle/d.jpg"] {
            try folder.add(name, .moon)
        }
        let (files, skipped) = try contents()
        #expect(files == ["in/a.jpg"])
        #expect(skipped.isEmpty)
    }

    @Test func otherMediaAreNamed() throws {
        let kinds = [
            "e.jp2": "JPEG 2000 picture", "f.psd": "Photoshop document", "g.XCF": "GIMP or Krita picture",
            "h.tga": "Targa picture", "i.ppm": "Netpbm picture", "j.exr": "OpenEXR or Radiance picture",
            "k.mxf": "video in a rare format",
        ]
        for name in Array(kinds.keys) + ["notes.txt", "a.xmp", "mov", "Makefile", "code.ts"] {
            try folder.add(name, Data(count: 3))
        }
        try folder.add("folder.mov/g.jpg", .moon)
        let (files, skipped) = try contents()
        #expect(files == ["folder.mov/g.jpg"])
        #expect(skipped == kinds.mapValues { "is of a kind that the gallery does not show: \($0)" })
    }

    /// A path that the system finds too long makes a folder unreadable, even for the superuser.
    @Test func photosOfAFolderThatCannotBeReadStay() async throws {
        let name = String(repeating: "n", count: 200)
        let deep = Array(repeating: name, count: 15).joined(separator: "/")
        try folder.add("a.jpg", .moon)
        try folder.add("\(deep)/b.jpg", .stream)
        let photos = try PhotoFolder(path: folder.photos)
        let catalog = try Catalog(path: CacheFolder(path: folder.cache, for: photos).catalogPath(of: photos))
        let reader = PhotoReader(decoders: PictureDecoders(program: Program.path))
        func scan(_ path: String, after shown: FolderSnapshot? = nil) async throws -> FolderSnapshot {
            let scan = FolderScan(folder: try PhotoFolder(path: path), catalog: catalog, reader: reader)
            let outcome = try await scan.run(keepingUnsettled: shown)
            return FolderSnapshot(revision: 1, outcome, PhotoMarks())
        }
        let before = try await scan(folder.photos)
        #expect(before.entries.count == 2)
        let long = folder.base + "/" + Array(repeating: name, count: 6).joined(separator: "/")
        try FileManager.default.createDirectory(atPath: long, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: folder.photos, toPath: long + "/photos")
        let during = try await scan(long + "/photos", after: before)
        #expect(during.entries.map(\.id) == before.entries.map(\.id))
        #expect(during.skipped.count == 1 && during.skipped[0].reason.hasPrefix("cannot be read"))
        try FileManager.default.moveItem(atPath: long + "/photos", toPath: folder.photos)
        #expect(try await scan(folder.photos).entries.map(\.id) == before.entries.map(\.id))
    }

    @Test func whatAnAmbiguousNameMeansIsInTheFile() async throws {
        try folder.add("photo", .moon)
        try folder.add("v1.2/photo", .moon)
        try folder.add("3D.MPO", .moon)
        try folder.add("script", Data("#!/bin/sh".utf8))
        try folder.add("module.ts", Data("export const a = 1;".utf8))
        var packet = [UInt8](repeating: 0xFF, count: 188)
        packet[0] = 0x47
        try folder.add("recording.ts", Data(packet + packet + packet))
        let (files, skipped) = try contents()
        #expect(files == ["3D.MPO", "photo", "recording.ts", "v1.2/photo"])
        #expect(skipped.isEmpty)
        let photos = try await folder.open()
        for entry in photos.entries.filter({ $0.facts?.format == .jpeg }) {
            #expect(try await photos.picture(of: entry.id, .thumbnail(.small)).mediaType == "image/jpeg")
        }
        #expect(photos.entries.count { $0.facts?.format == .jpeg } == 3)
    }

    @Test func aFolderMustBeOne() throws {
        try folder.add("file.jpg", .moon)
        #expect(throws: PhotoFolderError.self) { try PhotoFolder(path: folder.photos + "/nowhere") }
        #expect(throws: PhotoFolderError.self) { try PhotoFolder(path: folder.photos + "/file.jpg") }
    }

    @Test func aFileThatBecameALinkOutIsNotResolved() throws {
        try folder.add("a.jpg", .moon)
        let photos = try PhotoFolder(path: folder.photos)
        #expect(photos.resolve(RelativePath("a.jpg")) != nil)
        try folder.remove("a.jpg")
        try folder.link("a.jpg", to: "/etc/hostname")
        #expect(photos.resolve(RelativePath("a.jpg")) == nil)
        #expect(photos.resolve(RelativePath("../cache")) == nil)
    }

    @Test func aFolderThatBecomesALinkOutBeforeAFileIsOpenedIsNotFollowed() async throws {
        try folder.add("in/a.jpg", .moon)
        try folder.add("../outside/a.jpg", .stream)
        let path = try #require(try PhotoFolder(path: folder.photos).resolve(RelativePath("in/a.jpg")))
        let decoders = PictureDecoders(program: Program.path)
        let facts = try await decoders.describe(path, .jpeg, memory: 0)
        #expect(facts.width == 512)
        try folder.rename("in", to: "was in")
        try folder.link("in", to: folder.base + "/outside")
        #expect(throws: PhotoProblem.self) { try RegularFile(path) }
        // The processes that decode open the file once more.
        await #expect(throws: PhotoProblem.self) { try await decoders.describe(path, .jpeg, memory: 0) }
        let drawn = await decoders.render(path, facts, [320], isAlone: false)
        #expect(throws: PhotoProblem.self) { try drawn.get() }
    }
}
