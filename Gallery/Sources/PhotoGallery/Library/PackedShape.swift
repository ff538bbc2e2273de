/// A picture's proportions in two bytes: the width divided by the sum of width and height.
///
/// This treats portrait and landscape alike. The error is below 0.01 % for proportions up to 5 : 1.
enum PackedShape {
    /// Returns `round(65535 · w / (w + h))`, except for both ends, where the ratio would be zero or infinite.
    static func pack(width: Int, height: Int) -> UInt16 {
        guard width > 0, height > 0 else { return 32768 }
        let share = Double(width) / (Double(width) + Double(height))
        return UInt16(min(max((share * 65535).rounded(), 1), 65534))
    }

    /// Writes one value per index, little-endian.
    static func bytes(count: Int, _ value: (Int) -> UInt16) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count * 2) { buffer, initialized in
            for index in 0..<count {
                let packed = value(index)
                buffer[index * 2] = UInt8(truncatingIfNeeded: packed)
                buffer[index * 2 + 1] = UInt8(truncatingIfNeeded: packed >> 8)
            }
            initialized = count * 2
        }
    }
}
