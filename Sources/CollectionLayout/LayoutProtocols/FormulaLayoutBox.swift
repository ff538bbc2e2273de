/// A type-erased layout in closed form. ``RunLayoutBox`` explains why it calls functions.
@usableFromInline
struct FormulaLayoutBox: Sendable {
    @usableFromInline typealias Held = any LayoutReference

    /// The layout's methods as functions, specialized for one type of layout.
    @usableFromInline
    final class Functions: Sendable {
        let prepare: @Sendable (Held, Container, Functions) -> FormulaLayoutBox
        let length: @Sendable (Held, Int) -> Double
        let indices: @Sendable (Held, Double, Double) -> Range<Int>
        let place: @Sendable (Held, Range<Int>, inout FrameBuffer) -> Void

        @usableFromInline
        init(
            prepare: @escaping @Sendable (Held, Container, Functions) -> FormulaLayoutBox,
            length: @escaping @Sendable (Held, Int) -> Double,
            indices: @escaping @Sendable (Held, Double, Double) -> Range<Int>,
            place: @escaping @Sendable (Held, Range<Int>, inout FrameBuffer) -> Void
        ) {
            self.prepare = prepare
            self.length = length
            self.indices = indices
            self.place = place
        }
    }

    @usableFromInline let held: Held
    @usableFromInline let functions: Functions

    @inlinable
    init<Layout: FormulaLayout>(_ layout: Layout) {
        let functions = Functions(
            prepare: { held, container, functions in
                FormulaLayoutBox(
                    HeldLayout<Layout>.of(held).layout.prepared(for: container), in: container, functions)
            },
            length: { held, count in
                let held = HeldLayout<Layout>.of(held)
                return held.layout.length(of: count, in: held.container)
            },
            indices: { held, start, end in
                let held = HeldLayout<Layout>.of(held)
                return held.layout.indices(from: start, to: end, in: held.container)
            },
            place: { held, items, frames in
                let held = HeldLayout<Layout>.of(held)
                for index in items { frames.append(held.layout.frame(of: index, in: held.container)) }
            })
        self.init(layout, in: Container(breadth: 0), functions)
    }

    @inlinable
    init<Layout: FormulaLayout>(_ layout: Layout, in container: Container, _ functions: Functions) {
        held = HeldLayout(layout, in: container)
        self.functions = functions
    }

    func prepared(for container: Container) -> FormulaLayoutBox { functions.prepare(held, container, functions) }

    /// Returns the sanitized length of content with `count` items.
    func length(of count: Int) -> Double { max(0, LayoutUnit.position(functions.length(held, count))) }

    func indices(from start: Double, to end: Double) -> Range<Int> { functions.indices(held, start, end) }

    /// Appends the items' sanitized frames.
    func place(_ items: Range<Int>, into frames: inout FrameBuffer) { functions.place(held, items, &frames) }
}
