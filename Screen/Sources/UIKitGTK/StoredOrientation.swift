import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// The orientation that a camera has stored in a JPEG or TIFF file, as a number from 1 to 8. GTK's picture library only
/// provides it with the pixels, but the size of a picture depends on it.
///
/// The formats: https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E (Exif 3.0, 4.5.2 and 4.6.5).
enum StoredOrientation {
    /// Returns the orientation; nil if there is none.
    ///
    /// - Parameter format: The name of the format in GTK's picture library.
    static func read(from source: UIImage.Source, format: String) -> Int? {
        switch source {
        case .name: nil
        case .data(let contents):
            contents.bytes.withUnsafeBytes { bytes in
                find(in: format) { bytes.dropFirst($0).prefix($1).map { $0 } }
            }
        case .file(let path):
            if let file = FileHandle(forReadingAtPath: path) {
                find(in: format) { start, count in
                    guard (try? file.seek(toOffset: UInt64(start))) != nil else { return [] }
                    return (try? file.read(upToCount: count)).map { [UInt8]($0) } ?? []
                }
            } else {
                nil
            }
        }
    }

    /// Reads at most a number of bytes at a position.
    private typealias Reading = (_ start: Int, _ count: Int) -> [UInt8]

    private static func find(in format: String, _ read: Reading) -> Int? {
        switch format {
        case "tiff": return orientation(inTIFFAt: 0, read)
        case "jpeg": return exif(read).flatMap { orientation(inTIFFAt: $0, read) }
        default: return nil
        }
    }

    /// Returns the position of the TIFF structure in a JPEG file: in an APP1 segment, before the picture.
    private static func exif(_ read: Reading) -> Int? {
        var position = 2
        while true {
            let head = read(position, 10)
            guard head.count == 10, head[0] == 0xFF, head[1] != 0xDA else { return nil }
            if head[1] == 0xE1, head[4...].elementsEqual(Array("Exif".utf8) + [0, 0]) { return position + 10 }
            position += 2 + Int(head[2]) << 8 + Int(head[3])
        }
    }

    private static func orientation(inTIFFAt start: Int, _ read: Reading) -> Int? {
        let head = read(start, 8)
        guard head.count == 8 else { return nil }
        let isLittleEndian = head[0] == UInt8(ascii: "I")
        func number(_ bytes: ArraySlice<UInt8>) -> Int {
            (isLittleEndian ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        let directory = start + number(head[4...])
        let count = read(directory, 2)
        guard count.count == 2 else { return nil }
        let entries = read(directory + 2, 12 * number(count[...]))
        for entry in stride(from: 0, to: entries.count - 11, by: 12) where number(entries[entry..<(entry + 2)]) == 0x112
        {
            let value = number(entries[(entry + 8)..<(entry + 10)])
            return 1...8 ~= value ? value : nil
        }
        return nil
    }
}
