/// Any layout in closed form, its type forgotten; for the reason that ``AnyLayout`` gives.
struct AnyFormula: FormulaLayout {
    private let box: any FormulaBox

    init<Layout: FormulaLayout>(_ layout: Layout) { box = BoxOfFormula(layout) }

    func prepared(for container: Container) -> AnyFormula { box.prepared(for: container) }

    func frame(of index: Int, in container: Container) -> LogicalRect { box.frame(of: index, in: container) }

    func length(of count: Int, in container: Container) -> Double { box.length(of: count, in: container) }

    func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        box.indices(from: start, to: end, in: container)
    }
}

private protocol FormulaBox: AnyObject, Sendable {
    func prepared(for container: Container) -> AnyFormula
    func frame(of index: Int, in container: Container) -> LogicalRect
    func length(of count: Int, in container: Container) -> Double
    func indices(from start: Double, to end: Double, in container: Container) -> Range<Int>
}

private final class BoxOfFormula<Layout: FormulaLayout>: FormulaBox {
    private let layout: Layout

    init(_ layout: Layout) { self.layout = layout }

    func prepared(for container: Container) -> AnyFormula { AnyFormula(layout.prepared(for: container)) }

    func frame(of index: Int, in container: Container) -> LogicalRect { layout.frame(of: index, in: container) }

    func length(of count: Int, in container: Container) -> Double { layout.length(of: count, in: container) }

    func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        layout.indices(from: start, to: end, in: container)
    }
}
