import Foundation
import Testing

@Suite struct ProgramTests {
    @Test func helpExplainsEveryOption() throws {
        let help = try run(["--help"])
        #expect(help.status == 0)
        for option in ["--port", "--host", "--open", "--synthetic", "--cache", "--cache-limit", "<folder>"] {
            #expect(help.output.contains(option))
        }
    }

    @Test(arguments: [
        (["/nowhere/at/all"], "There is no folder \"/nowhere/at/all\""),
        (["/etc/passwd"], "is not a folder"),
        (["--synthetic", "0"], "0 synthetic photos cannot be made"),
        (["--synthetic", "many"], "many"),
        (["--synthetic", "5", "/tmp"], "not both"),
        (["--port", "70000"], "The port 70000 does not exist"),
        (["--cache-limit", "nan"], "makes no sense"),
        (["--synthetic", "5", "--host", "no.such.host.invalid"], "no.such.host.invalid"),
    ])
    func mistakesAreExplained(_ arguments: [String], _ message: String) throws {
        let folder = try TestFolder()
        let result = try run(arguments + ["--cache", folder.cache])
        #expect(result.status != 0)
        #expect(result.output.contains(message), "\(result.output)")
    }

    @Test func aTakenPortIsExplained() throws {
        let folder = try TestFolder()
        let first = try Program(["--synthetic", "3", "--port", "0", "--cache", folder.cache])
        let port = try #require(first.lines(until: "http://").last?.split(separator: ":").last)
        let second = try run(["--synthetic", "3", "--port", String(port)])
        #expect(second.status != 0)
        #expect(second.output.contains("Port \(port) is taken by another program."))
        #expect(first.stop() == 0)
    }

    @Test func startingAndStopping() throws {
        let folder = try TestFolder()
        try folder.add("a/moon.jpg", .moon)
        try folder.add("broken.jpg", Data())
        let program = try Program([folder.photos, "--port", "0", "--cache", folder.cache])
        let lines = program.lines(until: "Control-C")
        #expect(lines.contains("Skipped: \"broken.jpg\" is empty."))
        #expect(lines.contains("Gallery of \"photos\": 1 photo in 1 folder, 1 skipped"))
        #expect(lines.contains { $0.hasPrefix("http://127.0.0.1:") })
        #expect(program.stop() == 0)
    }

    /// Runs the program to its end; both outputs together.
    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let program = try Program(arguments)
        let lines = program.lines(until: nil)
        return (program.wait(), lines.joined(separator: "\n"))
    }
}

/// The program, built beside the tests, as a process of its own.
private final class Program {
    private let process = Process()
    private let pipe = Pipe()

    init(_ arguments: [String]) throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(
            "gallery")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// The lines written until one contains the text, or until the end.
    func lines(until text: String?) -> [String] {
        var written = Data()
        while true {
            let lines = String(decoding: written, as: UTF8.self).split(separator: "\n").map(String.init)
            if let text, let last = lines.lastIndex(where: { $0.contains(text) }), written.last == UInt8(ascii: "\n") {
                return Array(lines[...last])
            }
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { return lines }
            written += more
        }
    }

    /// As Control-C does. Returns the exit status.
    func stop() -> Int32 {
        process.interrupt()
        return wait()
    }

    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
