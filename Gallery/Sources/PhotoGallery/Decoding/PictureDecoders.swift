import Foundation
import NIOPosix
import Synchronization

/// The decoding processes of a gallery: started when they are needed, kept for the next picture, and replaced when they
/// end or hold too much memory.
final class PictureDecoders: Sendable {
    /// Who may decode now. Every request needs a slot.
    let slots: DecodeSlots
    /// The number of decodes at once.
    let count: Int

    private let program: String
    // Waiting for an answer blocks: on the threads of Swift's own pool it would keep requests waiting.
    private let threads: NIOThreadPool
    private let idle = Mutex<[PictureDecoder]>([])

    /// The program that runs, which stays what it is even when its file is replaced.
    static let ownProgram = "/proc/self/exe"

    /// An idle process that holds more is ended.
    private static let mostHeld: Int64 = 96 << 20

    /// - Parameter program: an executable that calls ``DecodingProcess/run()`` for its argument.
    init(program: String = ownProgram, count: Int = max(2, ProcessInfo.processInfo.activeProcessorCount)) {
        self.program = program
        self.count = count
        slots = DecodeSlots(count: count, memory: DecodingLimits.total)
        threads = NIOThreadPool(numberOfThreads: count)
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
        for decoder in idle.withLock({ $0 }) { decoder.end() }
    }

    /// Reads what a file tells about itself.
    /// - Parameter memory: the bytes that the loader reserves for pixels as soon as it has been opened.
    func describe(_ path: String, memory: Int64) async throws(PhotoProblem) -> PhotoFacts {
        let limits = DecodingLimits.describing(memory)
        await slots.acquire(.background, limits.memory)
        let reply = await ask(DecodingRequest(path: path, task: .describe, limits: limits))
        await slots.release(limits.memory)
        guard case .described(let facts) = try reply.get().answer.result else { throw .unrecognized }
        return facts
    }

    /// Reads how and where a photo was taken.
    func detail(_ path: String) async throws(PhotoProblem) -> CaptureDetails {
        let limits = DecodingLimits.describing(0)
        await slots.acquire(.urgent, limits.memory)
        let reply = await ask(DecodingRequest(path: path, task: .detail, limits: limits))
        await slots.release(limits.memory)
        guard case .detailed(let details) = try reply.get().answer.result else { return CaptureDetails() }
        return details
    }

    /// Decodes a file to its last line.
    func check(_ path: String, _ facts: PhotoFacts) async throws(PhotoProblem) {
        let memory = facts.memory(rendering: [])
        await slots.acquire(.background, memory)
        let rendered = await render(path, facts, [])
        await slots.release(memory)
        _ = try rendered.get()
    }

    /// Decodes a file and makes WebP of the given widths. The caller has a slot.
    func render(
        _ path: String, _ facts: PhotoFacts, _ widths: [Int]
    ) async -> Result<(color: UInt32, renditions: [[UInt8]]), PhotoProblem> {
        let limits = DecodingLimits.decoding(facts.memory(rendering: widths))
        let reply = await ask(DecodingRequest(path: path, task: .render(widths: widths), limits: limits))
        return reply.flatMap { reply in
            guard case .rendered(let color, _) = reply.answer.result else { return .failure(.truncated) }
            return .success((color, reply.renditions))
        }
    }

    private func ask(_ request: DecodingRequest) async -> Result<PictureDecoder.Reply, PhotoProblem> {
        do {
            return try await threads.runIfActive { [self] in askAndWait(request) }
        } catch {
            return .failure(.noDecoder)
        }
    }

    private func askAndWait(_ request: DecodingRequest) -> Result<PictureDecoder.Reply, PhotoProblem> {
        // A process that something else ended says nothing about the picture: another one gets a try.
        for _ in 0..<2 {
            guard let decoder = idle.withLock({ $0.popLast() }) ?? PictureDecoder(program: program) else { break }
            do throws(PictureDecoder.Death) {
                let reply = try decoder.ask(request)
                if reply.answer.memoryHeld > Self.mostHeld {
                    decoder.end()
                } else {
                    idle.withLock { $0.append(decoder) }
                }
                return .success(reply)
            } catch {
                switch error {
                case .crashed: return .failure(.fatal)
                case .outOfTime: return .failure(.slow)
                case .stuck: return .failure(.stuck)
                case .killed: continue
                }
            }
        }
        return .failure(.noDecoder)
    }
}
