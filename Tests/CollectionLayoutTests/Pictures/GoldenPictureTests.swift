import Foundation
import GoldenPictures
import Testing

/// The modes of recording: which pictures are compared, and which are written.
@Suite("Golden pictures") struct GoldenPictureTests {
    @Test(arguments: GoldenPicture.Recording.allCases)
    func onlyWhatIsToBeRecordedIsWritten(recording: GoldenPicture.Recording) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (missing, other) = (
            folder.appendingPathComponent("missing.svg"), folder.appendingPathComponent("other.svg")
        )
        try "<old/>".write(to: other, atomically: true, encoding: .utf8)
        let problems = try [missing, other].map {
            try GoldenPicture(at: $0, recording: recording).difference(from: "<new/>")
        }
        func content(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
        #expect(content(missing) == (recording == .never ? nil : "<new/>"))
        #expect(content(other) == (recording == .all || recording == .failed ? "<new/>" : "<old/>"))
        #expect((problems[0] == nil) == (recording != .never))
        #expect((problems[1] == nil) == (recording == .all || recording == .failed))
        #expect(try GoldenPicture(at: other, recording: .never).difference(from: content(other) ?? "") == nil)
    }
}
