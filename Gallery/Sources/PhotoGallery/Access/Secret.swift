/// A secret, of which only a checksum is stored.
struct Secret: Sendable {
    private let digits: String

    init(_ text: String) { digits = SHA256.digits(of: Array(text.utf8)) }

    /// Compares in constant time: the operands are checksums, and they are compared to their ends.
    func matches(_ attempt: String) -> Bool {
        let other = SHA256.digits(of: Array(attempt.utf8))
        return zip(digits.utf8, other.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Returns 256 bits from the system's random number generator, as 64 hexadecimal digits.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
