/// The header that tells browsers to save an answer, by RFC 6266.
enum ContentDisposition {
    /// Returns the header for saving under a name.
    static func attachment(named name: String) -> String {
        let plain = name.unicodeScalars.map {
            (" "..."~").contains($0) && !"\"\\%".unicodeScalars.contains($0) ? $0 : "_"
        }
        let encoded = name.utf8.map { byte in
            isPlain(byte)
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
        }
        return
            "attachment; filename=\"\(String(String.UnicodeScalarView(plain)))\"; filename*=UTF-8''\(encoded.joined())"
    }

    /// Returns whether RFC 8187 allows a byte without escaping.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$&+-.^_`|~".utf8.contains(byte)
        }
    }
}
