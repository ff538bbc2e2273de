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
        (["--cache-limit", "nan"], "is not possible"),
        (["--synthetic", "5", "--host", "no.such.host.invalid"], "There is no host \"no.such.host.invalid\"."),
        (["--synthetic", "5", "--host", "192.0.2.1"], "Cannot listen at 192.0.2.1"),
        (["--host", "0.0.0.0"], "Other machines would see the photos."),
        (["--host", "0.0.0.0", "--password", "short"], "fewer than 8 characters"),
        (["--password-file", "/nowhere/at/all"], "The password file \"/nowhere/at/all\" cannot be read"),
        (["--password-file", "/dev/null"], "fewer than 8 characters"),
        (["--password", "long enough", "--password-file", "/dev/null"], "not both"),
        (["export"], "Missing expected argument"), (["export", "/nowhere/at/all", "/tmp/x"], "There is no folder"),
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
        #expect(second.output.contains("Port \(port) is used by another program."))
        // The port is checked before a folder is read, which may take long.
        try folder.add("moon.jpg", .moon)
        let third = try run([folder.photos, "--port", String(port), "--cache", folder.cache])
        #expect(third.output.contains("is used by"))
        #expect(!third.output.contains("Reading photos"))
        #expect(first.stop() == 0)
    }

    @Test(.timeLimit(.minutes(10))) func startingAndStopping() throws {
        let folder = try TestFolder()
        try folder.add("a/moon.jpg", .moon)
        try folder.add("broken.jpg", Data())
        // On a busy machine, files that are read for the first time are listed only after the start.
        let first = try Program([folder.photos, "--port", "0", "--cache", folder.cache])
        let skipped = "Skipped: \"broken.jpg\" is empty."
        let start = first.lines(until: "Control-C")
        #expect(start.contains(skipped) || first.lines(until: "broken.jpg").last == skipped)
        #expect(first.stop() == 0)
        let program = try Program([folder.photos, "--port", "0", "--cache", folder.cache])
        let lines = program.lines(until: "Control-C")
        #expect(lines.contains(skipped))
        #expect(lines.contains("Gallery of \"photos\": 1 photo in 1 folder, 1 skipped"))
        #expect(lines.contains { $0.hasPrefix("http://127.0.0.1:") })
        #expect(program.stop() == 0)
    }

    @Test func otherFilesAreCountedAndNamed() throws {
        let folder = try TestFolder()
        for name in ["a.psd", "b.PSB", "c.jp2", "notes.txt"] { try folder.add(name, Data(count: 9)) }
        let program = try Program([folder.photos, "--port", "0", "--cache", folder.cache])
        let lines = program.lines(until: "Control-C")
        #expect(lines.contains("Not shown: 1 JPEG 2000 picture, 2 Photoshop documents. The page lists them."))
        #expect(lines.contains("Gallery of \"photos\": no photos, 3 skipped"))
        #expect(program.stop() == 0)
    }

    @Test func aLinkStaysUntilAnotherIsMade() throws {
        let folder = try TestFolder()
        try folder.add("moon.jpg", .moon)
        func link(_ flag: String) throws -> String {
            let program = try Program([folder.photos, flag, "--port", "0", "--cache", folder.cache])
            let line = program.lines(until: "The link: ").last ?? ""
            #expect(program.stop() == 0)
            return String(line.suffix(64))
        }
        let first = try link("--link")
        #expect(first.count == 64 && first.allSatisfy(\.isHexDigit))
        #expect(try link("--link") == first)
        let second = try link("--new-link")
        #expect(second != first)
        #expect(try link("--link") == second)
    }

    @Test func aFolderIsExported() throws {
        let folder = try TestFolder()
        try folder.add("a/moon.jpg", .moon)
        let site = folder.base + "/site"
        let first = try run(["export", folder.photos, site, "--cache", folder.cache])
        #expect(first.status == 0)
        #expect(
            first.output.contains("Exporting photos: 0 of 1 …")
                && first.output.contains("Exported 1 photo to \"\(site)\""))
        let second = try run([
            "--project", String(Sample.project), "export", folder.photos, site, "--cache", folder.cache,
        ])
        #expect(second.output.contains(": 0 files written, 0 deleted."), "\(second.output)")
        for index in 0..<25 { try folder.add("broken \(index).jpg", Data("no".utf8)) }
        try folder.add("drawing.psd", Data("8BPS".utf8))
        try folder.add("a\n\u{1B}[31m.jpg", Data("no".utf8))
        let third = try run(["export", folder.photos, site, "--cache", folder.cache])
        let skipped = third.output.split(separator: "\n").filter { $0.hasPrefix("Not exported: ") }
        #expect(skipped.count == 27)
        #expect(skipped.first?.hasPrefix("Not exported: \"a\u{FFFD}\u{FFFD}[31m.jpg\" is damaged") == true)
        #expect(skipped[1] == "Not exported: \"broken 0.jpg\" is damaged, or not a picture in a known format.")
        #expect(skipped.last?.hasPrefix("Not exported: \"drawing.psd\" is of a kind that") == true)
        #expect(third.output.contains(" Not exported: 27 files, listed above."))
        let refused = try run(["export", folder.photos, folder.base, "--cache", folder.cache])
        #expect(refused.status != 0 && refused.output.contains("The photo folder is inside"))
        #expect(!refused.output.contains("Reading photos"))
    }

    @Test(.timeLimit(.minutes(2)), arguments: [SIGINT, SIGTERM])
    func aClientThatTakesNoAnswerDoesNotKeepItRunning(_ signal: Int32) throws {
        let folder = try TestFolder()
        try folder.add("a.jpg", try Sample.moon.data + Data(count: 40_000_000))
        let program = try Program([folder.photos, "--port", "0", "--cache", folder.cache])
        let port = try #require(program.lines(until: "http://").last?.split(separator: ":").last)
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(client) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = try #require(UInt16(port)).bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(connected == 0)
        let request = Array("GET /photos/1 HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        try #require(write(client, request, request.count) == request.count)
        // Waits for the start of the answer.
        var byte: UInt8 = 0
        try #require(read(client, &byte, 1) == 1)
        kill(program.id, signal)
        #expect(program.wait() == 0)
    }

    /// Runs the program to its end. Returns both outputs together.
    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let program = try Program(arguments)
        let lines = program.lines(until: nil)
        return (program.wait(), lines.joined(separator: "\n"))
    }
}
