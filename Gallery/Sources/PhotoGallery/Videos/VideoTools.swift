import Foundation

/// The programs that read videos. They are not part of the gallery, which also runs without them.
public struct VideoTools: Sendable {
    /// The absolute path of ffmpeg, which decodes.
    let ffmpeg: String
    /// The absolute path of ffprobe, which reads sizes, durations and dates.
    let ffprobe: String

    /// Finds both programs in the folders of `$PATH`; `nil` if one is missing.
    public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        func find(_ name: String) -> String? {
            folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
        }
        guard let ffmpeg = find("ffmpeg"), let ffprobe = find("ffprobe") else { return nil }
        self.ffmpeg = ffmpeg
        self.ffprobe = ffprobe
    }
}
