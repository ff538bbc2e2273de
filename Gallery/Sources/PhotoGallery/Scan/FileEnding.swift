/// A cheap check of a file's last bytes for truncation, without decoding.
enum FileEnding {
    case complete
    /// The format's end marker is missing. Some cameras append their own data, so only decoding can tell.
    case doubtful

    /// Reads at most two short parts of the file. Formats without an end marker count as complete.
    init(of file: RegularFile, format: PhotoFormat) {
        let marker: [UInt8]
        let reach: Int64
        switch format {
        // This pair cannot occur in the compressed data of a JPEG. So it can be searched for in front of small
        // trailers.
        case .jpeg: (marker, reach) = ([0xFF, 0xD9], 4096)
        case .png: (marker, reach) = (Array("IEND".utf8), 64)
        case .gif: (marker, reach) = ([0x00, 0x3B], 2)
        case .webp:
            self = Self.riffLength(of: file).map { $0 <= file.size } == true ? .complete : .doubtful
            return
        default:
            self = .complete
            return
        }
        let tail = file.read(from: max(0, file.size - reach), count: Int(reach))
        self = tail.contains(sequence: marker) ? .complete : .doubtful
    }

    /// Returns the length in a RIFF file's header, including the header itself.
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
