import Foundation
import NIOPosix
import Synchronization

/// The decoding processes of a gallery. They are started on demand, kept for the next picture, and ended when they hold
/// too much memory, when more of them wait than can work, or when no picture has come for some time.
final class PictureDecoders: Sendable {
    /// The slots for decodes. Every request needs one.
    let slots: DecodeSlots
    /// The number of concurrent decodes.
    let count: Int

    /// The programs that read videos; `nil` if they are not installed.
    let videoTools: VideoTools?

    private let program: String
    // Waiting for an answer blocks a thread. On Swift's own pool, that would delay requests.
    private let threads: NIOThreadPool
    private let idle = Mutex(Idle())

    /// The processes that wait for a picture, the latest last.
    private struct Idle {
        var decoders: [(decoder: PictureDecoder, since: ContinuousClock.Instant)] = []
        var isWatched = false
    }

    /// The path of the running program. It stays valid even when the program's file is replaced.
    static let ownProgram = "/proc/self/exe"

    /// The time after which an idle process is ended. Starting one takes a twentieth of a second.
    private let maximumIdleTime: Duration

    /// The memory above which an idle process is ended, in bytes.
    private static let maximumHeldBytes: Int64 = 96 << 20

    /// - Parameter program: an executable that calls ``DecodingProcess/run()`` and ``LimitedProcess/run()`` for their
    ///   arguments.
    init(
        program: String = ownProgram, count: Int = max(2, ProcessInfo.processInfo.activeProcessorCount),
        videoTools: VideoTools? = VideoTools(), maximumIdleTime: Duration = .seconds(5)
    ) {
        self.program = program
        self.maximumIdleTime = maximumIdleTime
        self.videoTools = videoTools
        self.count = count
        slots = DecodeSlots(count: count, memory: DecodingLimits.total)
        threads = NIOThreadPool(numberOfThreads: count)
        threads.start()
    }

    deinit {
        threads.shutdownGracefully { _ in }
        for (decoder, _) in idle.withLock({ $0.decoders }) { decoder.end() }
    }

    /// The number of processes that wait for a picture.
    var idleCount: Int { idle.withLock { $0.decoders.count } }

    /// Reads a file's size, format and metadata.
    /// - Parameters:
    ///   - format: the format as far as the first bytes tell.
    ///   - memory: the bytes that the loader reserves for pixels when it opens the file.
    func describe(_ path: String, _ format: PhotoFormat, memory: Int64) async throws(PhotoProblem) -> PhotoFacts {
        let limits = DecodingLimits.describing(memory)
        let request = DecodingRequest(path: path, isRaw: format == .raw, task: .describe, limits: limits)
        return try await run(.background, limits.memory) { [self] isAlone in
            await ask(request, isAlone: isAlone).flatMap { reply in
                if case .described(let facts) = reply.answer.result { return .success(facts) }
                return .failure(format == .raw ? .noPreview : .unrecognized)
            }
        }.get()
    }

    /// Reads the circumstances of a photo.
    func detail(_ path: String) async throws(PhotoProblem) -> CaptureDetails {
        let limits = DecodingLimits.describing(0)
        await slots.acquire(.urgent, limits.memory)
        let reply = await ask(DecodingRequest(path: path, isRaw: false, task: .detail, limits: limits))
        await slots.release(limits.memory)
        guard case .detailed(let details) = try reply.get().answer.result else { return CaptureDetails() }
        return details
    }

    /// Checks that a file decodes to its last line.
    func check(_ path: String, _ facts: PhotoFacts) async throws(PhotoProblem) {
        let rendered = await run(.background, facts.memory(rendering: [])) { [self] isAlone in
            await render(path, facts, [], isAlone: isAlone)
        }
        _ = try rendered.get()
    }

    /// Runs a decode in a slot. If it fails, perhaps because memory ran out, it runs once more alone, with all memory that
    /// decodes may use.
    /// - Parameters:
    ///   - priority: `nil` if the caller already holds a slot, which it passes on.
    ///   - memory: the memory of the slot, in bytes.
    ///   - decode: receives whether it runs alone.
    func run<Value: Sendable>(
        _ priority: DecodeSlots.Priority?, _ memory: Int64,
        _ decode: @Sendable (Bool) async -> Result<Value, PhotoProblem>
    ) async -> Result<Value, PhotoProblem> {
        if let priority { await slots.acquire(priority, memory) }
        let first = await decode(false)
        await slots.release(memory)
        guard case .failure(let problem) = first, PhotoProblem.possibleLacksOfMemory.contains(problem) else {
            return first
        }
        // A background decode would wait until no other one is left.
        await slots.acquire(.urgent, DecodingLimits.total)
        let second = await decode(true)
        await slots.release(DecodingLimits.total)
        return second
    }

