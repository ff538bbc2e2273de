/// A type-erased layout of a section.
@usableFromInline
enum ErasedLayout: Sendable {
    case run(RunLayoutBox)
    case formula(FormulaLayoutBox)

    @inlinable
    init<Layout: RunLayout>(run layout: Layout) { self = .run(RunLayoutBox(layout)) }

    @inlinable
    init<Layout: FormulaLayout>(formula layout: Layout) { self = .formula(FormulaLayoutBox(layout)) }
}
