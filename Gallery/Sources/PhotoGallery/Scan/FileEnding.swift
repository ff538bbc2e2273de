/// A cheap look at whether a file was cut short, by its last bytes, without decoding it.
enum FileEnding {
    case complete
    /// The usual end is missing. Some cameras append data of their own, so only decoding tells.
    case doubtful

    /// Reads at most two short stretches of the file. Formats without an end marker count as complete.
    init(of file: RegularFile, format: PhotoFormat) {
        let marker: [UInt8]
        let reach: Int64
        switch format {
        // Within the compressed data of a JPEG this pair cannot occur, so that small trailers are seen through.
        case .jpeg: (marker, reach) = ([0xFF, 0xD9], 4096)
        case .png: (marker, reach) = (Array("IEND".utf8), 64)
        case .gif: (marker, reach) = ([0x00, 0x3B], 2)
        case .webp:
            self = Self.riffLength(of: file).map { $0 <= file.size } == true ? .complete : .doubtful
            return
        case .tiff, .heic, .avif:
            self = .complete
            return
        }
        let tail = file.read(from: max(0, file.size - reach), count: Int(reach))
        self = tail.contains(sequence: marker) ? .complete : .doubtful
    }

    /// The length a RIFF file claims for itself, its own header included.
    private static func riffLength(of file: RegularFile) -> Int64? {
        let head = file.read(from: 4, count: 4)
        guard head.count == 4 else { return nil }
        return head.reversed().reduce(0) { $0 << 8 | Int64($1) } + 8
    }
}

extension [UInt8] {
    fileprivate func contains(sequence: [UInt8]) -> Bool {
        indices.contains { self[$0...].starts(with: sequence) }
    }
}
