import Foundation

/// Writes videos for an export: the same pictures and sound, without metadata such as the location.
struct ExportedVideos {
    let decoders: PictureDecoders
    let folder: ExportFolder

    /// Writes a video if it is missing.
    /// - Returns: the reason why it cannot be exported, as the predicate of a sentence; `nil` if it can.
    func write(_ video: CurrentPhoto) async throws(ExportError) -> String? {
        guard let name = ExportedPhoto.videoPath(of: video.entry), let format = video.facts.format.exportedFormat else {
            return "is a video in a format that browsers do not play"
        }
        guard !folder.keeps(name) else { return nil }
        guard let tools = decoders.videoTools else {
            return "is a video whose location only ffmpeg can remove, and ffmpeg is not installed"
        }
        let part = try folder.begin(name)
        let memory: Int64 = 128 << 20
        await decoders.slots.acquire(.background, memory)
        let run = LimitedProgram(
            program: tools.ffmpeg,
            arguments: ["-v", "error", "-nostdin", "-y"] + PictureDecoders.opening(video.facts.format)
                // Other streams contain the location, too: cameras write it second by second.
                + ["-map", "0:V:0", "-map", "0:a:0?", "-c", "copy", "-map_metadata", "-1", "-map_chapters", "-1"]
                + ["-fflags", "+bitexact", "-movflags", "+faststart", "-f", format.muxer]
                + [LimitedProgram.path(of: LimitedProgram.output)],
            limits: .video(memory, seconds: 300), outputLimit: 1024,
            fileLimit: video.file.size + video.file.size / 8 + (16 << 20))
        let result = await decoders.runVideoTool(run, reading: video.file, writing: part.descriptor)
        await decoders.slots.release(memory)
        switch result {
        case .success:
            try folder.end(part)
            return nil
        case .failure(let problem):
            folder.discard(part)
            var disk = statvfs()
            if statvfs(folder.path, &disk) == 0, Int64(disk.f_bavail) * Int64(disk.f_frsize) < video.file.size {
                throw .diskFull(folder.path)
            }
            return problem == .unrecognizedVideo ? "is a video in a variant that browsers do not play" : problem.reason
        }
    }
}

extension PhotoFormat {
    /// The format of a video in an export; `nil` if browsers could not play it without encoding it again.
    var exportedFormat: ExportedVideoFormat? {
        switch self {
        case .mp4, .quickTime, .mpegTransport: .mp4
        case .webm, .matroska: .webm
        case .ogg: .ogg
        default: nil
        }
    }
}

/// The formats of videos in an export. The raw value is the file name's extension.
enum ExportedVideoFormat: String {
    case mp4, webm
    case ogg = "ogv"

    /// ffmpeg's name of the format.
    var muxer: String { self == .ogg ? "ogg" : rawValue }

    var mediaType: String {
        switch self {
        case .mp4: "video/mp4"
        case .webm: "video/webm"
        case .ogg: "video/ogg"
        }
    }
}
