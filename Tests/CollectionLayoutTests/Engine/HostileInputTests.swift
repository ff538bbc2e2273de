import Testing

@testable import CollectionLayout

/// Invalid input must lead to finite frames or to a named error.
@Suite("Hostile inputs")
struct HostileInputTests {
    static let numbers = [
        Double.nan, .infinity, -.infinity, -1, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, 0x1p24, 1e-3,
    ]

    @Test("Sizes, spans, spacing, insets, tolerances, offsets and targets", arguments: numbers)
    func everyNumber(number: Double) throws {
        let sizes: [ItemSize] = [
            .fixed(number), .ratio(number), .ratio(1, plus: number), .ratio(number, plus: number), .estimated(number),
            .estimated(ratio: number, plus: number), .fixed(10), .ratio(0.7),
        ]
        let items = Items(
            (0..<70).map { sizes[$0 % sizes.count] }, spans: [.max, .min, 0, -1, 2, 3], rowSpans: [2, .min, .max, 0],
            breadths: [number, 40, nil, number, 100])
        let lanes: [Lanes] = [.count(2), .count(0), .count(.min), .count(300), .minimumBreadth(50)]
        var sections: [CollectionSection] = lanes.flatMap { lanes in
            [
                CollectionSection(
                    Waterfall(lanes: lanes, spacing: number, placement: .masonry(tolerance: number)), items: items),
                CollectionSection(Waterfall(lanes: lanes, spacing: 4, placement: .roundRobin), items: items),
                CollectionSection(Waterfall(lanes: lanes, spacing: number, placement: .shortest), items: items),
                CollectionSection(
                    UniformGrid(lanes: lanes, cell: .ratio(number, plus: number), spacing: number), count: 70),
                CollectionSection(
                    Staggered(lanes: lanes, cell: .fixed(number), spacing: number, offset: number), count: 70),
                CollectionSection(Staggered(lanes: lanes, cell: .fixed(20), spacing: 3, offset: number), count: 70),
                CollectionSection(SpanningGrid(lanes: lanes, spacing: number, packing: .dense), items: items),
                CollectionSection(
                    SpanningGrid(lanes: lanes, rows: .fixed(.fixed(number)), spacing: number), items: items),
                CollectionSection(
                    SpanningGrid(lanes: lanes, rows: .fixed(.ratio(number)), packing: .dense), items: items),
            ]
        }
        sections += [
            CollectionSection(Waterfall(lanes: .minimumBreadth(number), spacing: number), items: items),
            CollectionSection(JustifiedRows(targetLength: number, spacing: number), items: items),
            CollectionSection(JustifiedRows(targetLength: 80, spacing: number), items: items),
            CollectionSection(LinearList(spacing: number), items: items),
            CollectionSection(Flow(itemSpacing: number, lineSpacing: number, tolerance: number), items: items),
            CollectionSection(
                Flow(distribution: .uikitUniform), items: Items(count: 70, size: .fixed(9), breadth: number)),
            CollectionSection(Flow(itemSpacing: number, distribution: .uikit, alignment: .center), items: items),
            CollectionSection(Mosaic(row: .ratio(number), spacing: number), count: 70),
            CollectionSection(Carousel(itemLength: .fixed(number), spacing: number), count: 70),
            CollectionSection(Carousel(itemLength: .fraction(number), spacing: number, rest: .start), count: 70),
            CollectionSection(Stairs(), items: items), CollectionSection(LongRows(budget: number), items: items),
        ]
        for index in sections.indices {
            sections[index].header = sizes[index % sizes.count]
            sections[index].footer = sizes[(index + 3) % sizes.count]
            sections[index].hasBackground = true
            sections[index].insets = LogicalInsets(all: number)
        }
        for orientation in Orientation.all {
            var arrangement = try Arrangement(sections, in: Size(width: 320, height: 480), orientation: orientation)
            arrangement.expectFinite()
            arrangement.keepLanes(from: 0, to: number)
            arrangement.keepLanes(from: number, to: 5000)
            try arrangement.measure([MeasuredSize(.item(3), length: 50), MeasuredSize(.header(section: 1), length: 3)])
            arrangement.expectFinite()
            try arrangement.resize(to: Size(width: 0, height: 0))
            arrangement.expectFinite()
        }
    }

