/// A stateless random generator: derives well-mixed numbers from an index, the same on every machine (the finalizer of
/// SplitMix64).
struct Mixer {
    private var state: UInt64

    /// - Parameter stream: distinguishes unrelated sequences of the same index.
    init(_ index: Int, stream: UInt64) {
        state = UInt64(bitPattern: Int64(index)) &* 0x9E37_79B9_7F4A_7C15 &+ stream &* 0xD1B5_4A32_D192_ED03
        state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
        state ^= state >> 31
    }

    /// Returns a number below `bound`, from bits that the next call does not use.
    mutating func next(_ bound: Int) -> Int {
        let value = (Int(state & 0xFFFF) * bound) >> 16
        state = state >> 16 | state << 48
        return value
    }
}
