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

    /// Returns a raw file as Canon's cameras have written them since 2018: boxes with two previews and with metadata in
    /// two TIFFs, which begin at 0 each.
    static func canon(preview: Data, screen: Data, orientation: Int) -> Data {
        func number(_ value: Int, _ count: Int) -> Data {
            Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
        }
        func box(_ kind: String, _ content: Data...) -> Data {
            let content = content.reduce(Data(), +)
            return number(content.count + 8, 4) + Data(kind.utf8) + content
        }
        func identified(_ identifier: UInt128, _ content: Data) -> Data {
            box("uuid", Data((0..<16).reversed().map { UInt8(truncatingIfNeeded: identifier >> (8 * $0)) }), content)
        }
        func tiff(_ entries: [(tag: UInt8, UInt8, type: UInt8, value: [UInt8])]) -> Data {
            var (directory, values) = (Data([UInt8(entries.count), 0]), Data())
            let end = 8 + 2 + entries.count * 12 + 4
            for entry in entries {
                directory += [
                    entry.1, entry.tag, entry.type, 0, entry.type == 2 ? UInt8(entry.value.count) : 1, 0, 0, 0,
                ]
                if entry.value.count > 4 {
                    directory += [UInt8(end + values.count), 0, 0, 0]
                    values += entry.value
                } else {
                    directory += entry.value + Array(repeating: 0, count: 4 - entry.value.count)
                }
            }
            return Data("II*\0\u{8}\0\0\0".utf8) + directory + Data(count: 4) + values
        }
        let main = tiff([
            (0x01, 0x10, 2, Array("Canon EOS R\0".utf8)), (0x01, 0x12, 3, [UInt8(orientation), 0]),
        ])
        let exposure = tiff([
            (0x88, 0x27, 3, [200, 0]), (0x90, 0x03, 2, Array("2019:08:09 10:11:12\0".utf8)),
            (0xA4, 0x34, 2, Array("RF 35mm\0".utf8)),
        ])
        let metadata = identified(
            0x85c0b687_820f_11e0_8111_f4ce462b6a48, box("CMT1", main) + box("CMT2", exposure))
        func movie(_ place: Int) -> Data {
            let table = box(
                "stbl", box("stsz", number(0, 4), number(0, 4), number(1, 4), number(preview.count, 4)),
                box("co64", number(0, 4), number(1, 4), number(place, 8)))
            return box("moov", metadata, box("trak", box("mdia", box("minf", table))))
        }
        let start = box("ftyp", Data("crx ".utf8), number(1, 4), Data("crx isom".utf8))
        let small = identified(
            0xeaf42b5e_1c98_4b88_b9fb_b7dc406e4d16,
            number(1, 8) + box("PRVW", number(1, 6), number(0, 4), number(1, 2), number(screen.count, 4), screen))
        let place = start.count + movie(0).count + small.count + 8
        return start + movie(place) + small + box("mdat", preview)
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
