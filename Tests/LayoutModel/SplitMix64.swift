/// A generator that gives the same numbers for the same seed on every machine (Steele, Lea, Flood 2014).
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns true with a probability of 1 / `count`.
    package mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// A random distance in points, on the grid of 1/64 point.
    package mutating func distance(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &self) * 64).rounded() / 64
    }
}
