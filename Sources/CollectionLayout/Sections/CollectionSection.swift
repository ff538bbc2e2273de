/// The description of a section: items, their layout, and the surrounding elements.
///
/// Along the main axis, it consists of spacing, header, inset, items, inset and footer. By default, the background lies
/// behind everything except the spacing.
///
/// An ``Arrangement`` copies the description, and its later changes do not appear here. Ask the arrangement for
/// measured sizes (``Arrangement/size(of:)``), and change its sections in place (``Arrangement/changeSection(_:_:)``).
public struct CollectionSection: Sendable {
    private(set) var layout: ErasedLayout
    /// The scrolling of a section that scrolls across, with its items in a viewport of their own; nil if it does not.
    public private(set) var orthogonal: OrthogonalScrolling?
    /// The items; nil if only their number is known, which is enough for a formula.
    public var items: Items? {
        didSet { placesItems = true }
    }
    /// The number of items if the section has only a number.
    private let bareCount: Int
    var accessories: SectionAccessories
    /// Whether the layout or the items differ from those of the arranged section that is being changed.
    private(set) var placesItems: Bool

    /// Makes a section whose layout places one item, or one run of items, after another.
    ///
    /// - Parameters:
    ///   - layout: The layout of the items.
    ///   - items: The items.
    ///   - scrolling: The scrolling of a section that scrolls across; nil if it does not.
    ///   - header: The length of the header; nil for no header.
    ///   - footer: The length of the footer; nil for no footer.
    ///   - hasBackground: Whether there is a background.
    ///   - insets: The distances around the items, between header and footer.
    @inlinable
    public init<Layout: RunLayout>(
        _ layout: Layout, items: Items, orthogonal scrolling: OrthogonalScrolling? = nil, header: ItemSize? = nil,
        footer: ItemSize? = nil, hasBackground: Bool = false, insets: LogicalInsets = .zero
    ) {
        self.init(
            ErasedLayout(run: layout), items, bareCount: 0, scrolling, header, footer, hasBackground, insets)
    }

    /// Makes a section whose layout is a formula.
    ///
    /// - Parameters:
    ///   - layout: The layout of the items.
    ///   - count: The number of items, clamped to 0…``Items/maximumItemCount``.
    ///   - header: The length of the header; nil for no header.
    ///   - footer: The length of the footer; nil for no footer.
    ///   - hasBackground: Whether there is a background.
    ///   - insets: The distances around the items, between header and footer.
    @inlinable
    public init<Layout: FormulaLayout>(
        _ layout: Layout, count: Int, header: ItemSize? = nil, footer: ItemSize? = nil, hasBackground: Bool = false,
        insets: LogicalInsets = .zero
    ) {
        self.init(
            ErasedLayout(formula: layout), nil, bareCount: count, nil, header, footer, hasBackground, insets)
    }

    @inline(never)  // It is large, and would be copied to every place where a section is described.
    @usableFromInline
    init(
        _ layout: ErasedLayout, _ items: Items?, bareCount: Int, _ scrolling: OrthogonalScrolling?,
        _ header: ItemSize?, _ footer: ItemSize?, _ hasBackground: Bool, _ insets: LogicalInsets
    ) {
        self.init(
            layout, items, bareCount: bareCount, scrolling,
            SectionAccessories(header, footer, hasBackground, insets))
    }

    init(
        _ layout: ErasedLayout, _ items: Items?, bareCount: Int, _ scrolling: OrthogonalScrolling?,
        _ accessories: SectionAccessories, placesItems: Bool = true
    ) {
        self.layout = layout
        self.items = items
        self.bareCount = max(0, min(bareCount, ElementID.maximumItemCount))
        orthogonal = scrolling
        self.accessories = accessories
        self.placesItems = placesItems
    }

    /// Replaces the layout with one that places runs.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - scrolling: The scrolling of a section that scrolls across; nil if it does not.
    @inlinable
    public mutating func setLayout(_ layout: some RunLayout, orthogonal scrolling: OrthogonalScrolling? = nil) {
        setLayout(ErasedLayout(run: layout), scrolling)
    }

    /// Replaces the layout with a formula. The items' sizes are kept for a later layout that uses them.
    @inlinable
    public mutating func setFormula(_ layout: some FormulaLayout) { setLayout(ErasedLayout(formula: layout), nil) }

    @inline(never)  // It would be copied to every place where a layout is set.
    @usableFromInline
    mutating func setLayout(_ layout: ErasedLayout, _ scrolling: OrthogonalScrolling?) {
        self.layout = layout
        orthogonal = scrolling
        placesItems = true
    }

    /// The number of items.
    public var count: Int { items?.count ?? bareCount }
}

extension CollectionSection {
    /// The header, the footer and the boundary items of the section.
    public var headerAndFooter: HeaderAndFooter {
        get { accessories.headerAndFooter }
        set { accessories.headerAndFooter = newValue }
    }

    /// The length of the header; nil for no header.
    public var header: ItemSize? {
        get { headerAndFooter.header }
        set { headerAndFooter.header = newValue }
    }

    /// The length of the footer; nil for no footer.
    public var footer: ItemSize? {
        get { headerAndFooter.footer }
        set { headerAndFooter.footer = newValue }
    }

    /// The background behind the section, an element of kind ``ElementKind/background``; nil for none.
    public var background: SectionBackground? {
        get { accessories.background }
        set { accessories.background = newValue }
    }

    /// Whether there is a background.
    public var hasBackground: Bool {
        get { background != nil }
        set { background = newValue ? background ?? SectionBackground() : nil }
    }

    /// The decorations of every item. Ignores duplicates of a kind, and kinds that are not decorations.
    public var decorations: [ItemDecoration] {
        get { accessories.decorations }
        set { accessories.decorations = newValue }
    }

    /// The distances around the items, between header and footer.
    public var insets: LogicalInsets {
        get { accessories.insets }
        set { accessories.insets = newValue }
    }

    /// The distance from the end of the previous section to the start of this one, in points. It belongs to neither.
    public var spacing: Double {
        get { accessories.spacing }
        set { accessories.spacing = LayoutUnit.length(newValue) }
    }

    /// The items at the boundary of the section except for header and footer: elements of kind
    /// ``ElementKind/boundary``.
    public var boundary: [BoundaryItem] {
        get { headerAndFooter.boundary }
        set { headerAndFooter.boundary = newValue }
    }

    /// Returns the space for items in a viewport, within the insets and beside boundary items.
    public func container(viewportLength: Double, breadth: Double) -> Container {
        accessories.container(viewportLength: viewportLength, breadth: breadth)
    }

    /// The effect on items that pass through the viewport; nil for none.
    public var effect: ViewportEffect? {
        get { accessories.effect }
        set { accessories.effect = newValue }
    }
}

extension SectionAccessories {
    fileprivate init(_ header: ItemSize?, _ footer: ItemSize?, _ hasBackground: Bool, _ insets: LogicalInsets) {
        headerAndFooter = HeaderAndFooter(header: header, footer: footer)
        background = hasBackground ? SectionBackground() : nil
        self.insets = insets
    }
}
