import CollectionLayout
import Testing

@Suite("Grid")
struct GridTests {
    @Test("Rows of one length: every item is where CSS Grid puts it", arguments: [SpanningGrid.Packing.sparse, .dense])
    func fixedRows(packing: SpanningGrid.Packing) throws {
        for seed in 0..<50 {
            var random = SplitMix64(seed: seed)
            let columns = Int.random(in: 1...9, using: &random)
            let items = random.gridItems(count: Int.random(in: 1...90, using: &random))
            let grid = SpanningGrid(lanes: .count(columns), rows: .fixed(.fixed(30)), spacing: 6, packing: packing)
            // Columns are 40 broad.
            let frames = try frames(grid, items, breadth: Double(columns) * 46 - 6)
            let areas = CSSGrid(columns: columns, isDense: packing == .dense).areas(of: items)
            for (frame, area) in zip(frames, areas) {
                let expected = LogicalRect(
                    main: Double(area.row) * 36, cross: Double(area.column) * 46,
                    length: Double(area.rowSpan) * 36 - 6, breadth: Double(area.span) * 46 - 6)
                guard frame == expected else {
                    Issue.record("seed \(seed): \(frame), not \(expected)")
                    return
                }
            }
        }
    }

    @Test("Rows as long as what is in them: as CSS sizes tracks", arguments: [SpanningGrid.Packing.sparse, .dense])
    func fittedRows(packing: SpanningGrid.Packing) throws {
        for seed in 0..<50 {
            var random = SplitMix64(seed: seed)
            let columns = Int.random(in: 1...6, using: &random)
            // Few enough for 64 rows. After those, rows are settled even if items reach across.
            let items = random.gridItems(count: Int.random(in: 1...30, using: &random))
            let frames = try frames(
                SpanningGrid(lanes: .count(columns), spacing: 6, packing: packing), items,
                breadth: Double(columns) * 46 - 6)
            let css = CSSGrid(columns: columns, isDense: packing == .dense)
            let areas = css.areas(of: items)
            let lengths = zip(items.indices, areas).map { index, area in
                items[index].length(forBreadth: Double(area.span) * 46 - 6)
            }
            let rows = css.rowLengths(areas, lengths, gap: 6)
            let starts = rows.reduce(into: [0.0]) { $0.append($0.last! + $1 + 6) }
            for (frame, area) in zip(frames, areas) {
                #expect(frame.cross == Double(area.column) * 46, "seed \(seed)")
                // The shares of rows are rounded to the grid.
                let end = starts[area.row + area.rowSpan] - 6
                guard abs(frame.main - starts[area.row]) < 2, abs(frame.mainEnd - end) < 2 else {
                    Issue.record("seed \(seed): \(frame), not from \(starts[area.row]) to \(end)")
                    return
                }
            }
        }
    }

    @Test(
        "Rows as long as what is in them: bit by bit as a model that counts cells",
        arguments: [SpanningGrid.Packing.sparse, .dense])
    func fittedRowsExactly(packing: SpanningGrid.Packing) throws {
        for seed in 0..<400 {
            var random = SplitMix64(seed: seed)
            let model = FittedGridModel(
                laneCount: random.oneIn(20) ? 64 : Int.random(in: 1...9, using: &random), laneBreadth: 40,
                spacing: Double.random(in: 0...9, using: &random).rounded(), isDense: packing == .dense,
                alignment: [.start, .center, .end, .stretch].randomElement(using: &random)!)
            let items = random.spanningItems(count: Int.random(in: 1...160, using: &random))
            let grid = SpanningGrid(
                lanes: .count(model.laneCount), spacing: model.spacing, packing: packing, alignment: model.alignment)
            let breadth = Double(model.laneCount) * (40 + model.spacing) - model.spacing
            for (index, (frame, expected)) in zip(
                try frames(grid, items, breadth: breadth), model.frames(of: items)
            ).enumerated() where frame != expected {
                Issue.record("seed \(seed), \(model), item \(index): \(frame), not \(expected)")
                return
            }
        }
    }

    @Test("Sparse packing leaves a hole that dense packing fills")
    func packing() throws {
        let items = Items([ItemSize](repeating: .fixed(1), count: 4), spans: [2, 2, 1, 1])
        let sparse = try frames(SpanningGrid(lanes: .count(3), rows: .fixed(.fixed(10))), items, breadth: 300)
        #expect(sparse.map(\.cross) == [0, 0, 200, 0])
        #expect(sparse.map(\.main) == [0, 10, 10, 20])
        let dense = try frames(
            SpanningGrid(lanes: .count(3), rows: .fixed(.fixed(10)), packing: .dense), items, breadth: 300)
        #expect(dense.map(\.cross) == [0, 0, 200, 200])
        #expect(dense.map(\.main) == [0, 10, 0, 10])
    }

