/// The limits on the decoding of one file.
struct DecodingLimits: Codable, Sendable, Equatable {
    /// The memory beyond that of an idle process, in bytes.
    var memory: Int64
    /// The most processor time for one request, in seconds.
    var seconds: Int

    /// The limits for reading a file's metadata, with `memory` more bytes.
    static func describing(_ memory: Int64) -> DecodingLimits {
        DecodingLimits(memory: memory + (64 << 20), seconds: 10)
    }

    /// The limits for a decode that is expected to hold `memory` bytes. The rest is for the threads and buffers of any
    /// decode.
    static func decoding(_ memory: Int64) -> DecodingLimits {
        DecodingLimits(memory: memory + (48 << 20), seconds: 60)
    }

    /// The most bytes that a loader may need. This is enough for 80 million pixels of a progressive JPEG, 63 million of
    /// HEIC, 50 million of AVIF, and any number of a baseline JPEG.
    static let largestLoader: Int64 = 480 << 20

    /// The most pixels of a rendition. A WebP encoder holds about ten bytes per pixel.
    static let largestRendition: Int64 = 32_000_000

    /// The most bytes that all concurrent decodes may be expected to hold: the largest single decode must fit.
    static let total = largestLoader + 4 * largestRendition
}

extension PhotoFacts {
    /// Returns the most bytes that a decode into renditions holds at once. Widths are in pixels, widest first.
    func memory(rendering widths: [Int]) -> Int64 {
        // The poster is rendered after ffmpeg has ended.
        if format.isVideo { return videoMemory }
        let width = Double(min(widths.first ?? 0, self.width))
        let pixels = Int64(width * min(16383, width * Double(height) / Double(self.width)))
        // Loading needs a copy of the pixels. Encoding comes later, when the loader is gone.
        return max(loadingMemory + 4 * pixels, 10 * pixels)
    }

    /// The width of the largest possible rendition, in pixels.
    var fullWidth: Int {
        let fitting = (Double(DecodingLimits.largestRendition) * Double(width) / Double(height)).squareRoot()
        return max(1, min(width, 16383, Int(fitting)))
    }
}
