/// The span, the row span, and the preferred breadth of an item.
///
/// It is one value of eight bytes rather than three columns, so that one test shows whether a page has any of them.
@usableFromInline
struct ItemExtent: Hashable, Sendable, BitwiseCopyable {
    /// The preferred breadth; negative if there is none. Single precision is exact, as for the lengths of ``ItemSize``.
    @usableFromInline var preferredBreadth: Float
    @usableFromInline var lanes: UInt16
    @usableFromInline var rows: UInt16

    /// Makes an extent. Spans below 1 become 1, and an invalid breadth becomes finite; see ``LayoutUnit/length(_:)``.
    init(span: Int = 1, rowSpan: Int = 1, breadth: Double? = nil) {
        lanes = Self.packed(span)
        rows = Self.packed(rowSpan)
        preferredBreadth = Self.packed(breadth)
    }

    private static func packed(_ span: Int) -> UInt16 { UInt16(max(1, min(span, Int(UInt16.max)))) }

    private static func packed(_ breadth: Double?) -> Float { breadth.map { Float(LayoutUnit.length($0)) } ?? -1 }

    @inlinable var span: Int { Int(lanes) }

    @inlinable var rowSpan: Int { Int(rows) }

    /// The preferred breadth, in points; nil if the layout determines the breadth.
    @inlinable var breadth: Double? { preferredBreadth < 0 ? nil : Double(preferredBreadth) }

    /// Returns the extent with another preferred breadth, in points.
    func with(breadth: Double) -> ItemExtent {
        var extent = self
        extent.preferredBreadth = Self.packed(breadth)
        return extent
    }
}
