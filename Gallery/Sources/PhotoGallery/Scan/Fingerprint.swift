/// The identity of a file's content: a hash of its size and of three parts of it.
///
/// Every camera and editor changes the size, start, middle or end of a compressed picture. Pictures in other formats can
/// differ in between only. Their fingerprints also have a checksum of all bytes.
struct Fingerprint: Hashable, Sendable, Codable {
    /// The 32 hexadecimal digits of the hash, with the 8 digits of the checksum before them if there is one.
    let text: String

    init(text: String) { self.text = text }

    /// Reads at most 48 KB: the parts.
    init(ofPartsOf file: RegularFile) {
        var bytes = withUnsafeBytes(of: file.size.littleEndian, Array.init)
        for offset in [0, (file.size - Self.stretch) / 2, file.size - Self.stretch] {
            bytes += file.read(from: max(0, offset), count: Int(Self.stretch))
        }
        text = String(SHA256.digits(of: bytes).prefix(32))
    }

    /// Reads the whole file if its format and size require it, at 2.5 GB a second from memory.
    /// - Throws: ``PhotoProblem`` if the file cannot be read to its end.
    init(of file: RegularFile, _ format: PhotoFormat) throws(PhotoProblem) {
        let parts = Fingerprint(ofPartsOf: file)
        guard Self.needsChecksum(format, size: file.size) else {
            self = parts
            return
        }
        let digits = String(try file.checksum(), radix: 16)
        text = String(repeating: "0", count: 8 - digits.count) + digits + parts.text
    }

    /// The hash of the parts, which was the whole fingerprint in earlier versions; `nil` if it still is.
    var former: Fingerprint? { text.utf8.count > 32 ? Fingerprint(text: String(text.suffix(32))) : nil }

    /// Returns whether the fingerprint identifies a file. In catalogs of earlier versions, some do not.
    func isSufficient(for format: PhotoFormat, size: Int64) -> Bool {
        former != nil || !Self.needsChecksum(format, size: size)
    }

    /// Returns whether the parts do not identify a file.
    static func needsChecksum(_ format: PhotoFormat, size: Int64) -> Bool {
        format.hasIndependentParts && size > 3 * stretch
    }

    private static let stretch: Int64 = 16 * 1024
}

extension PhotoFormat {
    /// Whether a part of a file can change while its length and the rest stay the same. A PNG file ends with a checksum of
    /// its pixels.
    fileprivate var hasIndependentParts: Bool {
        switch self {
        case .bitmap, .tiff, .gif, .drawing: true
        default: false
        }
    }
}
