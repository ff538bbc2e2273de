/// The layout of a section, without its type.
@usableFromInline
enum ErasedLayout: Sendable {
    case run(RunLayoutBox)
    case formula(FormulaLayoutBox)

    @inlinable
    init<Layout: RunLayout>(run layout: Layout) { self = .run(RunLayoutBox(layout)) }

    @inlinable
    init<Layout: FormulaLayout>(formula layout: Layout) { self = .formula(FormulaLayoutBox(layout)) }

    /// Returns content that is not arranged yet. A formula takes only the number of the items.
    func content(of items: Items) -> any SectionContent {
        switch self {
        case .run(let layout): FoldContent(layout, items: items)
        case .formula(let layout): FormulaContent(layout, count: items.count)
        }
    }
}
