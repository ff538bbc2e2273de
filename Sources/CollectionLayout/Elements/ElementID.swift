/// The kind of an element.
public struct ElementKind: Hashable, Sendable {
    /// The number of the kind.
    public let raw: UInt8

    /// Makes the kind with a number.
    public init(raw: UInt8) { self.raw = raw }

    /// An item of a section.
    public static let item = ElementKind(raw: 0)
    /// The header of a section; see ``HeaderAndFooter``.
    public static let header = ElementKind(raw: 1)
    /// The footer of a section; see ``HeaderAndFooter``.
    public static let footer = ElementKind(raw: 2)
    /// The background of a section; see ``SectionBackground``.
    public static let background = ElementKind(raw: 3)
    /// The global header, before the first section; see ``Arrangement/headerAndFooter``.
    public static let globalHeader = ElementKind(raw: 4)
    /// The global footer, after the last section.
    public static let globalFooter = ElementKind(raw: 5)

    /// An item at the boundary of a section; see ``BoundaryItem``.
    public static let boundary = ElementKind(raw: 6)
    /// An item at the boundary of the whole content.
    public static let globalBoundary = ElementKind(raw: 7)

    /// A separator along an edge of an item; see ``ItemDecoration``.
    public static let separator = ElementKind(raw: 16)
    /// A badge on an item; see ``ItemDecoration``.
    public static let badge = ElementKind(raw: 17)

    /// Returns a kind for decorations of your own. The number is clamped to 0…200.
    public static func custom(_ number: Int) -> ElementKind { ElementKind(raw: UInt8(32 + max(0, min(number, 200)))) }

    /// The number of a kind of your own; nil for all other kinds.
    public var customNumber: Int? { raw >= Self.custom(0).raw ? Int(raw - Self.custom(0).raw) : nil }

    /// Whether it is a kind of ``ItemDecoration``.
    public var isItemDecoration: Bool { raw >= Self.separator.raw }

    /// Whether elements of this kind belong to the whole arrangement, and to no section.
    public var isGlobal: Bool { self == .globalHeader || self == .globalFooter || self == .globalBoundary }

    var isBoundary: Bool { self == .boundary || self == .globalBoundary }

    var isHeader: Bool { self == .header || self == .globalHeader }

    var isFooter: Bool { self == .footer || self == .globalFooter }

    /// Whether elements of this kind can be measured.
    var isMeasurable: Bool { self != .background && !isItemDecoration }
}

/// The name of an element in an arrangement: kind, section and item in 64 bits.
///
/// It names a position in this arrangement, not the content: an insertion before an element changes its name.
public struct ElementID: Hashable, Sendable, BitwiseCopyable {
    /// The kind in the top 8 bits, the section in the next 24, and the item in the low 32.
    public let raw: UInt64

    /// Makes a name from its 64 bits, such as a stored one.
    public init(raw: UInt64) { self.raw = raw }

    /// The maximum number of items in a section, limited by the bits in a name and by `Int` on 32-bit platforms.
    static let maximumItemCount = Int(exactly: UInt32.max) ?? .max

    /// Makes the name of an element. Sections from 2²⁴ on and items from 2³² on cannot be named; their name matches no
    /// element. Neither does that of a header, footer or background with an item other than 0, or that of a global element
    /// with a section other than 0, so that every element has one name.
    public init(_ kind: ElementKind, section: Int, item: Int = 0) {
        let isInReach = 0..<(1 << 24) ~= section && UInt64(bitPattern: Int64(item)) < 1 << 32
        raw = isInReach ? UInt64(kind.raw) << 56 | UInt64(section) << 32 | UInt64(item) : .max
    }

    /// The name of the global header.
    public static let globalHeader = ElementID(.globalHeader, section: 0)
    /// The name of the global footer.
    public static let globalFooter = ElementID(.globalFooter, section: 0)

    /// Returns the name of an item.
    public static func item(_ item: Int, section: Int = 0) -> ElementID {
        ElementID(.item, section: section, item: item)
    }

    /// Returns the name of a section's header.
    public static func header(section: Int) -> ElementID { ElementID(.header, section: section) }
    /// Returns the name of a section's footer.
    public static func footer(section: Int) -> ElementID { ElementID(.footer, section: section) }
    /// Returns the name of a section's background.
    public static func background(section: Int) -> ElementID { ElementID(.background, section: section) }

    /// The kind of the element.
    public var kind: ElementKind { ElementKind(raw: UInt8(truncatingIfNeeded: raw >> 56)) }
    /// The section of the element; 0 for global elements.
    public var section: Int { Int(raw >> 32 & 0xFF_FFFF) }
    /// The index of the item, of the item that a decoration belongs to, or of a boundary item; otherwise 0.
    public var item: Int { Int(truncatingIfNeeded: raw & 0xFFFF_FFFF) }
}

#if !$Embedded
    extension ElementID: Codable {}
#endif
