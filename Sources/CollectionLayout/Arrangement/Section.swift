/// Items with a layout of their own, and what surrounds them.
///
/// From the start of the main axis: header, inset, items, inset, footer; the background lies behind all of it.
public struct Section: Sendable {
    /// How long the header is; nil for none.
    public var header: ItemSize?
    /// How long the footer is; nil for none.
    public var footer: ItemSize?
    /// Whether an element of kind ``ElementKind/background`` lies behind the section.
    public var hasBackground: Bool
    /// Around the items, between header and footer.
    public var insets: LogicalInsets
    /// How its items look on their way through the viewport; nil for no differently.
    public var effect: ViewportEffect?
    private var box: ContentBox
    /// For which header and footer were measured, if they were.
    private var breadth = 0.0

    private init(
        _ content: any SectionContent, _ header: ItemSize?, _ footer: ItemSize?, _ hasBackground: Bool,
        _ insets: LogicalInsets
    ) {
        box = ContentBox(content)
        self.header = header
        self.footer = footer
        self.hasBackground = hasBackground
        self.insets = insets
    }

    /// A section whose layout places one item, or one run of items, after the other.
    public init<Layout: RunLayout>(
        _ layout: Layout, items: Items, header: ItemSize? = nil, footer: ItemSize? = nil, hasBackground: Bool = false,
        insets: LogicalInsets = .zero
    ) {
        self.init(FoldContent(layout, items: items), header, footer, hasBackground, insets)
    }

    /// A section whose layout is a formula.
    public init<Layout: FormulaLayout>(
        _ layout: Layout, count: Int, header: ItemSize? = nil, footer: ItemSize? = nil, hasBackground: Bool = false,
        insets: LogicalInsets = .zero
    ) {
        self.init(FormulaContent(layout, count: count), header, footer, hasBackground, insets)
    }

    /// The number of items.
    public var count: Int { content.count }

    /// The items with what has been measured of them; nil where the layout is a formula and holds none.
    public var items: Items? { content.items }
}

extension Section {
    var content: any SectionContent { box.content }

    /// - Parameter breadth: that of header and footer. On another one than before, what was measured is an estimate.
    mutating func arrange(in container: Container, breadth: Double) {
        if breadth != self.breadth {
            header = header?.remeasurable()
            footer = footer?.remeasurable()
            self.breadth = breadth
        }
        box = ContentBox(content.arranged(in: container))
    }

    /// Changes the content where it stands, or a copy of it if others hold it too.
    mutating func mutateContent(_ change: (any SectionContent) -> Void) {
        change(ContentBox.makeUnique(&box))
    }

    // Positions in a section, relative to its start, as arranged in a viewport of a breadth.

    func headerLength(_ breadth: Double) -> Double { header?.length(forBreadth: breadth) ?? 0 }

    func footerLength(_ breadth: Double) -> Double { footer?.length(forBreadth: breadth) ?? 0 }

    /// Where the content box of the items begins.
    func contentStart(_ breadth: Double) -> Double { headerLength(breadth) + insets.start }

    func footerStart(_ breadth: Double) -> Double { contentStart(breadth) + content.length + insets.end }

    func length(_ breadth: Double) -> Double { footerStart(breadth) + footerLength(breadth) }
}
