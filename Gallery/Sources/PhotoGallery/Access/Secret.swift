/// Something that only some people know. It keeps a checksum and forgets the secret.
struct Secret: Sendable {
    private let digits: String

    init(_ text: String) { digits = SHA256.digits(of: Array(text.utf8)) }

    /// Compares in a time that tells nothing of the secret: checksums are compared, and always to their ends.
    func matches(_ attempt: String) -> Bool {
        let other = SHA256.digits(of: Array(attempt.utf8))
        return zip(digits.utf8, other.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// 256 bits from the system's own source of randomness, as 64 hexadecimal digits.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
