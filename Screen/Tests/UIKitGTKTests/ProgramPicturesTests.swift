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
            "app.resources/notes.txt", "here/cat.png", "here/cow@3x.jpg", "here/deeper/pig.png",
        ] {
            let path = "\(root)/\(file)"
            try files.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: path))
        }
        let pictures = ProgramPictures(bundles: ["\(root)/app.resources"], folder: "\(root)/here")
        for name in ["cat", "cat.png", "Pictures/cat.png"] {
            #expect(pictures.path(of: name) == "\(root)/app.resources/Pictures/cat.png", "a bundle comes first")
        }
        #expect(pictures.path(of: "dog")?.hasSuffix("IMG_1@2x.png") == true)
        #expect(pictures.path(of: "cow") == "\(root)/here/cow@3x.jpg")
        for name in ["pig", "notes", "notes.txt", "IMG_1"] { #expect(pictures.path(of: name) == nil) }
    }
}
