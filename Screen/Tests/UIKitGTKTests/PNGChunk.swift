import Foundation

/// A part of a PNG file: https://www.w3.org/TR/png-3/#5Chunk-layout
struct PNGChunk {
    let type: String
    let contents: Data

    var bytes: Data {
        let checked = Data(type.utf8) + contents
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in checked {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        return Data(bigEndian: UInt32(contents.count)) + checked + Data(bigEndian: ~checksum)
    }

    static func colorProfile(_ profile: Data) -> PNGChunk {
        PNGChunk(type: "iCCP", contents: Data("ICC".utf8) + [0, 0] + stream(profile))
    }

    /// Returns a file with a single gray.
    static func grayFile(_ gray: UInt8, width: Int, height: Int, profile: Data) -> Data {
        let size = Data(bigEndian: UInt32(width)) + Data(bigEndian: UInt32(height))
        let row = Data([0]) + Data(repeating: gray, count: width)
        let chunks = [
            PNGChunk(type: "IHDR", contents: size + [8, 0, 0, 0, 0]), colorProfile(profile),
            PNGChunk(type: "IDAT", contents: stream((0..<height).reduce(Data()) { rows, _ in rows + row })),
            PNGChunk(type: "IEND", contents: Data()),
        ]
        return chunks.reduce(Data([0x89]) + Data("PNG\r\n\u{1A}\n".utf8)) { $0 + $1.bytes }
    }

    /// Returns a zlib stream that is not compressed.
    private static func stream(_ contents: Data) -> Data {
        let length = UInt16(contents.count)
        let block = Data([1]) + Data(bigEndian: length.byteSwapped) + Data(bigEndian: ~length.byteSwapped) + contents
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in contents {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return [0x78, 0x01] + block + Data(bigEndian: high << 16 | low)
    }
}

extension Data {
    init(bigEndian number: some FixedWidthInteger) {
        self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
}
