/// The grid of all distances in an arrangement: 1/64 of a point.
///
/// Sums of such distances are exact in a `Double` up to 2⁴⁶ points, so the order of additions makes no difference. An
/// updated arrangement equals a new one bit by bit, and `==` recognizes content that has merely shifted. Browsers use
/// the same unit (Chromium's `LayoutUnit`), which makes their results comparable.
///
/// It does not round to pixels. The host does that, because it depends on the screen.
public enum LayoutUnit {
    /// The number of units in a point.
    public static let perPoint = 64.0

    /// The maximum length, in points. Longer and infinite lengths are reduced to it, so that sums stay exact.
    public static let longest = 0x1p24

    /// The greatest distance from the start of the content, in points. Sums of such distances are still exact.
    public static let farthest = 0x1p45

    /// Returns the multiple of 1/64 point nearest to `value`. O(1), without a branch.
    @inlinable
    public static func snap(_ value: Double) -> Double {
        // 2⁴⁶ · 1.5 has a unit in the last place of exactly 1/64: adding it rounds, subtracting it leaves the result.
        (value + 0x1.8p46) - 0x1.8p46
    }

    /// Returns the greatest multiple of 1/64 point that is not above `value`. Browsers round quotients in this way.
    @inlinable
    public static func roundedDown(_ value: Double) -> Double {
        let nearest = snap(value)
        return nearest > value ? nearest - 1 / perPoint : nearest
    }

    /// Returns the least multiple of 1/64 point that is not below `value`.
    static func roundedUp(_ value: Double) -> Double { -roundedDown(-value) }

    // Nearly every initializer calls this function several times. Inlined copies of the rounding functions were a
    // twentieth of a WebAssembly module.
    /// Returns the nearest valid length: on the grid, and from 0 to ``longest``. NaN is 0.
    @inline(never)
    public static func length(_ value: Double) -> Double { inlinedLength(value) }

    /// Returns ``length(_:)`` without a call, for code that runs for every item.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    static func inlinedLength(_ value: Double) -> Double {
        // A comparison with NaN is false, which gives 0.
        value > 0 ? snap(value < longest ? value : longest) : 0
    }

    /// Returns a position in units, exact up to 2⁴⁵ points. O(1), without a branch.
    @inlinable
    static func units(_ position: Double) -> Int64 {
        // The addition is the one in `snap`. It leaves the units in the low bits of the significand.
        Int64(bitPattern: (position + 0x1.8p46).bitPattern &- (0x1.8p46).bitPattern)
    }

    /// Returns the position of a number of units, in points; the inverse of ``units(_:)``.
    @inlinable
    static func points(_ units: Int64) -> Double {
        Double(bitPattern: UInt64(bitPattern: units) &+ (0x1.8p46).bitPattern) - 0x1.8p46
    }

    /// Returns ``length(_:)``, but rounded down, so that parts never take more than the whole.
    @inlinable
    public static func lengthRoundedDown(_ value: Double) -> Double {
        // A small tolerance, because a product such as 0.29 · 100 may be slightly below the whole number.
        value > 0 ? roundedDown((value < longest ? value : longest) + 0x1p-20) : 0
    }

    /// Returns the nearest valid position: no farther from 0 than ``farthest``. NaN is 0. It is not rounded.
    @inlinable
    public static func position(_ value: Double) -> Double {
        if value.magnitude <= farthest { return value }
        return value > 0 ? farthest : value < 0 ? -farthest : 0
    }
}
