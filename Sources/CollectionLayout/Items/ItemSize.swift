/// The length of an item as a function of its breadth: `lengthPerBreadth · breadth + extra`.
///
/// It can be a fixed length (only `extra`), a picture that keeps its proportions (only `lengthPerBreadth`), or a
/// picture with a caption (both). Each of them can be an estimate, which the host replaces with a measured length; see
/// ``Arrangement/measure(_:keeping:)``.
///
/// It takes eight bytes, because a collection may have millions of items. Lengths have single precision, which is exact
/// on the grid of ``LayoutUnit`` up to 262,144 points.
public struct ItemSize: Hashable, Sendable, BitwiseCopyable {
    // The signs, including those of −0, are the state of the length:
    //
    // | slope | constant |                                                     |
    // | ----- | -------- | --------------------------------------------------- |
    // |   +   |    +     | The length is final.                                |
    // |   −   |    +     | The item sizes itself; the length is an estimate.   |
    // |   −   |    −     | The item was measured; the constant is positive.    |
    // |   +   |    −     | The item was measured and is shorter than its       |
    // |       |          | proportion; the constant is negative.               |

    @usableFromInline var slope: Float
    @usableFromInline var constant: Float

    @inlinable
    init(slope: Float, constant: Float) {
        self.slope = slope
        self.constant = constant
    }

    @inlinable
    @inline(__always)  // Saves a call for each item.
    init(slopeBits: UInt32, constantBits: UInt32) {
        self.init(slope: Float(bitPattern: slopeBits), constant: Float(bitPattern: constantBits))
    }

    /// Makes a length of `lengthPerBreadth` times the breadth plus `extra` points, which is an estimate if the item is
    /// self-sizing. Negative and undefined values count as 0.
    public init(lengthPerBreadth: Double, extra: Double, isSelfSizing: Bool) {
        // The slope is sanitized like a length, because NaN, negative and infinite numbers must not reach a sum.
        let slope = Float(lengthPerBreadth > 0 ? min(lengthPerBreadth, LayoutUnit.longest) : 0)
        self.init(slope: isSelfSizing ? -slope : slope, constant: Float(LayoutUnit.inlinedLength(extra)))
    }

    // Equality compares bits, because the signs of 0 and −0 have different meanings here.

    @inlinable
    public static func == (left: ItemSize, right: ItemSize) -> Bool {
        left.slope.bitPattern == right.slope.bitPattern && left.constant.bitPattern == right.constant.bitPattern
    }

    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(slope.bitPattern)
        hasher.combine(constant.bitPattern)
    }

    /// Makes a fixed length in points, independent of the breadth.
    public static func fixed(_ length: Double) -> ItemSize {
        ItemSize(lengthPerBreadth: 0, extra: length, isSelfSizing: false)
    }

    /// Makes a length of `lengthPerBreadth` (height to width, if scrolling is vertical) times the breadth, plus `extra`
    /// points.
    public static func ratio(_ lengthPerBreadth: Double, plus extra: Double = 0) -> ItemSize {
        ItemSize(lengthPerBreadth: lengthPerBreadth, extra: extra, isSelfSizing: false)
    }

    /// Makes the size of a self-sizing item. The estimate `length`, in points, is used until the item is measured.
    public static func estimated(_ length: Double) -> ItemSize {
        ItemSize(lengthPerBreadth: 0, extra: length, isSelfSizing: true)
    }

    /// Makes the size of a self-sizing item with a part that is proportional to its breadth: a picture
    /// (`lengthPerBreadth`) above a caption of unknown length (`extra` is the estimate, in points).
    public static func estimated(ratio lengthPerBreadth: Double, plus extra: Double) -> ItemSize {
        ItemSize(lengthPerBreadth: lengthPerBreadth, extra: extra, isSelfSizing: true)
    }

    /// The ratio to the breadth of the part that is proportional to it.
    @inlinable public var lengthPerBreadth: Double { Double(slope.magnitude) }

    /// The part of the length that does not depend on the breadth, in points. It is negative if the item was measured
    /// and is shorter than its proportional part.
    @inlinable
    public var extra: Double {
        // If the slope is negative, the sign of the constant part is not part of the number. There is no branch,
        // because this runs for every item that is placed.
        Double(Float(bitPattern: constant.bitPattern & ~(slope.bitPattern & 0x8000_0000)))
    }

    /// Whether the length is estimated or was measured.
    @inlinable public var isSelfSizing: Bool { slope.sign == .minus || constant.sign == .minus }

    /// Whether the length is an estimate.
    @inlinable public var isEstimate: Bool { slope.sign == .minus && constant.sign == .plus }

    /// Whether the length was measured.
    var isMeasured: Bool { constant.sign == .minus }

    /// Returns the length at a breadth, in points, on the grid of ``LayoutUnit``. O(1).
    @inlinable
    public func length(forBreadth breadth: Double) -> Double {
        // The product is rounded before the rest is added, so that a measured length is returned exactly.
        let scaled = LayoutUnit.inlinedLength(lengthPerBreadth * breadth)
        // Few items are shorter than their proportional part, so a branch is faster than computing without one.
        let isShorter = Int32(bitPattern: constant.bitPattern & ~slope.bitPattern) < 0
        let rest = Double(constant.magnitude)
        return isShorter ? max(0, scaled - rest) : scaled + rest
    }

    /// Returns the size after the item was measured as `length` points at `breadth`. The proportional part stays.
    func measured(_ length: Double, atBreadth breadth: Double) -> ItemSize {
        let extra = LayoutUnit.length(length) - LayoutUnit.length(lengthPerBreadth * breadth)
        let constant = Float(extra.magnitude)
        if extra < 0 { return ItemSize(slope: slope.magnitude, constant: -constant) }
        return isSelfSizing
            ? ItemSize(slope: -slope.magnitude, constant: -constant) : ItemSize(slope: slope, constant: constant)
    }

    /// Returns the size for another breadth: a measured length becomes an estimate again.
    ///
    /// If the item was shorter than its proportional part, the estimate becomes that part: estimates are never shorter.
    @inlinable
    func remeasurable() -> ItemSize {
        if constant.sign == .plus { return self }
        return ItemSize(slope: -slope.magnitude, constant: slope.sign == .minus ? constant.magnitude : 0)
    }

    /// Returns whether the length equals that of another size at every breadth, measured or not.
    func isAsLong(as other: ItemSize) -> Bool { slope.magnitude == other.slope.magnitude && extra == other.extra }
}
