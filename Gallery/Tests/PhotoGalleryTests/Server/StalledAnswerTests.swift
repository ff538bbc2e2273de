import NIOCore
import NIOEmbedded
import Testing

@testable import PhotoGallery

@Suite struct StalledAnswerTests {
    private func channel() throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(handler: StalledAnswerHandler(timeout: .seconds(60)))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    @Test func anAnswerThatNobodyTakesIsGivenUp() throws {
        let channel = try channel()
        channel.write(ByteBuffer(string: "a"), promise: nil)  // Stays pending without a flush.
        channel.embeddedEventLoop.advanceTime(by: .seconds(59))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func aSlowReaderIsServedToTheEnd() throws {
        let channel = try channel()
        for _ in 0..<5 {
            channel.write(ByteBuffer(string: "a"), promise: nil)
            channel.embeddedEventLoop.advanceTime(by: .seconds(40))
            channel.flush()
        }
        channel.embeddedEventLoop.advanceTime(by: .seconds(600))
        #expect(channel.isActive, "with nothing left to take, there is nothing to wait for")
    }
}
