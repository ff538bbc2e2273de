/// The part of EXIF that Apple's cameras write in a form of their own.
struct AppleMakerNote {
    /// The identifier of a live photo, which its video has, too.
    private(set) var contentIdentifier: String?

    private static let start = Array("Apple iOS\0".utf8)
    private static let contentIdentifierTag = 0x11
    private static let text = 2

    /// - Parameter bytes: the whole note; one that is damaged or by another maker says nothing.
    init(_ bytes: [UInt8]) {
        // Version and byte order come before the directory. Apple has only ever written this one.
        guard bytes.starts(with: Self.start), bytes.dropFirst(12).starts(with: "MM".utf8) else { return }
        func number(at offset: Int, bytes count: Int) -> Int? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        for entry in 0..<(number(at: 14, bytes: 2) ?? 0) {
            let offset = 16 + 12 * entry
            guard let tag = number(at: offset, bytes: 2), let kind = number(at: offset + 2, bytes: 2),
                let count = number(at: offset + 4, bytes: 4), let place = number(at: offset + 8, bytes: 4)
            else { return }
            // A text of at most four bytes would be in the entry itself. An identifier has 36.
            guard tag == Self.contentIdentifierTag, kind == Self.text, (5...256).contains(count),
                place + count <= bytes.count
            else { continue }
            let characters = bytes[place..<place + count].prefix { $0 != 0 }
            contentIdentifier = String(validating: characters, as: UTF8.self)
        }
    }
}
