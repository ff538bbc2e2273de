/// A raw file of Canon's cameras since 2018 (CR3): boxes with JPEG previews and metadata, beside the raw pixels.
///
/// exiv2 before 0.28 cannot open these files. The structure is described at https://github.com/lclevy/canon_cr3.
struct CanonRaw {
    /// The positions and lengths of what may be a JPEG. The largest is usually as large as the photo.
    private(set) var pictures: [(offset: Int64, length: Int64)] = []
    /// The parts of the metadata, each a TIFF of its own.
    private var parts: [String: [UInt8]] = [:]

    /// The identifier of the box with the metadata, and of the box with the preview for the camera's screen.
    private static let metadataBox = "85c0b687820f11e08111f4ce462b6a48"
    private static let previewBox = "eaf42b5e1c984b88b9fbb7dc406e4d16"
    private static let largestPart: Int64 = 1 << 20

    /// Finds the parts of a file; `nil` if it is not such a file.
    init?(_ file: RegularFile) {
        guard file.read(from: 4, count: 8) == Array("ftypcrx ".utf8) else { return nil }
        for box in MediaBox.boxes(of: file, in: 0..<file.size) {
            switch box.kind {
            case "moov": readMovie(box, file)
            // Eight bytes are before the first box inside.
            case Self.previewBox where box.content.count > 8: readPreview(box.content.dropFirst(8), file)
            default: break
            }
        }
    }

    private mutating func readMovie(_ movie: MediaBox, _ file: RegularFile) {
        for box in MediaBox.boxes(of: file, in: movie.content) {
            if box.kind == "trak" { readTrack(box, file) }
            guard box.kind == Self.metadataBox else { continue }
            for part in MediaBox.boxes(of: file, in: box.content)
            where part.kind.hasPrefix("CMT") && part.content.count <= Self.largestPart {
                parts[part.kind] = file.read(from: part.content.lowerBound, count: part.content.count)
            }
        }
    }

    /// The picture of a track is its only sample.
    private mutating func readTrack(_ track: MediaBox, _ file: RegularFile) {
        var boxes = [track]
        for kind in ["mdia", "minf", "stbl"] {
            boxes = boxes.flatMap { MediaBox.boxes(of: file, in: $0.content) }.filter { $0.kind == kind }
        }
        guard let table = boxes.first else { return }
        var (offset, length): (Int64?, Int64?)
        for box in MediaBox.boxes(of: file, in: table.content) {
            let bytes = file.read(from: box.content.lowerBound, count: min(16, box.content.count))
            switch box.kind {
            case "co64" where bytes.count == 16: offset = MediaBox.number(bytes[8..<16])
            case "stco" where bytes.count >= 12: offset = MediaBox.number(bytes[8..<12])
            // The length that all samples have, or 0 and a length for each.
            case "stsz" where bytes.count >= 12:
                let common = MediaBox.number(bytes[4..<8])
                length = common > 0 ? common : bytes.count == 16 ? MediaBox.number(bytes[12..<16]) : nil
            default: break
            }
        }
        if let offset, let length { pictures.append((offset, length)) }
    }

    private mutating func readPreview(_ range: Range<Int64>, _ file: RegularFile) {
        for box in MediaBox.boxes(of: file, in: range) where box.kind == "PRVW" {
            // The size in pixels is before the length.
            let length = file.read(from: box.content.lowerBound + 12, count: 4)
            pictures.append((box.content.lowerBound + 16, MediaBox.number(length[...])))
        }
    }

    /// The metadata as one TIFF, which exiv2 can read; empty if there is none.
    var metadata: [UInt8] {
        guard let main = parts["CMT1"] else { return [] }
        var block = ExifBlock(main)
        if let exposure = parts["CMT2"] { block.add(exposure, as: 0x8769) }
        if let position = parts["CMT4"] { block.add(position, as: 0x8825) }
        return block.bytes
    }
}

extension Range<Int64> {
    fileprivate func dropFirst(_ count: Int64) -> Range { lowerBound + count..<upperBound }
}
