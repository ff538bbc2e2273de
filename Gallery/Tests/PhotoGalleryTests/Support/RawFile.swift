import Foundation

/// A raw file as cameras write them: a TIFF with a small directory, a preview in a subdirectory, and a date.
enum RawFile {
    /// - Parameters:
    ///   - preview: a JPEG.
    ///   - orientation: by EXIF, 1 to 8.
    ///   - start: the first four bytes, by which makers tell their files apart; "II*" for most.
    static func make(preview: Data, orientation: Int, start: [UInt8] = Array("II*\0".utf8)) -> Data {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
            number(tag, 2) + number(type, 2) + number(count, 4) + number(value, 4)
        }
        func directory(_ entries: [[UInt8]]) -> [UInt8] {
            number(entries.count, 2) + entries.flatMap { $0 } + number(0, 4)
        }
        let date = Array("2017:08:09 10:11:12\0".utf8)
        let model = Array("Monochrom\0".utf8)
        func layout(_ places: [Int]) -> [[UInt8]] {
            [
                directory([
                    entry(0xFE, 4, 1, 1), entry(0x100, 4, 1, 16), entry(0x101, 4, 1, 16),
                    entry(0x110, 2, model.count, places[4]), entry(0x112, 3, 1, orientation),
                    entry(0x14A, 4, 1, places[1]), entry(0x8769, 4, 1, places[2]),
                ]),
                directory([
                    entry(0xFE, 4, 1, 1), entry(0x103, 3, 1, 6), entry(0x201, 4, 1, places[5]),
                    entry(0x202, 4, 1, preview.count),
                ]),
                directory([entry(0x9003, 2, date.count, places[3])]), date, model, Array(preview),
            ]
        }
        // The lengths do not depend on the places.
        var places = [8]
        for part in layout(Array(repeating: 0, count: 6)) { places.append(places[places.count - 1] + part.count) }
        return Data(start + number(8, 4) + layout(places).flatMap { $0 })
    }

    /// Returns a JPEG without its metadata, as previews are.
    static func withoutMetadata(_ jpeg: Data) -> Data {
        var bytes = Array(jpeg)
        var offset = 2
        while offset + 4 < bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
            let length = 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
            if (0xE1...0xEF).contains(bytes[offset + 1]) {
                bytes.removeSubrange(offset..<offset + length)
            } else {
                offset += length
            }
        }
        return Data(bytes)
    }
}
