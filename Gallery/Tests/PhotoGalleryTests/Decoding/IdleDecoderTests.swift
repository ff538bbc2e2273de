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
}
