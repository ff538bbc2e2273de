/// What one file may take of the machine while it is decoded.
struct DecodingLimits: Codable, Sendable, Equatable {
    /// Bytes, beyond what an idle process holds.
    var memory: Int64
    /// Of processor time.
    var seconds: Int

    /// For reading what a file tells about itself.
    static let describing = DecodingLimits(memory: 128 << 20, seconds: 10)

    /// For a decode that is expected to hold so many bytes; the rest is for the threads and buffers of any decode.
    static func decoding(_ memory: Int64) -> DecodingLimits {
        DecodingLimits(memory: memory + (48 << 20), seconds: 60)
    }

    /// The most bytes a loader may need: some 85 million pixels of a progressive JPEG, and any number of a plain one.
    static let largestLoader: Int64 = 512 << 20

    /// Decodes that hold more than this are made one at a time.
    static let largestConcurrentDecode: Int64 = 96 << 20

    /// The most pixels of a rendition: a WebP encoder holds some ten bytes for each.
    static let largestRendition = 32_000_000
}

extension PhotoFacts {
    /// The most bytes that a decode into renditions holds at once; widths are in pixels, widest first.
    func memory(rendering widths: [Int]) -> Int64 {
        let width = Double(min(widths.first ?? 0, self.width))
        let pixels = Int64(width * min(16383, width * Double(height) / Double(self.width)))
        // While loading, the pixels are copied; the loader is gone when they are encoded.
        return max(loadingMemory + 4 * pixels, 10 * pixels)
    }

    func decodeSize(rendering widths: [Int]) -> DecodeSize {
        memory(rendering: widths) > DecodingLimits.largestConcurrentDecode ? .large : .small
    }

    /// The width, in pixels, of the largest rendition that can be made.
    var fullWidth: Int {
        let fitting = (Double(DecodingLimits.largestRendition) * Double(width) / Double(height)).squareRoot()
        return max(1, min(width, 16383, Int(fitting)))
    }
}
