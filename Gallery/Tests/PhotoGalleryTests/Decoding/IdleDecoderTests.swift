import Foundation
import Testing

@testable import PhotoGallery

/// The processes that decode pictures, when there is nothing to decode.
@Suite(.timeLimit(.minutes(1))) struct IdleDecoderTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func processesThatWaitTooLongEndAndOthersFollow() async throws {
        try folder.add("a.jpg", .moon)
        let decoders = PictureDecoders(
            program: Program.path, count: 2, videoTools: nil, maximumIdleTime: .milliseconds(50))
        for _ in 0..<3 {
            let facts = try await decoders.describe(folder.photos + "/a.jpg", .jpeg, memory: 0)
            #expect(facts.width == 512)
            while decoders.idleCount > 0 { try await Task.sleep(for: .milliseconds(10)) }
        }
    }

    @Test(arguments: [SIGKILL, SIGSEGV])
    func whenAllThatWaitAreEndedFromOutsideANewOneAnswers(signal: Int32) async throws {
        try folder.add("a.jpg", .moon)
        // Under this name, the processes can be told from those of other tests.
        let program = folder.base + "/decoder"
        try FileManager.default.createSymbolicLink(atPath: program, withDestinationPath: Program.path)
        let decoders = PictureDecoders(program: program, count: 2, videoTools: nil, maximumIdleTime: .seconds(600))
        func width() async throws -> Int {
            try await decoders.describe(folder.photos + "/a.jpg", .jpeg, memory: 0).width
        }
        while decoders.idleCount < 2 {
            async let first = width()
            async let second = width()
            _ = try await (first, second)
        }
        for process in MemoryWatch.children(of: getpid()) where MemoryWatch.arguments(of: process).first == program {
            kill(process, signal)
            // Waits for its end, and leaves its status to the gallery.
            var information = siginfo_t()
            #expect(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
        }
        #expect(try await width() == 512)
    }

    @Test func noMoreProcessesWaitThanCanWork() async throws {
        // Each is decoded once more, alone, by a new process.
        try folder.add("cut.jpg", Sample.moon.data.prefix(3000))
        let decoders = PictureDecoders(program: Program.path, count: 2, videoTools: nil, maximumIdleTime: .seconds(600))
        for _ in 0..<5 {
            let facts = try await decoders.describe(folder.photos + "/cut.jpg", .jpeg, memory: 0)
            await #expect(throws: PhotoProblem.truncated) {
                try await decoders.check(folder.photos + "/cut.jpg", facts)
            }
            #expect(decoders.idleCount <= 2)
        }
    }
}
