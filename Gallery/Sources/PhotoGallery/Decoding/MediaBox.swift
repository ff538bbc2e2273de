/// A box of an ISO base media file (ISO/IEC 14496-12), the container of Canon's newer raw files.
///
/// It does not read what is in a box: the kinds of boxes that contain others are known only to the one who asks.
struct MediaBox {
    /// The four letters; for a box with an identifier of its own, that identifier as hexadecimal digits.
    let kind: String
    /// The position of the content in the file.
    let content: Range<Int64>

    /// The most sibling boxes that are read. Cameras write fewer than 30.
    private static let maximumCount = 200

    /// Returns the boxes in a part of a file, up to the first damaged one.
    static func boxes(of file: RegularFile, in range: Range<Int64>) -> [MediaBox] {
        var boxes: [MediaBox] = []
        var offset = range.lowerBound
        while offset <= range.upperBound - 8, boxes.count < maximumCount {
            let header = file.read(from: offset, count: 32)
            guard header.count >= 8 else { break }
            var (length, start) = (number(header[0..<4]), offset + 8)
            // A length of 1 means that a longer number follows, and 0 that the box is the rest of the file.
            if length == 1, header.count >= 16 { (length, start) = (number(header[8..<16]), offset + 16) }
            if length == 0 { length = range.upperBound - offset }
            var kind = String(decoding: header[4..<8], as: UTF8.self)
            if kind == "uuid", header.count >= Int(start - offset) + 16 {
                kind = header[Int(start - offset)...].prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
                    .joined()
                start += 16
            }
            guard length >= start - offset, length <= range.upperBound - offset else { break }
            boxes.append(MediaBox(kind: kind, content: start..<offset + length))
            offset += length
        }
        return boxes
    }

    /// Returns the number that big-endian bytes mean; negative for 8 bytes that are larger than any file.
    static func number(_ bytes: ArraySlice<UInt8>) -> Int64 { bytes.reduce(0) { $0 << 8 | Int64($1) } }
}
