import CollectionLayout
import Testing

/// A layout is told how far the edges of the viewport are, so that items can extend to them.
@Suite("The container of a layout")
struct ContainerTests {
    /// Rows that extend over the insets of their section.
    private struct FullWidthRows: SectionLayout {
        func begin(in container: Container) -> Double { 0 }

        func place(_ item: Item, after cursor: inout Double, in container: Container) -> LogicalRect {
            let frame = LogicalRect(
                main: cursor, cross: -container.leadingMargin, length: 10,
                breadth: container.leadingMargin + container.breadth + container.trailingMargin)
            cursor = frame.mainEnd
            return frame
        }
    }

    @Test(
        "Margins reach to the edges of the viewport",
        arguments: [Orientation.vertical, Orientation(.vertical, .rightToLeft)])
    func margins(orientation: Orientation) throws {
        var section = CollectionSection(FullWidthRows(), items: Items(count: 2, size: .fixed(10)))
        section.insets = LogicalInsets(leading: 30, trailing: 20)
        let arrangement = try Arrangement([section], in: Size(width: 200, height: 100), orientation: orientation)
        #expect(
            arrangement.elements(in: Rect(x: 0, y: 0, width: 200, height: 100)).map(\.frame)
                == [Rect(x: 0, y: 0, width: 200, height: 10), Rect(x: 0, y: 10, width: 200, height: 10)])
    }
}
