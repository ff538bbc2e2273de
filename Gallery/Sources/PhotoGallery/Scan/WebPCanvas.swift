/// The size of a WebP picture in pixels, read from its first 30 bytes.
struct WebPCanvas {
    let width: Int
    let height: Int

    /// Reads the size; `nil` if the bytes are not the start of a WebP picture.
    init?(startingWith bytes: [UInt8]) {
        guard bytes.count >= 30 else { return nil }
        func number(at offset: Int, bytes count: Int) -> Int {
            bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        switch bytes[12..<16] {
        case ArraySlice("VP8X".utf8): (width, height) = (number(at: 24, bytes: 3) + 1, number(at: 27, bytes: 3) + 1)
        // Both have 14 bits. The two bits above them tell players how to enlarge the picture.
        case ArraySlice("VP8 ".utf8):
            (width, height) = (number(at: 26, bytes: 2) & 0x3FFF, number(at: 28, bytes: 2) & 0x3FFF)
        case ArraySlice("VP8L".utf8):
            let sizes = number(at: 21, bytes: 4)
            (width, height) = (sizes & 0x3FFF + 1, sizes >> 14 & 0x3FFF + 1)
        default: return nil
        }
    }
}
