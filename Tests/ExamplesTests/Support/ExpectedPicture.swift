import CollectionViewSnapshot
import Foundation
import GoldenPictures
import Testing

extension CollectionViewPicture {
    /// Compares the picture with the approved one.
    func expectToBe(_ name: String, at location: SourceLocation = #_sourceLocation) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Examples/Pictures/\(name).svg")
        if let difference = try GoldenPicture(at: file, recording: .chosen()).difference(from: svg) {
            Issue.record("\(difference)", sourceLocation: location)
        }
    }
}
