/// The length of an item as a function of its breadth: `lengthPerBreadth · breadth + extra`.
///
/// This covers what collections need: a fixed length (no slope), a picture that keeps its proportions (no extra), a
/// picture with a caption (both). Either can be an estimate, which the host replaces by a measured length; see
/// ``Arrangement/measure(_:keeping:)``.
///
/// Eight bytes, because there is one for every item of a million. Lengths are single precision, exact on the grid of
/// ``LayoutUnit`` up to 262,144 points.
public struct ItemSize: Hashable, Sendable, BitwiseCopyable {
    // The signs, also of −0, say how certain the length is:
    //
    // | slope | constant |                                                     |
    // | ----- | -------- | --------------------------------------------------- |
    // |   +   |    +     | The item is as long as it says.                     |
    // |   −   |    +     | It sizes itself, and is an estimate.                |
    // |   −   |    −     | It has been measured; the constant part is positive.|
    // |   +   |    −     | It has been measured to be shorter than its         |
    // |       |          | proportion says; the constant part is negative.     |

    @usableFromInline var slope: Float
    @usableFromInline var constant: Float

    @usableFromInline
    init(slope: Float, constant: Float) {
        self.slope = slope
        self.constant = constant
    }

    init(lengthPerBreadth: Double, extra: Double, isSelfSizing: Bool) {
        // The slope is sanitized like a length, because NaN, negative and infinite numbers must not reach a sum.
        let slope = Float(lengthPerBreadth > 0 ? min(lengthPerBreadth, LayoutUnit.longest) : 0)
        self.init(slope: isSelfSizing ? -slope : slope, constant: Float(LayoutUnit.inlinedLength(extra)))
    }

    // Compares bits, because 0 and −0 differ here and are equal as numbers.

    @inlinable
    public static func == (left: ItemSize, right: ItemSize) -> Bool {
        left.slope.bitPattern == right.slope.bitPattern && left.constant.bitPattern == right.constant.bitPattern
    }

    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(slope.bitPattern)
        hasher.combine(constant.bitPattern)
    }

    /// A fixed number of points, whatever the breadth.
    public static func fixed(_ length: Double) -> ItemSize {
        ItemSize(lengthPerBreadth: 0, extra: length, isSelfSizing: false)
    }

    /// `lengthPerBreadth` times the breadth (height to width, if scrolling is vertical), and `extra` points.
    public static func ratio(_ lengthPerBreadth: Double, plus extra: Double = 0) -> ItemSize {
        ItemSize(lengthPerBreadth: lengthPerBreadth, extra: extra, isSelfSizing: false)
    }

    /// Sizes itself: `length` stands in until the item has been measured.
    public static func estimated(_ length: Double) -> ItemSize {
        ItemSize(lengthPerBreadth: 0, extra: length, isSelfSizing: true)
    }

    /// Sizes itself, but for a part in proportion to the breadth: a picture (`lengthPerBreadth`) above a caption of
    /// unknown length (`extra`).
    public static func estimated(ratio lengthPerBreadth: Double, plus extra: Double) -> ItemSize {
        ItemSize(lengthPerBreadth: lengthPerBreadth, extra: extra, isSelfSizing: true)
    }

    /// The same size without what makes no sense, for sizes that were written into memory by others.
    ///
    /// Foreign code may fill an array of sizes as pairs of floats: length per breadth, with a minus sign where the item
    /// sizes itself, and extra.
    public var sanitized: ItemSize {
        ItemSize(lengthPerBreadth: lengthPerBreadth, extra: Double(constant), isSelfSizing: slope.sign == .minus)
    }

    /// The part of the length in proportion to the breadth.
    @inlinable public var lengthPerBreadth: Double { Double(slope.magnitude) }

    /// The part of the length that does not depend on the breadth, in points; negative where an item has been measured to
    /// be shorter than its proportion says.
    @inlinable
    public var extra: Double {
        // If the slope is negative, the sign of the constant part is not part of the number. There is no branch,
        // because this runs for every item that is placed.
        Double(Float(bitPattern: constant.bitPattern & ~(slope.bitPattern & 0x8000_0000)))
    }

    /// Whether its length comes from measuring.
    @inlinable public var isSelfSizing: Bool { slope.sign == .minus || constant.sign == .minus }

    /// Whether its length is only a guess so far.
    @inlinable public var isEstimate: Bool { slope.sign == .minus && constant.sign == .plus }

    /// Whether its length was measured.
    var isMeasured: Bool { constant.sign == .minus }

    /// The length at a breadth, in points, on the grid of ``LayoutUnit``. O(1).
    @inlinable
    public func length(forBreadth breadth: Double) -> Double {
        // Rounded before the rest is added, so that a measured length is returned exactly.
        let scaled = LayoutUnit.inlinedLength(lengthPerBreadth * breadth)
        // Few items have been measured to be shorter than their proportion, and a branch for them takes less than to do without.
        let isShorter = Int32(bitPattern: constant.bitPattern & ~slope.bitPattern) < 0
        let rest = Double(constant.magnitude)
        return isShorter ? max(0, scaled - rest) : scaled + rest
    }

    /// The same item, measured to be `length` long at `breadth`. Its proportion stays.
    func measured(_ length: Double, atBreadth breadth: Double) -> ItemSize {
        let extra = LayoutUnit.length(length) - LayoutUnit.length(lengthPerBreadth * breadth)
        let constant = Float(extra.magnitude)
        if extra < 0 { return ItemSize(slope: slope.magnitude, constant: -constant) }
        return isSelfSizing
            ? ItemSize(slope: -slope.magnitude, constant: -constant) : ItemSize(slope: slope, constant: constant)
    }

    /// Returns the size for another breadth: a measured length becomes an estimate again.
    ///
    /// A correction that makes the item shorter than its proportions is dropped, because an estimate is never shorter
    /// than those.
    @inlinable
    func remeasurable() -> ItemSize {
        if constant.sign == .plus { return self }
        return ItemSize(slope: -slope.magnitude, constant: slope.sign == .minus ? constant.magnitude : 0)
    }

    /// Whether it is as long as another size at every breadth, measured or not.
    func isAsLong(as other: ItemSize) -> Bool { slope.magnitude == other.slope.magnitude && extra == other.extra }
}
