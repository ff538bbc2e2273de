/// The description of a section: items with a layout of their own, and what surrounds them.
///
/// From the start of the main axis: spacing, header, inset, items, inset, footer; the background lies behind all of it but the spacing.
///
/// A description is plain data. An ``Arrangement`` takes what it says and keeps none of it that the arrangement changes
/// later: what has been measured is asked of the arrangement (``Arrangement/size(of:)``), and a section of an arrangement
/// is changed in place (``Arrangement/changeSection(_:_:)``).
public struct CollectionSection: Sendable {
    private(set) var layout: ErasedLayout
    /// How the section scrolls across, its items in a viewport of their own; nil if it does not.
    public private(set) var orthogonal: OrthogonalScrolling?
    /// The items; nil if only their number is known, which is enough for a formula.
    public var items: Items? {
        didSet { placesItems = true }
    }
    /// The number of items if nothing else is known of them.
    private let bareCount: Int
    var surroundings: SectionSurroundings
    /// Whether layout or items are other ones than those of the arranged section that is being changed.
    private(set) var placesItems: Bool

    /// A section whose layout places one item, or one run of items, after the other.
    ///
    /// - Parameter scrolling: how the section scrolls across, its items in a viewport of their own; nil if it does not.
    @inlinable
    public init<Layout: RunLayout>(
        _ layout: Layout, items: Items, orthogonal scrolling: OrthogonalScrolling? = nil, header: ItemSize? = nil,
        footer: ItemSize? = nil, hasBackground: Bool = false, insets: LogicalInsets = .zero
    ) {
        self.init(
            ErasedLayout(run: layout), items, bareCount: 0, scrolling, header, footer, hasBackground, insets)
    }

    /// A section whose layout is a formula.
    ///
    /// - Parameter count: the number of items. A negative one is 0, and one above 2³² − 1 is that.
    @inlinable
    public init<Layout: FormulaLayout>(
        _ layout: Layout, count: Int, header: ItemSize? = nil, footer: ItemSize? = nil, hasBackground: Bool = false,
        insets: LogicalInsets = .zero
    ) {
        self.init(
            ErasedLayout(formula: layout), nil, bareCount: count, nil, header, footer, hasBackground, insets)
    }

    @inline(never)  // It is large, and would be copied to wherever a section is described.
    @usableFromInline
    init(
        _ layout: ErasedLayout, _ items: Items?, bareCount: Int, _ scrolling: OrthogonalScrolling?,
        _ header: ItemSize?, _ footer: ItemSize?, _ hasBackground: Bool, _ insets: LogicalInsets
    ) {
        self.init(
            layout, items, bareCount: bareCount, scrolling,
            SectionSurroundings(header, footer, hasBackground, insets))
    }

    init(
        _ layout: ErasedLayout, _ items: Items?, bareCount: Int, _ scrolling: OrthogonalScrolling?,
        _ surroundings: SectionSurroundings, placesItems: Bool = true
    ) {
        self.layout = layout
        self.items = items
        self.bareCount = max(0, min(bareCount, ElementID.mostItems))
        orthogonal = scrolling
        self.surroundings = surroundings
        self.placesItems = placesItems
    }

    /// Gives the items another layout, which places runs.
    ///
    /// - Parameter scrolling: how the section scrolls across, its items in a viewport of their own; nil if it does not.
    @inlinable
    public mutating func setLayout(_ layout: some RunLayout, orthogonal scrolling: OrthogonalScrolling? = nil) {
        setLayout(ErasedLayout(run: layout), scrolling)
    }

    /// Gives the items another layout, which is a formula. Their sizes are kept for layouts that heed them.
    @inlinable
    public mutating func setFormula(_ layout: some FormulaLayout) { setLayout(ErasedLayout(formula: layout), nil) }

    @inline(never)  // Likewise.
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
        get { surroundings.headerAndFooter }
        set { surroundings.headerAndFooter = newValue }
    }

    /// How long the header is; nil for none.
    public var header: ItemSize? {
        get { headerAndFooter.header }
        set { headerAndFooter.header = newValue }
    }

    /// How long the footer is; nil for none.
    public var footer: ItemSize? {
        get { headerAndFooter.footer }
        set { headerAndFooter.footer = newValue }
    }

    /// What lies behind the section: an element of kind ``ElementKind/background``; nil for none.
    public var background: SectionBackground? {
        get { surroundings.background }
        set { surroundings.background = newValue }
    }

    /// Whether there is a background.
    public var hasBackground: Bool {
        get { background != nil }
        set { background = newValue ? background ?? SectionBackground() : nil }
    }

    /// What is drawn with every item. Duplicates of a kind, and kinds that are not decorations, are ignored.
    public var decorations: [ItemDecoration] {
        get { surroundings.decorations }
        set { surroundings.decorations = newValue }
    }

    /// The distances around the items, between header and footer.
    public var insets: LogicalInsets {
        get { surroundings.insets }
        set { surroundings.insets = newValue }
    }

    /// Points before the section, which belong to nothing: between it and the one before.
    public var spacing: Double {
        get { surroundings.spacing }
        set { surroundings.spacing = LayoutUnit.length(newValue) }
    }

    /// What lies at the boundary of the section besides header and footer: elements of kind ``ElementKind/boundary``.
    public var boundary: [BoundaryItem] {
        get { headerAndFooter.boundary }
        set { headerAndFooter.boundary = newValue }
    }

    /// The room that its insets, and what lies beside the items, leave to the items in a viewport.
    public func container(viewportLength: Double, breadth: Double) -> Container {
        surroundings.container(viewportLength: viewportLength, breadth: breadth)
    }

    /// How the items look on their way through the viewport; nil for no differently.
    public var effect: ViewportEffect? {
        get { surroundings.effect }
        set { surroundings.effect = newValue }
    }
}

extension SectionSurroundings {
    fileprivate init(_ header: ItemSize?, _ footer: ItemSize?, _ hasBackground: Bool, _ insets: LogicalInsets) {
        headerAndFooter = HeaderAndFooter(header: header, footer: footer)
        background = hasBackground ? SectionBackground() : nil
        self.insets = insets
    }
}
