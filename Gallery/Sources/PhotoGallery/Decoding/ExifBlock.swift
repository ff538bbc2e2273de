/// EXIF as a TIFF with several directories, put together from TIFFs with one directory each.
///
/// It reads little-endian TIFFs only, because it is made for Canon's files.
struct ExifBlock {
    private(set) var bytes: [UInt8]

    /// Begins with the main directory's TIFF.
    init(_ main: [UInt8]) { bytes = main }

    /// Adds a TIFF's directory under a tag of the main directory. Without effect if one of the TIFFs is damaged.
    mutating func add(_ part: [UInt8], as tag: Int) {
        guard var main = Directory(in: bytes), var added = Directory(in: part) else { return }
        if bytes.count % 2 == 1 { bytes.append(0) }
        let offset = bytes.count
        // What does not fit into an entry is where its value says, counted from the start of the TIFF.
        for index in added.entries.indices where !added.entries[index].isInside { added.entries[index].value += offset }
        bytes += part
        let place = append(added)
        main.entries.removeAll { $0.tag == tag }
        main.entries.append(Entry(tag: tag, type: 4, count: 1, value: place))
        main.entries.sort { $0.tag < $1.tag }
        let first = append(main)
        bytes.replaceSubrange(4..<8, with: Self.number(first, 4))
    }

    /// Appends a directory, and returns its position.
    private mutating func append(_ directory: Directory) -> Int {
        if bytes.count % 2 == 1 { bytes.append(0) }
        let place = bytes.count
        bytes += Self.number(directory.entries.count, 2)
        for entry in directory.entries {
            bytes += Self.number(entry.tag, 2) + Self.number(entry.type, 2)
            bytes += Self.number(entry.count, 4) + Self.number(entry.value, 4)
        }
        bytes += Self.number(0, 4)
        return place
    }

    private struct Directory {
        var entries: [Entry] = []

        /// Reads the first directory of a TIFF; `nil` if it is damaged.
        init?(in tiff: [UInt8]) {
            guard tiff.starts(with: Array("II*\0".utf8)), tiff.count > 10 else { return nil }
            let start = ExifBlock.number(at: 4, 4, in: tiff)
            guard start <= tiff.count - 2 else { return nil }
            let count = ExifBlock.number(at: start, 2, in: tiff)
            guard start + 2 + count * 12 <= tiff.count else { return nil }
            for place in (0..<count).map({ start + 2 + $0 * 12 }) {
                entries.append(
                    Entry(
                        tag: ExifBlock.number(at: place, 2, in: tiff),
                        type: ExifBlock.number(at: place + 2, 2, in: tiff),
                        count: ExifBlock.number(at: place + 4, 4, in: tiff),
                        value: ExifBlock.number(at: place + 8, 4, in: tiff)))
            }
        }
    }

    private struct Entry {
        let tag: Int
        let type: Int
        let count: Int
        /// The value itself, or its position.
        var value: Int

        /// Whether the value is in the entry, and is not the position of another directory.
        var isInside: Bool {
            let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8]
            return (sizes[type] ?? 1) * count <= 4 && tag != Self.interoperability
        }

        private static let interoperability = 0xA005
    }

    /// Returns the number at a place that exists.
    private static func number(at place: Int, _ count: Int, in bytes: [UInt8]) -> Int {
        bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