    @Test("A hole is filled from 63 rows on, and given up beyond")
    func bound() throws {
        for (rows, isFilled) in [(64, true), (65, false)] {
            // An item of two lanes fills each row, so that only the last item fits into the third lane.
            let items = Items(
                [ItemSize](repeating: .fixed(1), count: rows + 1), spans: .init(repeating: 2, count: rows))
            let grid = SpanningGrid(lanes: .count(3), rows: .fixed(.fixed(10)), packing: .dense)
            let last = try frames(grid, items, breadth: 300)[rows]
            #expect(last == LogicalRect(main: isFilled ? 0 : 10, cross: 200, length: 10, breadth: 100))
        }
    }

    @Test(
        "A shorter item in its row",
        arguments: [
            (LineAlignment.start, 0.0, 20.0), (.center, 15, 20), (.end, 30, 20), (.stretch, 0, 50),
        ])
    func alignment(alignment: LineAlignment, main: Double, length: Double) throws {
        for rows in [SpanningGrid.Rows.fitted, .fixed(.fixed(50))] {
            let grid = SpanningGrid(lanes: .count(2), rows: rows, alignment: alignment)
            let frames = try frames(grid, Items([.fixed(50), .fixed(20)]), breadth: 100)
            #expect(frames[1] == LogicalRect(main: main, cross: 50, length: length, breadth: 50))
        }
    }

    @Test("An item of several rows shares what it needs among them", arguments: Orientation.all)
    func rowSpan(orientation: Orientation) throws {
        let items = Items([.fixed(100), .fixed(20), .fixed(30)], rowSpans: [2])
        let section = CollectionSection(SpanningGrid(lanes: .count(2), spacing: 10), items: items)
        let arrangement = try Arrangement(
            [section], in: orientation.size(length: 300, breadth: 110), orientation: orientation)
        let frames = (0..<3).compactMap { arrangement.logicalFrame(of: .item($0)) }
        // The first item lacks 100 − 10 − 20 − 30 = 40: 20 for each row.
        #expect(frames.map(\.main) == [0, 0, 50])
        #expect(frames.map(\.length) == [100, 40, 50])
        #expect(arrangement.length == 100)
    }

    @Test("Measuring an item makes its row longer, and what follows moves")
    func measuring() throws {
        let section = CollectionSection(SpanningGrid(lanes: .count(2)), items: Items(count: 200, size: .estimated(20)))
        var arrangement = try Arrangement([section], in: Size(width: 100, height: 100))
        try arrangement.measure([MeasuredSize(.item(3), length: 60)])
        #expect(arrangement.logicalFrame(of: .item(2))?.length == 60)
        #expect(arrangement.logicalFrame(of: .item(198))?.main == 2020)
    }

    private func frames(_ grid: SpanningGrid, _ items: Items, breadth: Double) throws -> [LogicalRect] {
        let arrangement = try Arrangement(
            [CollectionSection(grid, items: items)], in: Size(width: breadth, height: 500))
        return (0..<items.count).compactMap { arrangement.logicalFrame(of: .item($0)) }
    }
}

extension Items {
    fileprivate var indices: Range<Int> { 0..<count }
}

extension SplitMix64 {
    fileprivate mutating func gridItems(count: Int) -> Items {
        let sizes = (0..<count).map { _ in itemSize() }
        let spans = (0..<count).map { _ in oneIn(2) ? 1 : Int.random(in: 1...4, using: &self) }
        let rowSpans = (0..<count).map { _ in oneIn(2) ? 1 : Int.random(in: 1...3, using: &self) }
        return Items(sizes, spans: spans, rowSpans: rowSpans)
    }

    /// Random items with few or many spans, so that rows are bands of their own, or parts of large ones. Sometimes a
    /// span exceeds the number of lanes or rows.
    fileprivate mutating func spanningItems(count: Int) -> Items {
        let rarity = Int.random(in: 1...12, using: &self)
        let most = (lanes: Int.random(in: 1...5, using: &self), rows: Int.random(in: 1...5, using: &self))
        func span(_ most: Int, _ random: inout SplitMix64) -> Int {
            random.oneIn(rarity) ? random.oneIn(40) ? 100 : Int.random(in: 1...most, using: &random) : 1
        }
        return Items(
            (0..<count).map { _ in itemSize() }, spans: (0..<count).map { _ in span(most.lanes, &self) },
            rowSpans: (0..<count).map { _ in span(most.rows, &self) })
    }
}
