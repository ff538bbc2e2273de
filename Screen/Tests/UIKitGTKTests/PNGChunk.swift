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

    /// A color profile, in a zlib stream that is not compressed.
    static func colorProfile(_ profile: Data) -> PNGChunk {
        let length = UInt16(profile.count)
        let block = Data([1]) + Data(bigEndian: length.byteSwapped) + Data(bigEndian: ~length.byteSwapped) + profile
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in profile {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        let name = Data("ICC".utf8) + [0, 0]
        return PNGChunk(type: "iCCP", contents: name + [0x78, 0x01] + block + Data(bigEndian: high << 16 | low))
    }
}

extension Data {
    init(bigEndian number: some FixedWidthInteger) {
        self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
}
