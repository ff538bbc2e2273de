/// Numbers in the form that pages read into typed arrays: four bytes each, little-endian.
enum PackedNumbers {
    static func bytes(_ numbers: [UInt32]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: numbers.count * 4) { buffer, initialized in
            for (index, number) in numbers.enumerated() {
                withUnsafeBytes(of: number.littleEndian) { bytes in
                    for (offset, byte) in bytes.enumerated() { buffer[index * 4 + offset] = byte }
                }
            }
            initialized = numbers.count * 4
        }
    }
}
