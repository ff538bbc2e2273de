/// What a decoding process is asked to do with one file, and what it may take for it.
struct DecodingRequest: Codable, Sendable {
    enum Task: Codable, Sendable {
        /// Reads size, format and metadata.
        case describe
        /// Reads how and where the photo was taken.
        case detail
        /// Decodes to the last line and makes WebP of the given widths, widest first; none only checks the file.
        case render(widths: [Int])
    }

    var path: String
    var task: Task
    var limits: DecodingLimits
}

/// What a decoding process answers. The bytes of the renditions follow, in the order of the widths.
struct DecodingAnswer: Codable, Sendable {
    enum Result: Codable, Sendable {
        case described(PhotoFacts)
        case detailed(CaptureDetails)
        /// The average color as 0xRRGGBB, and the number of renditions that follow.
        case rendered(color: UInt32, count: Int)
        case undecodable
    }

    var result: Result
    /// Bytes of memory that the process still holds.
    var memoryHeld: Int64
}
