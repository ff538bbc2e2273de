import CollectionViewSnapshot
import Foundation
import GoldenPictures
import Testing

extension CollectionViewPicture {
    /// Compares the picture with the approved one.
    func expectToBe(
        _ name: String, file: StaticString = #filePath, at location: SourceLocation = #_sourceLocation
    ) throws {
        let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Pictures")
        let golden = try GoldenPicture(at: folder.appendingPathComponent("\(name).svg"), recording: .chosen())
        if let difference = try golden.difference(from: svg) {
            Issue.record("\(difference)", sourceLocation: location)
        }
    }
}
