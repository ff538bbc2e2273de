import Foundation

/// Pictures of 320 × 240 pixels in formats that store their parts independently.
enum Bitmap {
    /// Returns an uncompressed BMP picture that is gray except for one pixel in its first third.
    @Sendable static func data(_ pixel: UInt8) -> Data {
        let (width, height) = (320, 240)
        var data = Data("BM".utf8)
        for number in [54 + width * height * 3, 0, 54, 40, width, height] { data += littleEndian(number) }
        data += Data([1, 0, 24, 0]) + Data(count: 24) + Data(repeating: 128, count: width * height * 3)
        data[54 + width * height] = pixel
        return data
    }

    /// Returns a GIF animation of 6 frames without compression, which are black except for one pixel in the second frame.
    @Sendable static func animation(_ pixel: UInt8) -> Data {
        let (width, height) = (320, 240)
        let size = [UInt8(width & 255), UInt8(width >> 8), UInt8(height), 0]
        var data = Data("GIF89a".utf8) + Data(size) + Data([0xF6, 0, 0]) + Data(count: 3 * 128)
        for frame in 0..<6 {
            data += Data([0x2C, 0, 0, 0, 0]) + Data(size) + Data([0, 7])
            // Codes of 8 bits: they stay that short if the table is cleared after every 126.
            var codes: [UInt8] = []
            for index in 0..<width * height {
                if index % 126 == 0 { codes.append(128) }
                codes.append(frame == 1 && index == 100 ? pixel : 0)
            }
            codes.append(129)
            for start in stride(from: 0, to: codes.count, by: 255) {
                let block = codes[start..<min(start + 255, codes.count)]
                data += Data([UInt8(block.count)]) + Data(block)
            }
            data += Data([0])
        }
        return data + Data([0x3B])
    }

    private static func littleEndian(_ number: Int) -> Data {
        Data([0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) })
    }
}
