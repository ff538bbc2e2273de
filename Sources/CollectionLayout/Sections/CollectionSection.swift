/// Items with a layout of their own, and what surrounds them.
///
/// From the start of the main axis: header, inset, items, inset, footer; the background lies behind all of it.
public struct CollectionSection: Sendable {
    /// The header and the footer.
    public var headerAndFooter: HeaderAndFooter
    /// What lies behind the section: an element of kind ``ElementKind/background``; nil for none.
    public var background: SectionBackground?
    /// What is drawn with every item. One whose kind an earlier one has, or that is no kind of decorations, is left out.
    public var decorations: [ItemDecoration] = [] {
        didSet {
            var kept: [ItemDecoration] = []
            decorationReach = 0
            for decoration in decorations where decoration.kind.isItemDecoration {
                if kept.contains(where: { $0.kind == decoration.kind }) { continue }
                kept.append(decoration)
                // A unit more: where a badge is attached need not lie on the grid.
                decorationReach = max(decorationReach, decoration.reach + 1 / LayoutUnit.perPoint)
            }
            decorations = kept
        }
    }
    /// How far decorations may stick out of their items along the main axis, in points.
    private(set) var decorationReach = 0.0
    /// Around the items, between header and footer.
    public var insets: LogicalInsets
    /// How its items look on their way through the viewport; nil for no differently.
    public var effect: ViewportEffect?
    private var box: ContentBox
    /// That of the viewport for which it is arranged, and its header and footer were measured if they were.
    private(set) var breadth = 0.0

    private init(
        _ content: any SectionContent, _ scrolling: OrthogonalScrolling?, _ header: ItemSize?, _ footer: ItemSize?,
        _ hasBackground: Bool, _ insets: LogicalInsets
    ) {
        box = ContentBox(scrolling.map { OrthogonalContent(content, $0) } ?? content)
        headerAndFooter = HeaderAndFooter(header: header, footer: footer)
        background = hasBackground ? SectionBackground() : nil
        self.insets = insets
    }

    /// A section whose layout places one item, or one run of items, after the other.
    ///
    /// - Parameter scrolling: how the section scrolls across, its items in a viewport of their own; nil if it does not.
    public init<Layout: RunLayout>(
        _ layout: Layout, items: Items, orthogonal scrolling: OrthogonalScrolling? = nil, header: ItemSize? = nil,
        footer: ItemSize? = nil, hasBackground: Bool = false, insets: LogicalInsets = .zero
    ) {
        self.init(Self.content(layout, items), scrolling, header, footer, hasBackground, insets)
    }

    /// A section whose layout is a formula.
    ///
    /// - Parameter count: the number of items. A negative one is 0, and one above 2³² − 1 is that.
    public init<Layout: FormulaLayout>(
        _ layout: Layout, count: Int, header: ItemSize? = nil, footer: ItemSize? = nil, hasBackground: Bool = false,
        insets: LogicalInsets = .zero
    ) {
        self.init(Self.content(layout, count), nil, header, footer, hasBackground, insets)
    }

    private static func content<Layout: RunLayout>(_ layout: Layout, _ items: Items) -> any SectionContent {
        #if $Embedded
            AnyLayout(layout).content(items)
        #else
            FoldContent(layout, items: items)
        #endif
    }

    private static func content<Layout: FormulaLayout>(_ layout: Layout, _ count: Int) -> any SectionContent {
        #if $Embedded
            AnyFormula(layout).content(count)
        #else
            FormulaContent(layout, count: count)
        #endif
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

    /// Whether there is a background.
    public var hasBackground: Bool {
        get { background != nil }
        set { background = newValue ? background ?? SectionBackground() : nil }
    }

    /// The number of items.
    public var count: Int { content.count }

    /// The items with what has been measured of them; nil where the layout is a formula and holds none.
    public var items: Items? { content.items }
}

extension CollectionSection {
    var content: any SectionContent { box.content }

    /// - Parameter breadth: that of header and footer. On another one than before, what was measured is an estimate.
    mutating func arrange(in container: Container, breadth: Double) {
        if breadth != self.breadth {
            headerAndFooter.forgetMeasurements()
            self.breadth = breadth
        }
        box = ContentBox(content.arranged(in: container))
    }

    /// The same section, scrolled across as far as another one if both do scroll across.
    func scrolled(like other: CollectionSection) -> CollectionSection {
        guard let offset = (other.content as? OrthogonalContent)?.scrolledOffset else { return self }
        var section = self
        section.mutateContent { ($0 as? OrthogonalContent)?.offset = offset }
        return section
    }

    /// Changes the content where it stands, or a copy of it if others hold it too.
    mutating func mutateContent(_ change: (any SectionContent) -> Void) {
        change(ContentBox.makeUnique(&box))
    }
}
