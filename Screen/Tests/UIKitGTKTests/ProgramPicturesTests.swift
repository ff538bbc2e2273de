import Foundation
import Testing

@testable import UIKitGTK

@Suite struct ProgramPicturesTests {
    @Test func picturesAreFoundByTheirNames() throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)").path
        defer { try? files.removeItem(atPath: root) }
        for file in [
            "app.resources/Pictures/cat.png", "app.resources/Assets.xcassets/dog.imageset/IMG_1@2x.png",
            "app.resources/notes.txt", "app.resources/bird.png", "app.resources/bird@2x.png", "here/bird@3x.png",
            "here/cat.png", "here/cow@3x.jpg", "here/deeper/pig.png",
        ] {
            let path = "\(root)/\(file)"
            try files.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: path))
        }
        let pictures = ProgramPictures(bundles: ["\(root)/app.resources"], folder: "\(root)/here")
        func path(_ name: String, scale: CGFloat = 2) -> String? { pictures.path(of: name, scale: scale) }
        for name in ["cat", "cat.png", "Pictures/cat.png"] {
            #expect(path(name) == "\(root)/app.resources/Pictures/cat.png", "a bundle comes first")
        }
        #expect(path("dog")?.hasSuffix("IMG_1@2x.png") == true)
        #expect(path("cow") == "\(root)/here/cow@3x.jpg")
        for name in ["bird", "bird.png"] {
            #expect(path(name, scale: 1) == "\(root)/app.resources/bird.png")
            for scale in [1.5, 2, 3] { #expect(path(name, scale: scale) == "\(root)/app.resources/bird@2x.png") }
        }
        for name in ["pig", "notes", "notes.txt", "IMG_1"] { #expect(path(name) == nil) }
    }
}
