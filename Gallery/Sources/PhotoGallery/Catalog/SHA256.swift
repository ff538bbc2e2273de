import CPhoto

/// The SHA-256 checksum, which identifies contents.
enum SHA256 {
    /// Returns 64 hexadecimal digits.
    static func digits(of bytes: [UInt8]) -> String {
        let checksum = photo_checksum(bytes, bytes.count)
        defer { photo_string_free(checksum) }
        return checksum.map { String(cString: $0) } ?? ""
    }
}
