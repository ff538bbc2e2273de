/// The layout of a section, without its type.
struct ErasedLayout: Sendable {
    private let makeContent: @Sendable (Items) -> any SectionContent

    init<Layout: RunLayout>(run layout: Layout) {
        makeContent = { items in
            #if $Embedded
                AnyLayout(layout).content(items)
            #else
                FoldContent(layout, items: items)
            #endif
        }
    }

    init<Layout: FormulaLayout>(formula layout: Layout) {
        makeContent = { items in
            #if $Embedded
                AnyFormula(layout).content(items.count)
            #else
                FormulaContent(layout, count: items.count)
            #endif
        }
    }

    /// Returns content that is not arranged yet. A formula takes only the number of the items.
    func content(of items: Items) -> any SectionContent { makeContent(items) }
}
