import Foundation

extension PictureDecoders {
    /// Reads a video's size, duration and metadata. Without ffprobe, they stay unknown.
    func describeVideo(_ file: RegularFile, _ format: PhotoFormat) async throws(PhotoProblem) -> PhotoFacts {
        guard let tools = videoTools else { return .unknownVideo(format) }
        await slots.acquire(.background, DecodingLimits.probing)
        let probed = await probe(file, format, tools)
        await slots.release(DecodingLimits.probing)
        let probe = try probed.get()
        guard let size = probe.size else { throw .noPicture }
        return PhotoFacts(
            width: size.width, height: size.height, format: format, loadingMemory: 0, metadata: probe.metadata,
            duration: probe.duration, contentIdentifier: probe.contentIdentifier)
    }

    /// Reads the circumstances of a video.
    func detailVideo(_ file: RegularFile, _ format: PhotoFormat) async throws(PhotoProblem) -> CaptureDetails {
        guard let tools = videoTools else { return CaptureDetails() }
        await slots.acquire(.urgent, DecodingLimits.probing)
        let probed = await probe(file, format, tools)
        await slots.release(DecodingLimits.probing)
        return try probed.get().details
    }

    private func probe(
        _ file: RegularFile, _ format: PhotoFormat, _ tools: VideoTools
    ) async -> Result<VideoProbe, PhotoProblem> {
        let run = LimitedProgram(
            program: tools.ffprobe,
            arguments: ["-v", "error", "-print_format", "json", "-show_entries", VideoProbe.entries]
                + Self.opening(format),
            limits: .video(DecodingLimits.probing, seconds: 10), outputLimit: 256 << 10)
        return await runVideoTool(run, reading: file).flatMap { output in
            let probe = try? JSONDecoder().decode(VideoProbe.self, from: Data(output))
            return probe.map { .success($0) } ?? .failure(.unrecognizedVideo)
        }
    }

    /// Decodes a video's poster, and encodes it as WebP in the given widths. The caller must hold a slot.
    /// - Parameters:
    ///   - scratch: the path of a file that may be written, and is deleted again.
    ///   - isAlone: whether the slot has the memory of all decodes.
    func renderPoster(
        _ file: RegularFile, _ facts: PhotoFacts, _ widths: [Int], scratch: String, isAlone: Bool
    ) async -> Result<(color: UInt32, renditions: [[UInt8]]), PhotoProblem> {
        guard let tools = videoTools else { return .failure(.noVideoTools) }
        let (width, height) = facts.posterSize(width: widths.first ?? 64)
        // The first picture is often black. The filter chooses a typical one among some.
        let filters = "thumbnail=12,scale=\(width):\(height):flags=area,setsar=1"
        var poster: [UInt8] = []
        for start in [min(1, (facts.duration ?? 0) / 3), 0] where poster.isEmpty {
            let run = LimitedProgram(
                program: tools.ffmpeg,
                arguments: ["-v", "error", "-nostdin", "-threads", "1", "-ss", String(format: "%.3f", start)]
                    + Self.opening(facts.format)
                    + ["-map", "0:V:0", "-frames:v", "1", "-vf", filters, "-threads", "1"]
                    + ["-f", "image2pipe", "-c:v", "png", "-pix_fmt", "rgb24", "pipe:1"],
                limits: .video(facts.memory(rendering: widths), seconds: 60),
                outputLimit: 4 * width * height + (1 << 20))
            switch await runVideoTool(run, reading: file) {
            case .success(let output): poster = output
            case .failure(let problem) where problem != .unrecognizedVideo: return .failure(problem)
            case .failure: break
            }
        }
        guard !poster.isEmpty, WholeFile.write(poster, to: scratch) else { return .failure(.noPoster) }
        defer { unlink(scratch) }
        let picture = PhotoFacts(
            width: width, height: height, format: .png, loadingMemory: Int64(4 * width * height),
            metadata: facts.metadata)
        return await render(scratch, picture, widths, isAlone: isAlone)
    }

    /// The arguments by which a program opens the file that it is given.
    static func opening(_ format: PhotoFormat) -> [String] {
        [
            "-protocol_whitelist", "file", "-f", format.demuxer ?? "", "-i",
            LimitedProgram.path(of: LimitedProgram.input),
        ]
    }

    /// Runs one of the programs on a thread that may block.
    func runVideoTool(
        _ run: LimitedProgram, reading file: RegularFile, writing output: Int32? = nil
    ) async -> Result<[UInt8], PhotoProblem> {
        await block { own in
            do throws(LimitedProgram.Failure) {
                return .success(try run.run(reading: file, writing: output, as: own))
            } catch {
                switch error {
                case .notStarted: return .failure(.noVideoTools)
                case .failed: return .failure(.unrecognizedVideo)
                case .outOfTime: return .failure(.slow)
                case .stuck: return .failure(.stuck)
                }
            }
        }
    }
}

extension DecodingLimits {
    /// The most bytes that ffprobe is expected to hold.
    static let probing: Int64 = 96 << 20

    /// The limits for a program that is expected to hold `memory` bytes. ffmpeg's libraries reserve 200 MB that they
    /// never use, and it does not notice when it gets less: it loops.
    static func video(_ memory: Int64, seconds: Int) -> DecodingLimits {
        DecodingLimits(memory: memory + (384 << 20), seconds: seconds)
    }
}

extension PhotoFacts {
    /// The facts about a video that nothing could read: the most common shape, and no duration.
    static func unknownVideo(_ format: PhotoFormat) -> PhotoFacts {
        PhotoFacts(
            width: 1920, height: 1080, format: format, loadingMemory: 0,
            metadata: PhotoMetadata())
    }

    /// Whether this is a video that has not been read, because ffprobe was missing.
    var isUnreadVideo: Bool { format.isVideo && duration == nil }

    /// The most bytes that ffmpeg is expected to hold for one picture: decoders keep up to 16 others beside it.
    var videoMemory: Int64 { min(DecodingLimits.largestLoader, 64 << 20 + 32 * Int64(width * height)) }

    /// The size of a poster in pixels: at most this wide, and of the video's proportions.
    func posterSize(width limit: Int) -> (width: Int, height: Int) {
        let scale = min(1, Double(limit) / Double(width), 4096 / Double(height))
        return (max(1, Int(Double(width) * scale)), max(1, Int((Double(height) * scale).rounded())))
    }
}

extension PhotoProblem {
    static let unrecognizedVideo = PhotoProblem(reason: "is damaged, or not a video in a known format")
    static let noPicture = PhotoProblem(reason: "has sound, but no pictures")
    static let noPoster = PhotoProblem(reason: "has no picture that ffmpeg can decode", isPassing: true)
    static let noVideoTools = PhotoProblem(
        reason: "has no poster, because ffmpeg and ffprobe are not installed or do not start", isPassing: true)
}
