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

    /// The limits for a decode that is expected to hold `memory` bytes, and to encode `pixels`.
    static func decoding(_ memory: Int64, encoding pixels: Int64) -> DecodingLimits {
        // The first decode of a process starts the threads of libvips. The smallest WebP takes 35 MB, and one of 600 × 400
        // pixels 50 MB, of which 32 MB are the threads' stacks.
        let threads: Int64 = 64 << 20
        // Encoding transparent pixels as WebP takes up to 42 bytes for each, and not the 10 of opaque ones. The limit allows
        // it up to the memory of all decodes, because only the header of a file tells whether it is transparent.
        let transparent = max(memory, min(memory + 32 * pixels, total))
        return DecodingLimits(memory: transparent + threads, seconds: 60)
    }

    /// The limits for a second decode, which runs alone.
    var alone: DecodingLimits {
        DecodingLimits(memory: max(memory, Self.total + (64 << 20)), seconds: seconds)
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
        let pixels = pixels(rendering: widths)
        // Loading needs a copy of the pixels. Encoding comes later, when the loader is gone.
        return max(loadingMemory + 4 * pixels, 10 * pixels)
    }

    /// Returns the number of pixels of the largest rendition. Widths are in pixels, widest first.
    func pixels(rendering widths: [Int]) -> Int64 {
        let width = Double(min(widths.first ?? 0, self.width))
        return Int64(width * min(16383, width * Double(height) / Double(self.width)))
    }

    /// The width of the largest possible rendition, in pixels.
    var fullWidth: Int {
        let fitting = (Double(DecodingLimits.largestRendition) * Double(width) / Double(height)).squareRoot()
        return max(1, min(width, 16383, Int(fitting)))
    }
}
