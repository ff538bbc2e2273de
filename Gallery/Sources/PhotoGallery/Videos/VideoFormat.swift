extension PhotoFormat {
    var isVideo: Bool { rawValue >= PhotoFormat.mp4.rawValue }

    /// ffmpeg's name of the format; `nil` for pictures. ffmpeg is told the format instead of guessing it: some formats
    /// that it knows are lists of other files and addresses, which it would open.
    var demuxer: String? {
        switch self {
        case .mp4, .quickTime: "mov"
        case .webm, .matroska: "matroska"
        case .ogg: "ogg"
        case .avi: "avi"
        case .mpegProgram: "mpeg"
        case .mpegTransport: "mpegts"
        case .windowsMedia: "asf"
        case .flash: "flv"
        default: nil
        }
    }

    /// Recognizes the ISO base media file format, which pictures and videos share.
    init?(ofMedia bytes: [UInt8]) {
        guard bytes.count >= 12 else { return nil }
        let (kind, brand) = (bytes[4..<8], bytes[8..<12])
        guard kind.elementsEqual("ftyp".utf8) else {
            // QuickTime had no brands at first.
            let first = ["moov", "mdat", "wide", "free", "skip", "pnot"].contains { kind.elementsEqual($0.utf8) }
            guard first else { return nil }
            self = .quickTime
            return
        }
        let pictures = ["mif1", "msf1", "heic", "heix", "heim", "heis", "hevc", "hevx", "avif", "avis", "miaf"]
        if pictures.contains(where: { brand.elementsEqual($0.utf8) }) {
            self = .heic
        } else {
            self = brand.elementsEqual("qt  ".utf8) ? .quickTime : .mp4
        }
    }

    /// Recognizes other video formats.
    init?(ofVideo bytes: [UInt8]) {
        func has(_ start: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: start) }
        switch true {
        case has([0x1A, 0x45, 0xDF, 0xA3]):
            // The kind is a text in the header, behind numbers of varying length.
            let header = bytes.prefix(64)
            self = header.indices.contains { header[$0...].starts(with: "webm".utf8) } ? .webm : .matroska
        case has(Array("OggS".utf8)): self = .ogg
        case has(Array("RIFF".utf8)) && has(Array("AVI ".utf8), at: 8): self = .avi
        case has([0, 0, 1, 0xBA]): self = .mpegProgram
        case has([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]): self = .windowsMedia
        case has(Array("FLV\u{1}".utf8)): self = .flash
        // Every packet begins with this byte, in camcorders' files after a timestamp of four bytes.
        case has([0x47]) && has([0x47], at: 188), has([0x47], at: 4) && has([0x47], at: 196): self = .mpegTransport
        default: return nil
        }
    }
}
