import Testing

@testable import CollectionLayout

/// A faulty layout gets valid frames, and does no harm to other sections.
@Suite("Layouts that return nonsense")
struct NonsenseLayoutTests {
    @Test(
        "Frames and cursors", arguments: HostileInputTests.numbers,
        [Orientation.vertical, Orientation(.horizontal, .rightToLeft)])
    func folds(number: Double, orientation: Orientation) throws {
        for field in 0..<5 {
            let nonsense = Nonsense(number: number, field: field)
            let section = CollectionSection(
                nonsense, items: Items(count: 100, size: .estimated(10)), header: .fixed(20))
            try check(section, orientation, isFormula: false, "field \(field)")
        }
    }

    @Test(
        "Formulas", arguments: HostileInputTests.numbers,
        [Orientation.vertical, Orientation(.horizontal, .rightToLeft)])
    func formulas(number: Double, orientation: Orientation) throws {
        for field in 0..<5 {
            let section = CollectionSection(Nonsense(number: number, field: field), count: 100)
            try check(section, orientation, isFormula: true, "field \(field)")
        }
    }

    private func check(
        _ section: CollectionSection, _ orientation: Orientation, isFormula: Bool, _ comment: Comment
    ) throws {
        let sane = CollectionSection(Stairs(), items: Items(count: 3, size: .fixed(10)))
        var arrangement = try Arrangement(
            [section, sane], in: Size(width: 100, height: 100), orientation: orientation)
        for _ in 0..<2 {
            #expect(arrangement.length.isFinite && arrangement.length >= 0, comment)
            #expect(arrangement.allFrames.map(\.id) == arrangement.allIDs, comment)
            for (id, frame) in arrangement.allFrames.map({ ($0.id, $0.frame) }) {
                // The start of a section is not limited, because it is a sum of valid lengths.
                let isValid =
                    frame.mainEnd.isFinite && frame.crossEnd.isFinite && frame.length >= 0 && frame.breadth >= 0
                #expect(isValid && arrangement.logicalFrame(of: id) == frame, comment)
            }
            let viewport = Rect(x: 0, y: 0, width: 100, height: 100)
            let found = arrangement.elements(in: viewport)
            let expected = arrangement.allElements().filter { $0.frame.intersects(viewport) }
            // A formula is trusted: queries do not look beyond the length that it gives.
            let isComplete = isFormula ? Set(expected).isSuperset(of: found) : found == expected
            #expect(isComplete, comment)
            try arrangement.measure([MeasuredSize(.item(70), length: 5), MeasuredSize(.item(0, section: 1), length: 7)])
        }
    }
}

/// A layout that sometimes returns an invalid number.
private struct Nonsense: SectionLayout, FormulaLayout {
    let number: Double
    /// The field that is invalid: main, cross, length, breadth, or end.
    let field: Int

    func prepared(for container: Container) -> Nonsense { self }

    func begin(in container: Container) -> Double { 0 }

    func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
        let frame = frame(of: item.index, at: end, in: container)
        end = field == 4 && item.index == 80 ? number : end + 12
        return frame
    }

    func frame(of index: Int, in container: Container) -> LogicalRect {
        frame(of: index, at: Double(index) * 12, in: container)
    }

    private func frame(of index: Int, at main: Double, in container: Container) -> LogicalRect {
        var frame = LogicalRect(main: main, cross: 0, length: 10, breadth: container.breadth)
        guard index % 50 == 9 else { return frame }
        switch field {
        case 0: frame.main = number
        case 1: frame.cross = number
        case 2: frame.length = number
        case 3: frame.breadth = number
        default: break
        }
        return frame
    }

    func length(of count: Int, in container: Container) -> Double { field == 4 ? number : Double(count) * 12 }

    func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> { 0..<100 }
}
