/// The image formats that a gallery shows, recognized by a file's content, not by its name.
enum PhotoFormat: Int, Sendable, Codable {
    case jpeg = 1
    case png, webp, gif, tiff, heic, avif

    var mediaType: String {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .webp: "image/webp"
        case .gif: "image/gif"
        case .tiff: "image/tiff"
        case .heic: "image/heic"
        case .avif: "image/avif"
        }
    }

    /// The media type, if browsers can show the format; otherwise `nil`.
    var browserMediaType: String? { self == .tiff || self == .heic ? nil : mediaType }

    /// Recognizes a format by a file's first 12 bytes; `nil` if it is none of these. HEIC and AVIF start alike, and
    /// count as HEIC until the file has been read.
    init?(startingWith bytes: [UInt8]) {
        func has(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
        switch true {
        case bytes.starts(with: [0xFF, 0xD8]): self = .jpeg
        case bytes.starts(with: [0x89]) && has("PNG\r\n", at: 1): self = .png
        case has("RIFF") && has("WEBP", at: 8): self = .webp
        case has("GIF8"): self = .gif
        // The number shows the byte order; 43 is for files larger than 4 GB.
        case has("II*\0"), has("MM\0*"), has("II+\0"), has("MM\0+"): self = .tiff
        case has("ftyp", at: 4): self = .heic
        default: return nil
        }
    }
}