    /// Decodes a file and encodes it in the given widths, as a ``ThumbnailFormat``. The caller must hold a slot.
    /// - Parameter isAlone: whether the slot has the memory of all decodes.
    func render(
        _ path: String, _ facts: PhotoFacts, _ widths: [Int], isAlone: Bool
    ) async -> Result<(color: UInt32, renditions: [[UInt8]]), PhotoProblem> {
        let limits = DecodingLimits.decoding(
            facts.memory(rendering: widths), encoding: facts.pixels(rendering: widths))
        let reply = await ask(
            DecodingRequest(
                path: path, isRaw: facts.format == .raw,
                task: .render(widths: widths, format: ThumbnailFormat(of: facts.format)), limits: limits),
            isAlone: isAlone)
        return reply.flatMap { reply in
            guard case .rendered(let color, _) = reply.answer.result else { return .failure(.truncated) }
            return .success((color, reply.renditions))
        }
    }

    /// - Parameter isAlone: whether the request may use the memory of all decodes. It needs a process without a past, and
    ///   is only made if the system has the memory of its limits: otherwise, its failure would say nothing about the file.
    func ask(
        _ request: DecodingRequest, isAlone: Bool = false
    ) async -> Result<PictureDecoder.Reply, PhotoProblem> {
        await block { [self] _ in
            guard isAlone else { return askAndWait(request, takeIdle()) }
            var reservation = request
            reservation.task = .reserve
            guard let decoder = PictureDecoder(program: program) else { return .failure(.noDecoder) }
            guard let reply = try? decoder.ask(reservation) else { return .failure(.outOfMemory) }
            guard case .reserved = reply.answer.result else {
                decoder.end()
                return .failure(.outOfMemory)
            }
            var request = request
            request.limits = request.limits.alone
            return askAndWait(request, decoder)
        }
    }

    /// Runs a function that waits for another process, on a thread that may block.
    /// - Parameter wait: receives the path of the program.
    func block<Value: Sendable>(
        _ wait: @escaping @Sendable (String) -> Result<Value, PhotoProblem>
    ) async -> Result<Value, PhotoProblem> {
        do {
            return try await threads.runIfActive { [program] in wait(program) }
        } catch {
            return .failure(.noDecoder)
        }
    }

    /// - Parameter waiting: the process to ask first.
    private func askAndWait(
        _ request: DecodingRequest, _ waiting: PictureDecoder?
    ) -> Result<PictureDecoder.Reply, PhotoProblem> {
        var problem = PhotoProblem.noDecoder
        // A process that was ended from outside says nothing about the picture, so a new one tries again. Another idle one
        // may have been ended together with it.
        for waiting in [waiting, nil] {
            guard let decoder = waiting ?? PictureDecoder(program: program) else { break }
            do throws(PictureDecoder.Death) {
                let reply = try decoder.ask(request)
                if reply.answer.memoryHeld > Self.maximumHeldBytes {
                    decoder.end()
                } else {
                    keep(decoder)
                }
                return .success(reply)
            } catch {
                switch error {
                case .crashed: return .failure(.fatal)
                case .outOfTime: return .failure(.slow)
                case .stuck: return .failure(.stuck)
                case .killed: problem = .outOfMemory
                case .ended: problem = .noDecoder
                }
            }
        }
        return .failure(problem)
    }

    /// Returns the process that began to wait last, and forgets those that have been ended meanwhile.
    private func takeIdle() -> PictureDecoder? {
        while let decoder = idle.withLock({ $0.decoders.popLast()?.decoder }) {
            if decoder.isWaiting { return decoder }
            decoder.end()
        }
        return nil
    }

    private func keep(_ decoder: PictureDecoder) {
        let (excess, isWatched) = idle.withLock { idle in
            // A decode that runs alone starts a process although others wait, so more of them may end up waiting than can
            // work at once.
            let excess = idle.decoders.count < count ? nil : idle.decoders.removeFirst().decoder
            idle.decoders.append((decoder, .now))
            defer { idle.isWatched = true }
            return (excess, idle.isWatched)
        }
        excess?.end()
        guard !isWatched else { return }
        Task { [weak self, maximumIdleTime] in
            repeat { try? await Task.sleep(for: maximumIdleTime) } while self?.endIdle() == true
        }
    }

    /// Ends the processes that have waited too long, and returns whether others still wait.
    private func endIdle() -> Bool {
        let ended = idle.withLock { idle in
            let index = idle.decoders.firstIndex { $0.since.duration(to: .now) < maximumIdleTime }
            let ended = idle.decoders.prefix(index ?? idle.decoders.count)
            idle.decoders.removeFirst(ended.count)
            idle.isWatched = !idle.decoders.isEmpty
            return (decoders: ended.map(\.decoder), isWatched: idle.isWatched)
        }
        for decoder in ended.decoders { decoder.end() }
        return ended.isWatched
    }
}
