import Foundation

/// An approved picture in the repository, which drawings must match.
public struct GoldenPicture {
    /// The pictures that a test run writes, chosen by `RECORD_PICTURES` in the environment. Look at each before you
    /// commit it.
    public enum Recording: String, CaseIterable, Sendable {
        case all, missing, failed, never

        /// Reads the choice from the environment; without one, it is `never`.
        ///
        /// - Throws: ``Mistake`` for an unknown value.
        public static func chosen() throws -> Recording {
            guard let value = ProcessInfo.processInfo.environment["RECORD_PICTURES"] else { return .never }
            guard let recording = Recording(rawValue: value) else { throw Mistake(value: value) }
            return recording
        }
    }

    /// An invalid value in the environment.
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

    /// Compares a drawing with the picture, and writes the picture if it is to be recorded.
    ///
    /// - Returns: the difference in words; nil if there is none, or if the picture has been recorded.
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
