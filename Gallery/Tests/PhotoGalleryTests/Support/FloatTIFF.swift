import Foundation

/// A TIFF of 16 × 12 gray floating-point pixels, with one value in the upper half and another in the lower.
enum FloatTIFF {
    static func data(_ upper: Float, _ lower: Float) -> Data {
        let (width, height) = (16, 12)
        let pixels = (0..<width * height).map { $0 < width * height / 2 ? upper : lower }
        let start = 8
        // Tag, type (3: two bytes, 4: four bytes), value.
        let tags: [(UInt16, UInt16, Int)] = [
            (256, 3, width), (257, 3, height), (258, 3, 32), (259, 3, 1), (262, 3, 1), (273, 4, start), (277, 3, 1),
            (278, 3, height), (279, 4, pixels.count * 4), (339, 3, 3),
        ]
        var data = Data("II*\0".utf8)
        func append(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        append(UInt32(start + pixels.count * 4))
        for pixel in pixels { append(pixel.bitPattern) }
        append(UInt16(tags.count))
        for (tag, type, value) in tags {
            append(tag)
            append(type)
            append(UInt32(1))
            append(UInt32(value))
        }
        append(UInt32(0))
        return data
    }
}
