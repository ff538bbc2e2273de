import Foundation
import Testing

@testable import PhotoGallery

@Suite struct DrawingTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func color(of name: String, in photos: FolderPhotos) async throws -> String? {
        let entry = try #require(photos.entries.first { $0.file.path.string == name })
        _ = try await photos.picture(of: entry.id, .thumbnail(.small))
        return photos.learned.latest([entry])[0].color.map(CSSColor.hex)
    }

    private func drawing(_ content: String, before: String = "") -> Data {
        Data(
            "\(before)<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='64' height='48'><rect width='64' height='48' fill='#0000ff'/>\(content)</svg>"
                .utf8)
    }

    @Test func drawingsAreShownAsPictures() async throws {
        try folder.add("a.svg", drawing(""))
        try await TestGallery.serve(try await folder.open()) { gallery in
            let photos = try await gallery.json("/api/photos?from=0&count=9", as: PhotosAnswer.self).photos
            #expect(photos.map { [$0.width, $0.height] } == [[64, 48]])
            let original = try await gallery.get("/photos/1")
            #expect(original.headers[.contentType] == "image/webp", "a browser would run its scripts")
            let file = try await gallery.get("/photos/1?download")
            #expect(file.headers[.contentDisposition]?.hasPrefix("attachment") == true)
        }
    }

    @Test func nothingOutsideOfADrawingIsLoaded() async throws {
        let red = folder.photos + "/red.svg"
        try folder.add(
            "red.svg",
            Data(
                "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='48'><rect id='r' width='64' height='48' fill='#ff0000'/></svg>"
                    .utf8))
        try folder.add("moon.png", TinyPhoto.png.data)
        for address in ["file://\(red)", red, "red.svg", "moon.png", "file://\(folder.photos)/moon.png"] {
            let name = "\(abs(address.hashValue)).svg"
            let inside = """
                <image width='64' height='48' href='\(address)' xlink:href='\(address)'/><use href='\(address)#r'/>
                <style>@import url('\(address)'); rect { fill: url('\(address)#r') #0000ff }</style>
                <script>document.documentElement.remove()</script>
                """
            try folder.add(name, drawing(inside))
        }
        try folder.add("entity.svg", drawing("&r;", before: "<!DOCTYPE svg [<!ENTITY r SYSTEM 'file://\(red)'>]>"))
        let photos = try await folder.open()
        for entry in photos.entries
        where entry.file.path.string.hasSuffix(".svg") && entry.file.path.string != "red.svg" {
            #expect(try await color(of: entry.file.path.string, in: photos) == "#0000ff")
        }
    }

    @Test func aDrawingThatGrowsWithoutEndIsStopped() async throws {
        let entities = (1...9).map { "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 10))'>" }.joined()
        let bomb = "<!DOCTYPE svg [<!ENTITY e0 '<rect width=\"9\" height=\"9\"/>'>\(entities)]>"
        try folder.add("bomb.svg", drawing("&e9;", before: bomb))
        try folder.add("huge.svg", Data("<svg xmlns='http://www.w3.org/2000/svg' width='9e9' height='9e9'/>".utf8))
        try folder.add("no.svg", Data("<html>no drawing</html>".utf8))
        try folder.add("a.jpg", .moon)
        let photos = try await folder.open()
        for entry in photos.entries { _ = try? await photos.picture(of: entry.id, .thumbnail(.small)) }
        #expect(
            try await photos.picture(
                of: #require(photos.entries.first { $0.file.path.string == "a.jpg" }).id, .thumbnail(.small)
            ).mediaType == "image/jpeg")
        #expect(photos.status.skipped.map(\.name).contains("no.svg"))
    }

    @Test func bitmapsAndJPEGXLAreShown() async throws {
        // 2 × 2 pixels, red.
        let header: [UInt8] = [
            0x42, 0x4D, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0,
        ]
        try folder.add(
            "a.bmp",
            Data(header + [UInt8](repeating: 0, count: 24) + [0, 0, 255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0]))
        try folder.add("cut.bmp", Data(header))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=red:size=64x48", "-frames:v", "1", "-c:v", "libjxl",
            "-f", "image2pipe", folder.photos + "/b.jxl",
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "These tests need ffmpeg with libjxl: apt install ffmpeg")
        let photos = try await folder.open()
        #expect(photos.entries.map(\.file.path.string) == ["a.bmp", "b.jxl"])
        #expect(photos.entries.map { $0.facts?.width } == [2, 64])
        #expect(try await color(of: "a.bmp", in: photos) == "#ff0000")
        #expect(try await color(of: "b.jxl", in: photos)?.hasPrefix("#f") == true)
    }
}
