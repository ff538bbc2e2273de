/// The kind of an element.
public struct ElementKind: Hashable, Sendable {
    /// The number of the kind.
    public let raw: UInt8

    /// Makes a kind of its number.
    public init(raw: UInt8) { self.raw = raw }

    /// An item of a section.
    public static let item = ElementKind(raw: 0)
    /// The header of a section; see ``HeaderAndFooter``.
    public static let header = ElementKind(raw: 1)
    /// The footer of a section; see ``HeaderAndFooter``.
    public static let footer = ElementKind(raw: 2)
    /// Drawn behind a section; see ``SectionBackground``.
    public static let background = ElementKind(raw: 3)
    /// Before the first section; see ``Arrangement/headerAndFooter``.
    public static let globalHeader = ElementKind(raw: 4)
    /// After the last section.
    public static let globalFooter = ElementKind(raw: 5)

    /// An item at the boundary of a section; see ``BoundaryItem``.
    public static let boundary = ElementKind(raw: 6)
    /// An item at the boundary of the whole content.
    public static let globalBoundary = ElementKind(raw: 7)

    /// Drawn along an edge of an item; see ``ItemDecoration``.
    public static let separator = ElementKind(raw: 16)
    /// Drawn on an item.
    public static let badge = ElementKind(raw: 17)

    /// A kind of decorations of your own, by a number from 0 to 200.
    public static func custom(_ number: Int) -> ElementKind { ElementKind(raw: UInt8(32 + max(0, min(number, 200)))) }

    /// The number of a kind of your own; nil for all others.
    public var customNumber: Int? { raw >= Self.custom(0).raw ? Int(raw - Self.custom(0).raw) : nil }

    /// Whether every item of a section may have one.
    public var isItemDecoration: Bool { raw >= Self.separator.raw }

    /// Whether it belongs to the whole arrangement, and to no section.
    public var isGlobal: Bool { self == .globalHeader || self == .globalFooter || self == .globalBoundary }

    var isBoundary: Bool { self == .boundary || self == .globalBoundary }

    var isHeader: Bool { self == .header || self == .globalHeader }

    var isFooter: Bool { self == .footer || self == .globalFooter }

    /// Whether its length can be measured.
    var isMeasurable: Bool { self != .background && !isItemDecoration }
}

/// The name of an element in an arrangement: kind, section and item in 64 bits.
///
/// It names a position in this arrangement. It is not the identity of the content, which moves when something is
/// inserted before it.
public struct ElementID: Hashable, Sendable, BitwiseCopyable {
    /// Kind in the top 8 bits, section in the next 24, item in the low 32.
    public let raw: UInt64

    /// Makes a name of its 64 bits, such as one that was stored.
    public init(raw: UInt64) { self.raw = raw }

    /// The most items a section can have: as many as have a name, and an index that an `Int` holds.
    static let mostItems = Int(exactly: UInt32.max) ?? .max

    /// Sections beyond 2²⁴ and items beyond 2³² are out of reach, and name nothing.
    public init(_ kind: ElementKind, section: Int, item: Int = 0) {
        let isInReach = 0..<(1 << 24) ~= section && UInt64(bitPattern: Int64(item)) < 1 << 32
        raw = isInReach ? UInt64(kind.raw) << 56 | UInt64(section) << 32 | UInt64(item) : .max
    }

    /// The only element of its kind; the section in it means nothing.
    public static let globalHeader = ElementID(.globalHeader, section: 0)
    /// The only element of its kind; the section in it means nothing.
    public static let globalFooter = ElementID(.globalFooter, section: 0)

    /// The name of an item.
    public static func item(_ item: Int, section: Int = 0) -> ElementID {
        ElementID(.item, section: section, item: item)
    }

    /// The name of a section's header.
    public static func header(section: Int) -> ElementID { ElementID(.header, section: section) }
    /// The name of a section's footer.
    public static func footer(section: Int) -> ElementID { ElementID(.footer, section: section) }
    /// The name of a section's background.
    public static func background(section: Int) -> ElementID { ElementID(.background, section: section) }

    /// The kind of the element.
    public var kind: ElementKind { ElementKind(raw: UInt8(truncatingIfNeeded: raw >> 56)) }
    /// The section of the element; it means nothing for global elements.
    public var section: Int { Int(raw >> 32 & 0xFF_FFFF) }
    /// The number of the item, or of the item that a decoration belongs to, or of a boundary item; else 0.
    public var item: Int { Int(truncatingIfNeeded: raw & 0xFFFF_FFFF) }
}

#if !$Embedded
    extension ElementID: Codable {}
#endif
