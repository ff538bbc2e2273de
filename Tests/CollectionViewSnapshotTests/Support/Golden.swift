import CollectionViewSnapshot
import Foundation
import Testing

extension CollectionViewPicture {
    /// Compares it with the one that somebody has looked at. With `RECORD_PICTURES` in the environment it takes its place: look
    /// at it then.
    func expectToBe(
        _ name: String, file: StaticString = #filePath, at location: SourceLocation = #_sourceLocation
    ) throws {
        let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Pictures")
        let url = folder.appendingPathComponent("\(name).svg")
        if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
            try svg.write(to: url, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: url, encoding: .utf8)
        guard svg != golden else { return }
        let lines = zip(svg.split(separator: "\n"), golden.split(separator: "\n"))
        let first = lines.first { $0 != $1 }
        Issue.record(
            "\(name).svg is another picture: \(first.map { "\($0) instead of \($1)" } ?? "it has more or fewer lines")",
            sourceLocation: location)
    }
}
