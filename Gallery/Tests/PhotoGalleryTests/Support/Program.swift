import Foundation

@testable import PhotoGallery

/// The program as a separate process, from the build of the tests.
final class Program {
    private let process = Process()
    private let pipe = Pipe()

    static let path =
        (realPath("/proc/self/exe") ?? "").split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/gallery"

    var id: pid_t { process.processIdentifier }

    /// What was written and not yet returned.
    private var unread = Data()

    init(_ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_DATA_HOME"] = FileManager.default.temporaryDirectory.path + "/photo-gallery-tests-data"
        process.environment = environment
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Returns the lines that were written since the last call, up to the one that contains the text, or to the end.
    func lines(until text: String?) -> [String] {
        while true {
            let lines = String(decoding: unread, as: UTF8.self).split(separator: "\n").map(String.init)
            if let text, let last = lines.lastIndex(where: { $0.contains(text) }), unread.last == UInt8(ascii: "\n") {
                unread = Data(lines[(last + 1)...].map { $0 + "\n" }.joined().utf8)
                return Array(lines[...last])
            }
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { return lines }
            unread += more
        }
    }

    /// Interrupts the program like Control-C. Returns the exit status.
    func stop() -> Int32 {
        process.interrupt()
        return wait()
    }

    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
