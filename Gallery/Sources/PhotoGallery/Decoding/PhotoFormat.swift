/// The formats that a gallery shows, recognized by a file's content, not by its name.
enum PhotoFormat: Int, Sendable, Codable {
    case jpeg = 1
    case png, webp, gif, tiff, heic, avif

    /// Any raw format, of which the preview is shown.
    case raw = 20
    case jpegXL, drawing, bitmap

    // Videos. The catalog stores these numbers.
    case mp4 = 100
    case quickTime, webm, matroska, ogg, avi, mpegProgram, mpegTransport, windowsMedia, flash

    var mediaType: String {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .webp: "image/webp"
        case .gif: "image/gif"
        case .tiff: "image/tiff"
        case .heic: "image/heic"
        case .avif: "image/avif"
        case .raw: "application/octet-stream"
        case .jpegXL: "image/jxl"
        case .drawing: "image/svg+xml"
        case .bitmap: "image/bmp"
        case .mp4: "video/mp4"
        case .quickTime: "video/quicktime"
        case .webm: "video/webm"
        case .matroska: "video/x-matroska"
        case .ogg: "video/ogg"
        case .avi: "video/x-msvideo"
        case .mpegProgram: "video/mpeg"
        case .mpegTransport: "video/mp2t"
        case .windowsMedia: "video/x-ms-wmv"
        case .flash: "video/x-flv"
        }
    }

    /// The media type under which browsers show the format; `nil` for pictures that they cannot show.
    var browserMediaType: String? {
        switch self {
        // A drawing that a browser shows could have scripts and outside references.
        case .tiff, .heic, .raw, .jpegXL, .drawing, .bitmap: nil
        // The containers are so similar that browsers read them, if they can decode what is inside. Under their own
        // names, most refuse to try.
        case .quickTime: PhotoFormat.mp4.mediaType
        case .matroska: PhotoFormat.webm.mediaType
        default: mediaType
        }
    }

    /// Recognizes a file. The formats of raw photos and drawings have no marks of their own, so their names count, too.
    /// - Parameter bytes: the file's first bytes; 400 are enough.
    init?(of kind: FileKind, startingWith bytes: [UInt8]) {
        let format = PhotoFormat(startingWith: bytes)
        let isText =
            bytes.starts(with: [0x1F, 0x8B])
            || bytes.first { !" \n\r\t\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<")
        switch kind {
        case .raw where format == nil || format == .tiff || format == .mp4: self = .raw
        case .drawing where format == nil && isText: self = .drawing
        default:
            guard let format else { return nil }
            self = format
        }
    }

    /// Recognizes a format by a file's first bytes; `nil` if it is none of these. 400 bytes are enough. HEIC and AVIF
    /// start alike, and count as HEIC until the file has been read.
    init?(startingWith bytes: [UInt8]) {
        func has(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
        switch true {
        case bytes.starts(with: [0xFF, 0xD8]): self = .jpeg
        case bytes.starts(with: [0x89]) && has("PNG\r\n", at: 1): self = .png
        case has("RIFF") && has("WEBP", at: 8): self = .webp
        case has("GIF8"): self = .gif
        case bytes.starts(with: [0xFF, 0x0A]), has("JXL \r\n", at: 4): self = .jpegXL
        case has("BM") && bytes.count > 26 && bytes[6..<10].allSatisfy { $0 == 0 }: self = .bitmap
        // The number shows the byte order; 43 is for files larger than 4 GB.
        case has("II*\0"), has("MM\0*"), has("II+\0"), has("MM\0+"): self = .tiff
        default:
            guard let format = PhotoFormat(ofMedia: bytes) ?? PhotoFormat(ofVideo: bytes) else { return nil }
            self = format
        }
    }
}
