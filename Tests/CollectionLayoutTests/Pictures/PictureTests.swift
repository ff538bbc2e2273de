import CollectionLayout
import Foundation
import Testing

/// The pictures of the documentation are drawn from the library, and stay as they are.
///
/// `UPDATE_PICTURES=1 swift test --filter PictureTests` draws them anew; look at them before they are committed.
@Suite("Pictures") struct PictureTests {
    @Test("Each is what the library draws", arguments: Picture.all)
    func isUpToDate(picture: Picture) throws {
        let file = Picture.folder.appendingPathComponent(picture.name + ".svg")
        let svg = try picture.draw()
        if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
            try svg.write(to: file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: file, encoding: .utf8)
        #expect(svg == stored, "\(picture.name).svg is not what is drawn now")
    }

    @Test("None is left over")
    func noneIsLeftOver() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Picture.folder.path)
        #expect(Set(files) == Set(Picture.all.map { $0.name + ".svg" }))
    }
}
