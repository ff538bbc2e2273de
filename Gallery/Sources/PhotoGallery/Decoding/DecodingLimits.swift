/// What one file may take of the machine while it is decoded.
struct DecodingLimits: Codable, Sendable, Equatable {
    /// Bytes, beyond what an idle process holds.
    var memory: Int64
    /// The most processor time for one request, in seconds.
    var seconds: Int

    /// For reading what a file tells about itself, and so many bytes more.
    static func describing(_ memory: Int64) -> DecodingLimits {
        DecodingLimits(memory: memory + (64 << 20), seconds: 10)
    }

    /// For a decode that is expected to hold so many bytes; the rest is for the threads and buffers of any decode.
    static func decoding(_ memory: Int64) -> DecodingLimits {
        DecodingLimits(memory: memory + (48 << 20), seconds: 60)
    }

    /// The most bytes a loader may need: enough for 80 million pixels of a progressive JPEG, 63 million of HEIC, 50
    /// million of AVIF, and any number of a plain JPEG.
    static let largestLoader: Int64 = 480 << 20

    /// The most pixels of a rendition: a WebP encoder holds some ten bytes for each.
    static let largestRendition: Int64 = 32_000_000

    /// The most bytes that all decodes together may be expected to hold, which is what the largest one does.
    static let total = largestLoader + 4 * largestRendition
}

extension PhotoFacts {
    /// The most bytes that a decode into renditions holds at once; widths are in pixels, widest first.
    func memory(rendering widths: [Int]) -> Int64 {
        let width = Double(min(widths.first ?? 0, self.width))
        let pixels = Int64(width * min(16383, width * Double(height) / Double(self.width)))
        // While loading, the pixels are copied; the loader is gone when they are encoded.
        return max(loadingMemory + 4 * pixels, 10 * pixels)
    }

    /// The width, in pixels, of the largest rendition that can be made.
    var fullWidth: Int {
        let fitting = (Double(DecodingLimits.largestRendition) * Double(width) / Double(height)).squareRoot()
        return max(1, min(width, 16383, Int(fitting)))
    }
}
