import CollectionLayout
import Foundation
import GoldenPictures
import Testing

/// The pictures of the documentation must be what the library draws.
///
/// `RECORD_PICTURES=failed swift test --filter PictureTests` writes those that have changed. Look at each before you
/// commit it.
@Suite("Pictures") struct PictureTests {
    @Test("Each is what the library draws", arguments: Picture.all)
    func isUpToDate(picture: Picture) throws {
        let file = Picture.folder.appendingPathComponent(picture.name + ".svg")
        let difference = try GoldenPicture(at: file, recording: .chosen()).difference(from: picture.draw())
        #expect(difference == nil)
    }

    @Test("None is left over")
    func noneIsLeftOver() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Picture.folder.path)
        #expect(Set(files) == Set(Picture.all.map { $0.name + ".svg" }))
    }
}
