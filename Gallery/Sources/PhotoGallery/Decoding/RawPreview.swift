/// The picture that a camera puts into its raw file: a JPEG, which is usually as large as the photo.
///
/// Most raw formats are TIFF files with directories of their own; ``CanonRaw`` reads those that are not. Only directories are
/// read, and nothing is decoded.
struct RawPreview {
    /// The position of the JPEG in the file.
    private(set) var range: Range<Int64>?

    /// The most directories and entries that are looked at. Cameras write fewer than 20 directories.
    private static let maximumDirectoryCount = 64
    private static let maximumEntryCount = 1000
    /// The most bytes of a preview.
    private static let largest: Int64 = 64 << 20

    private let file: RegularFile
    private var isLittleEndian = true

    init(in file: RegularFile) {
        self.file = file
        let start = file.read(from: 0, count: 100)
        if start.starts(with: "FUJIFILMCCD-RAW".utf8) {
            guard start.count >= 92 else { return }
            // Fujifilm's header contains the preview's position, as big-endian numbers.
            let (offset, length) = (Self.number(start[84..<88], false), Self.number(start[88..<92], false))
            consider(offset, length)
        } else if start.starts(with: "II".utf8) || start.starts(with: "MM".utf8) {
            isLittleEndian = start.starts(with: "II".utf8)
            search(from: number(at: 4, bytes: 4) ?? 0)
        } else if let canon = CanonRaw(file) {
            for picture in canon.pictures { consider(picture.offset, picture.length) }
        }
    }

    private mutating func search(from first: Int64) {
        var waiting = [first]
        var visited: Set<Int64> = []
        while let offset = waiting.popLast(), visited.count < Self.maximumDirectoryCount {
            guard offset > 0, offset < file.size, visited.insert(offset).inserted,
                let count = number(at: offset, bytes: 2), count <= Self.maximumEntryCount
            else { continue }
            let entries = file.read(from: offset + 2, count: Int(count) * 12 + 4)
            guard entries.count >= Int(count) * 12 else { continue }
            var values: [Int: [Int64]] = [:]
            for entry in 0..<Int(count) {
                let bytes = Array(entries[entry * 12..<entry * 12 + 12])
                let tag = Int(Self.number(bytes[0..<2], isLittleEndian))
                if Tag.all.contains(tag) { values[tag] = self.values(of: bytes) }
            }
            waiting += (values[Tag.subdirectories] ?? []) + (values[Tag.exposure] ?? [])
            if entries.count >= Int(count) * 12 + 4 {
                waiting.append(Self.number(entries.suffix(4)[...], isLittleEndian))
            }
            consider(values)
        }
    }

    private enum Tag {
        /// The only strip of a picture that is one JPEG.
        static let strip = 0x111, stripLength = 0x117
        static let jpeg = 0x201, jpegLength = 0x202
        static let subdirectories = 0x14A, exposure = 0x8769
        /// Panasonic's own tag: the bytes are its value.
        static let panasonicJPEG = 0x2E
        static let all: Set<Int> = [strip, stripLength, jpeg, jpegLength, subdirectories, exposure, panasonicJPEG]
    }

    private mutating func consider(_ values: [Int: [Int64]]) {
        for (offset, length) in [(Tag.jpeg, Tag.jpegLength), (Tag.strip, Tag.stripLength)] {
            if let offset = values[offset], let length = values[length], offset.count == 1, length.count == 1 {
                consider(offset[0], length[0])
            }
        }
        if let place = values[Tag.panasonicJPEG], place.count == 2 { consider(place[0], place[1]) }
    }

    /// Keeps the longest JPEG. Raw pixels may be JPEG, too, but lossless ones, which nothing else uses.
    private mutating func consider(_ offset: Int64, _ length: Int64) {
        guard offset > 0, length > 100, length <= Self.largest, offset <= file.size - length,
            length > range.map({ $0.upperBound - $0.lowerBound }) ?? 0,
            Self.isPicture(file.read(from: offset, count: Int(min(length, 128 << 10))))
        else { return }
        range = offset..<offset + length
    }

    /// Returns whether bytes are the start of a JPEG with 8 bits for each color.
    private static func isPicture(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return false }
        var offset = 2
        while offset + 10 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            // Start of frame: baseline, extended or progressive. The byte after the length is the number of bits.
            if (0xC0...0xC2).contains(marker) { return bytes[offset + 4] == 8 }
            if marker == 0xC3 || marker == 0xDA { return false }
            offset += 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
        }
        return false
    }

    /// Returns the numbers of an entry with 12 bytes; for bytes without a meaning, their place and length.
    private func values(of entry: [UInt8]) -> [Int64] {
        let kind = Self.number(entry[2..<4], isLittleEndian)
        let count = Self.number(entry[4..<8], isLittleEndian)
        let place = Self.number(entry[8..<12], isLittleEndian)
        let size: Int64
        switch kind {
        case 3: size = 2
        case 4, 13: size = 4
        case 7: return [place, count]
        default: return []
        }
        guard count > 0, count <= 16 else { return [] }
        if count * size <= 4 {
            return (0..<Int(count)).map {
                Self.number(entry[8 + $0 * Int(size)..<8 + ($0 + 1) * Int(size)], isLittleEndian)
            }
        }
        return (0..<count).compactMap { number(at: place + $0 * size, bytes: Int(size)) }
    }

    private func number(at offset: Int64, bytes count: Int) -> Int64? {
        guard offset >= 0, offset < file.size else { return nil }
        let bytes = file.read(from: offset, count: count)
        return bytes.count == count ? Self.number(bytes[...], isLittleEndian) : nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>, _ isLittleEndian: Bool) -> Int64 {
        (isLittleEndian ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int64($1) }
    }
}
