import Foundation

/// Small files that claim to be enormous pictures, each in a way that makes its decoder allocate the memory.
enum HostilePicture: String, CaseIterable {
    case gif, jpg, png, tif

    /// - Parameter side: the side of the square picture, in pixels.
    func data(side: Int) -> Data {
        switch self {
        case .gif: Self.gif(side)
        case .jpg: Self.progressiveJPEG(side)
        case .png: Self.interlacedPNG(side)
        case .tif: Self.oneTile(side)
        }
    }

    private static func gif(_ side: Int) -> Data {
        var data = Data("GIF89a".utf8)
        let size = [UInt8(side & 255), UInt8(side >> 8), UInt8(side & 255), UInt8(side >> 8)]
        data += Data(size) + Data([0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0]) + Data(size)
        return data + Data([0, 2, 1, 0x44, 0, 0x3B])
    }

    /// Returns one scan of three components with all coefficients 0, which takes one bit per block.
    private static func progressiveJPEG(_ side: Int) -> Data {
        func segment(_ marker: UInt8, _ content: [UInt8]) -> Data {
            Data([0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content)
        }
        let size = [UInt8(side >> 8), UInt8(side & 255)]
        var data = Data([0xFF, 0xD8]) + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
        data += segment(0xC2, [8] + size + size + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
        data += segment(0xC4, [0, 1] + [UInt8](repeating: 0, count: 16))
        data += segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0])
        let blocks = ((side + 7) / 8) * ((side + 7) / 8) * 3
        return data + Data(count: (blocks + 7) / 8) + Data([0xFF, 0xD9])
    }

    /// Returns a file that ends before its pixels do. The loader allocates memory for all pixels before it notices.
    private static func interlacedPNG(_ side: Int) -> Data {
        func chunk(_ name: String, _ content: Data) -> Data {
            let body = Data(name.utf8) + content
            return bigEndian(content.count) + body + bigEndian(Int(checksum(body)))
        }
        let header = bigEndian(side) + bigEndian(side) + Data([8, 2, 0, 0, 1])
        let pixels = Data([0x78, 0x01, 0, 10, 0, 0xF5, 0xFF]) + Data(count: 10)
        return Data([0x89]) + Data("PNG\r\n\u{1A}\n".utf8) + chunk("IHDR", header) + chunk("IDAT", pixels)
            + chunk("IEND", Data())
    }

    /// Returns an uncompressed file with a single tile, of which only the beginning exists.
    private static func oneTile(_ side: Int) -> Data {
        let side = (side + 15) / 16 * 16
        let tags: [(UInt16, UInt16, Int)] = [
            (256, 4, side), (257, 4, side), (258, 3, 8), (259, 3, 1), (262, 3, 1), (277, 3, 1), (322, 4, side),
            (323, 4, side), (324, 4, 8), (325, 4, side * side),
        ]
        var data = Data("II*\0".utf8) + Data([8, 0, 0, 0]) + Data([UInt8(tags.count), 0])
        for (tag, type, value) in tags {
            for part in [Int(tag), Int(type)] { data += Data([UInt8(part & 255), UInt8(part >> 8)]) }
            data += Data([1, 0, 0, 0]) + Data(bigEndian(value).reversed())
        }
        return data + Data(count: 100)
    }

    private static func bigEndian(_ number: Int) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
    }

    /// Returns the CRC of PNG, computed bit by bit.
    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(~0 as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        }
    }
}
