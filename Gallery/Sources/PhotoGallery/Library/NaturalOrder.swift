import Foundation

/// Sorts names as people do: "img2" before "img10", without regard to case, accented letters as plain ones.
///
/// A name becomes a key once; keys compare byte by byte. A run of digits becomes its length and then its digits, so
/// that a longer number is a greater one.
enum NaturalOrder {
    static func key(of name: some StringProtocol) -> [UInt8] {
        let folded = folded(name)
        var key: [UInt8] = []
        key.reserveCapacity(folded.utf8.count + 4)
        var bytes = folded.utf8[...]
        while let byte = bytes.first {
            guard isDigit(byte) else {
                // A folder's own files come before those of folders whose names go on: "a/z" before "a b/c".
                key.append(byte == UInt8(ascii: "/") ? 0 : byte)
                bytes.removeFirst()
                continue
            }
            let digits = bytes.prefix(while: isDigit).drop { $0 == UInt8(ascii: "0") }
            key.append(UInt8(ascii: "0"))
            key.append(UInt8(min(digits.count, 255)))
            key.append(contentsOf: digits)
            bytes = bytes.drop(while: isDigit)
        }
        return key
    }

    /// In lowercase, accented letters as plain ones.
    static func folded(_ text: some StringProtocol) -> String {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        return isASCII ? text.lowercased() : withoutAccents(text.lowercased())
    }

    private static func withoutAccents(_ name: String) -> String {
        let scalars = name.decomposedStringWithCanonicalMapping.unicodeScalars
        return String(String.UnicodeScalarView(scalars.filter { !(0x300...0x36F).contains($0.value) }))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
