/// The index of a section, or of an item together with its section, before or after a change.
///
/// It is a protocol, so that old and new indices are different types with one implementation. They are not generic over
/// the kind of element, because the maps would then be compiled for each kind.
protocol PackedIndex: Hashable, Sendable {
    /// The index as one number, ascending in the order of sections and items.
    var packed: Int64 { get }

    init(packed: Int64)
}

extension PackedIndex {
    init(_ index: Int) { self.init(packed: Int64(index)) }

    init(section: Int, item: Int) { self.init(packed: ElementID.packedIndex(section: section, item: item)) }

    /// The index of a section, or of another element of a single list.
    var number: Int { Int(truncatingIfNeeded: packed) }

    /// The section of an item.
    var section: Int { ElementID(packedIndex: packed).section }

    /// The index of an item in its section.
    var item: Int { ElementID(packedIndex: packed).item }
}

/// An index before a change. It has its own type, so that it cannot be confused with a ``NewIndex``.
struct OldIndex: PackedIndex {
    let packed: Int64

    /// The same index as one after the previous change.
    var ofPrevious: NewIndex { NewIndex(packed: packed) }
}

/// An index after a change.
struct NewIndex: PackedIndex {
    let packed: Int64

    /// The same index as one before the next change.
    var ofNext: OldIndex { OldIndex(packed: packed) }
}

extension ElementID {
    /// The section and index of an item, or of a decoration's item, as one number, ascending in the order of items.
    var packedIndex: Int64 { Int64(truncatingIfNeeded: raw & 0xFF_FFFF_FFFF_FFFF) }

    /// Returns the section and index of an item as one number. An index that is out of range becomes the largest one.
    static func packedIndex(section: Int, item: Int) -> Int64 {
        Int64(section) << 32 | Int64(UInt32(exactly: item) ?? .max)
    }

    init(_ kind: ElementKind = .item, packedIndex: Int64) {
        self.init(raw: UInt64(kind.raw) << 56 | UInt64(truncatingIfNeeded: packedIndex))
    }
}
