/// A request to a decoding process about one file, with its limits.
struct DecodingRequest: Codable, Sendable {
    enum Task: Codable, Sendable {
        /// Reads size, format and metadata.
        case describe
        /// Reads the circumstances of the photo.
        case detail
        /// Decodes to the last line and encodes the picture in the given widths, widest first. Without widths, it only
        /// checks the file.
        case render(widths: [Int], format: ThumbnailFormat)
        /// Decodes the picture once, and writes its tiles into a folder.
        case cutTiles(folder: String)
        /// Finds out whether the system has the memory of the limits.
        case reserve
    }

    var path: String
    /// Whether the picture is the preview in a raw file.
    var isRaw: Bool
    var task: Task
    var limits: DecodingLimits
}

/// The answer of a decoding process. The bytes of the renditions follow it, in the order of the widths.
struct DecodingAnswer: Codable, Sendable {
    enum Result: Codable, Sendable {
        case described(PhotoFacts)
        case detailed(CaptureDetails)
        /// The average color as 0xRRGGBB, and the number of renditions that follow.
        case rendered(color: UInt32, count: Int)
        /// The tiles are written.
        case cut
        case reserved
        case undecodable
    }

    var result: Result
    /// The memory that the process still holds, in bytes.
    var memoryHeld: Int64
}
