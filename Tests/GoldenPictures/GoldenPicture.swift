import Foundation

/// A picture in the repository that somebody has looked at, and that is still to be drawn as it is.
public struct GoldenPicture {
    /// Which pictures a run of the tests writes anew, by `RECORD_PICTURES` in the environment. Look at each before you commit it.
    public enum Recording: String, CaseIterable, Sendable {
        case all, missing, failed, never

        /// - Throws: ``Mistake`` for a value that is none of these.
        public static func chosen() throws -> Recording {
            guard let value = ProcessInfo.processInfo.environment["RECORD_PICTURES"] else { return .never }
            guard let recording = Recording(rawValue: value) else { throw Mistake(value: value) }
            return recording
        }
    }

    /// What is wrong with the environment.
    public struct Mistake: Error, CustomStringConvertible {
        let value: String

        public var description: String {
            let values = Recording.allCases.map(\.rawValue).joined(separator: ", ")
            return "RECORD_PICTURES is \"\(value)\": set it to one of \(values)"
        }
    }

    private let file: URL
    private let recording: Recording

    public init(at file: URL, recording: Recording) { (self.file, self.recording) = (file, recording) }

    /// Compares a drawing with the picture, and writes it if it is to be recorded.
    ///
    /// - Returns: how the drawing differs; nil if it does not, or has been recorded.
    public func difference(from drawing: String) throws -> String? {
        let stored = try? String(contentsOf: file, encoding: .utf8)
        let isRecorded =
            switch recording {
            case .all: true
            case .missing: stored == nil
            case .failed: stored != drawing
            case .never: false
            }
        if isRecorded, stored != drawing { try drawing.write(to: file, atomically: true, encoding: .utf8) }
        if isRecorded || stored == drawing { return nil }
        guard let stored else { return "\(file.lastPathComponent) is missing: RECORD_PICTURES=missing writes it" }
        let lines = zip(drawing.split(separator: "\n"), stored.split(separator: "\n"))
        let first = lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } ?? "it has more or fewer lines"
        return "\(file.lastPathComponent) is another picture: \(first)"
    }
}
