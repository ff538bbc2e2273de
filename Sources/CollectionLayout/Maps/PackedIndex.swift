/// An index of a section, or of an item together with its section, in an arrangement before a change or after it.
///
/// A protocol, so that old and new indices are different types with one implementation. Neither is generic over what it
/// indexes, because the maps would be compiled for each type.
protocol PackedIndex: Hashable, Sendable {
    /// Ascending in the order of sections and items.
    var packed: Int64 { get }

    init(packed: Int64)
}

extension PackedIndex {
    init(_ index: Int) { self.init(packed: Int64(index)) }

    init(section: Int, item: Int) { self.init(packed: ElementID.packedIndex(section: section, item: item)) }

    /// The index of a section, or of another thing in a single list.
    var number: Int { Int(truncatingIfNeeded: packed) }

    /// The section of an item.
    var section: Int { ElementID(packedIndex: packed).section }

    /// The index of an item in its section.
    var item: Int { ElementID(packedIndex: packed).item }
}

/// An index before a change. It has a type of its own, so that it cannot be mistaken for a ``NewIndex``.
struct OldIndex: PackedIndex {
    let packed: Int64

    /// The same index after the change that comes before this one.
    var ofPrevious: NewIndex { NewIndex(packed: packed) }
}

/// An index after a change.
struct NewIndex: PackedIndex {
    let packed: Int64

    /// The same index before the change that comes after this one.
    var ofNext: OldIndex { OldIndex(packed: packed) }
}

extension ElementID {
    /// The section and index of an item, or of the item of a decoration, as one number. Ascending in the order of the
    /// items.
    var packedIndex: Int64 { Int64(truncatingIfNeeded: raw & 0xFF_FFFF_FFFF_FFFF) }

    /// - Parameter item: an index that is out of reach becomes the last one.
    static func packedIndex(section: Int, item: Int) -> Int64 {
        Int64(section) << 32 | Int64(UInt32(exactly: item) ?? .max)
    }

    init(_ kind: ElementKind = .item, packedIndex: Int64) {
        self.init(raw: UInt64(kind.raw) << 56 | UInt64(truncatingIfNeeded: packedIndex))
    }
}