    @Test("A viewport", arguments: numbers)
    func viewport(number: Double) throws {
        let sections = LayoutFixture.all.map { $0.section(Items(count: 70, size: .estimated(ratio: 1, plus: 5))) }
        for size in [
            Size(width: number, height: 100), Size(width: 100, height: number), Size(width: number, height: number),
        ] {
            var resized = try Arrangement(sections, in: Size(width: 300, height: 300))
            let before = resized
            if number >= 0, number.isFinite {
                try Arrangement(sections, in: size).expectFinite()
                try resized.resize(to: size)
                resized.expectFinite()
            } else {
                // Sizes with NaN are not equal to themselves, so that only the type of the error can be expected.
                #expect(throws: LayoutError.self) { try Arrangement(sections, in: size) }
                #expect(throws: LayoutError.self) { try resized.resize(to: size) }
                #expect(resized.viewport == before.viewport && resized.difference(from: before) == nil)
            }
        }
    }

    @Test("Rectangles to query, offsets to anchor", arguments: numbers, Orientation.all)
    func queries(number: Double, orientation: Orientation) throws {
        let sections = LayoutFixture.all.map { $0.section(Items(count: 70)) }
        let arrangement = try Arrangement(sections, in: Size(width: 300, height: 300), orientation: orientation)
        let all = Set(arrangement.allIDs)
        for rect in [
            Rect(x: number, y: 0, width: 10, height: 10), Rect(x: 0, y: number, width: 10, height: 10),
            Rect(x: 0, y: 0, width: number, height: 300), Rect(x: 0, y: 0, width: 300, height: number),
            Rect(x: number, y: number, width: number, height: number),
        ] {
            #expect(all.isSuperset(of: arrangement.elements(in: rect).map(\.id)))
        }
        if let anchor = arrangement.anchor(at: number) { #expect(anchor.distance.isFinite) }
    }

    @Test("A layout that places nothing, or more than there is, or backward", arguments: Orientation.all)
    func layouts(orientation: Orientation) throws {
        let items = Items(count: 150, size: .estimated(10))
        var arrangement = try Arrangement(
            [CollectionSection(Idler(), items: items), CollectionSection(Zealot(), items: items)],
            in: Size(width: 100, height: 100),
            orientation: orientation)
        #expect(arrangement.allFrames.count == 300)
        arrangement.expectFinite()
        try arrangement.measure([MeasuredSize(.item(70), length: 5), MeasuredSize(.item(70, section: 1), length: 5)])
        #expect(arrangement.violations() == [])
        arrangement.expectFinite()
    }

    @Test("Errors name what they refuse")
    func messages() {
        #expect("\(LayoutError.invalidViewport(Size(width: -3, height: 7)))".contains("-3.0 × 7.0"))
        #expect("\(LayoutError.invalidLength(-5, .item(12, section: 4)))".contains("item 12 of section 4"))
        #expect("\(LayoutError.invalidBreadth(-6, .item(2, section: 1)))".contains("-6.0 points broad"))
        #expect("\(LayoutError.noSuchElement(.footer(section: 9)))".contains("section 9"))
    }
}

/// A layout that places nothing.
private struct Idler: RunLayout {
    var lookahead: Int { 0 }
    func begin(in container: Container) -> Double { 0 }
    func place(
        _ run: borrowing ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {}
}

/// A layout that places a hundred more items than there are.
private struct Zealot: RunLayout {
    var lookahead: Int { 0 }
    func begin(in container: Container) -> Double { 0 }
    func place(
        _ run: borrowing ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {
        for _ in 0..<(run.count + 100) { frames.append(LogicalRect(main: end, cross: 0, length: 3, breadth: 3)) }
        end += 3
    }
}

extension Arrangement {
    fileprivate func expectFinite(sourceLocation: SourceLocation = #_sourceLocation) {
        let size = contentSize
        #expect(size.width.isFinite && size.height.isFinite && length >= 0, sourceLocation: sourceLocation)
        let frames = allFrames.map(\.frame)
        // A frame with NaN meets no rectangle, and would be missing.
        #expect(frames.count == allIDs.count, sourceLocation: sourceLocation)
        let nonsense = frames.filter { frame in
            !(frame.length >= 0 && frame.breadth >= 0 && frame.main >= 0 && frame.cross >= 0)
                || !frame.mainEnd.isFinite || !frame.crossEnd.isFinite
        }
        #expect(nonsense.isEmpty, sourceLocation: sourceLocation)
    }
}
