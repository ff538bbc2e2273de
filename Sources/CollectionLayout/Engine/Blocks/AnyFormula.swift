/// Any layout in closed form, its type forgotten; for the reason that ``AnyLayout`` gives.
struct AnyFormula: FormulaLayout {
    // As in `AnyLayout`.
    nonisolated(unsafe) private let box: FormulaBox

    init<Layout: FormulaLayout>(_ layout: Layout) { box = BoxOfFormula(layout) }

    func prepared(for container: Container) -> AnyFormula { box.prepared(for: container) }

    func frame(of index: Int, in container: Container) -> LogicalRect { box.frame(of: index, in: container) }

    func length(of count: Int, in container: Container) -> Double { box.length(of: count, in: container) }

    func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        box.indices(from: start, to: end, in: container)
    }

    /// Not inlined, or there would be a copy for every layout.
    @inline(never)
    func content(_ count: Int) -> any SectionContent { FormulaContent(self, count: count) }
}

private class FormulaBox {
    func prepared(for container: Container) -> AnyFormula { mustBeOverridden() }

    func frame(of index: Int, in container: Container) -> LogicalRect { mustBeOverridden() }

    func length(of count: Int, in container: Container) -> Double { mustBeOverridden() }

    func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> { mustBeOverridden() }
}

private final class BoxOfFormula<Layout: FormulaLayout>: FormulaBox {
    private let layout: Layout

    init(_ layout: Layout) { self.layout = layout }

    override func prepared(for container: Container) -> AnyFormula { AnyFormula(layout.prepared(for: container)) }

    override func frame(of index: Int, in container: Container) -> LogicalRect {
        layout.frame(of: index, in: container)
    }

    override func length(of count: Int, in container: Container) -> Double { layout.length(of: count, in: container) }

    override func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        layout.indices(from: start, to: end, in: container)
    }
}
