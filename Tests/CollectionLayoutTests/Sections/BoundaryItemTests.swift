import LayoutModel
import Testing

@testable import CollectionLayout

@Suite("Boundary items")
struct BoundaryItemTests {
    /// A random boundary item with whole numbers of points.
    private func item(_ random: inout SplitMix64) -> BoundaryItem {
        func part() -> Double { Double(Int.random(in: 0...2, using: &random)) / 2 }
        let anchor = LogicalAnchor(main: part(), cross: part())
        let length = Double(Int.random(in: 0...60, using: &random))
        return BoundaryItem(
            length: random.oneIn(2) ? .fixed(length) : .estimated(length),
            breadth: random.oneIn(2) ? .ratio(1) : .fixed(Double(Int.random(in: 0...80, using: &random))), at: anchor,
            offset: (Double(Int.random(in: -9...9, using: &random)), Double(Int.random(in: -9...9, using: &random))),
            takesRoom: !random.oneIn(3), isPinned: random.oneIn(2), leading: 8, trailing: 4)
    }

    @Test("The section is larger by the longest at each end, and its items lie beside the broadest at each side")
    func room() throws {
        for seed in 0..<200 {
            var random = SplitMix64(seed: seed)
            let boundary = (0..<Int.random(in: 0...4, using: &random)).map { _ in item(&random) }
            var section = CollectionSection(
                LinearList(), items: Items(count: 3, size: .fixed(50)), insets: LogicalInsets(all: 5))
            section.boundary = boundary
            section.spacing = 7
            let arrangement = try Arrangement([section, section], in: Size(width: 300, height: 200))
            func most(_ main: Double?, _ cross: Double? = nil, _ extent: (BoundaryItem) -> Double) -> Double {
                boundary.filter { item in
                    item.takesRoom && (main == nil || item.anchor.main == main)
                        && (cross == nil || item.anchor.cross == cross && item.anchor.main == 0.5)
                }.map(extent).max() ?? 0
            }
            func breadth(_ item: BoundaryItem) -> Double { item.breadth.length(forBreadth: 288) }
            func length(_ item: BoundaryItem) -> Double { item.length.length(forBreadth: breadth(item)) }
            let (start, end) = (most(0, nil, length), most(1, nil, length))
            let (leading, trailing) = (most(nil, 0, breadth), most(nil, 1, breadth))
            let first = arrangement.logicalFrame(of: .item(0))
            #expect(first?.main == 7 + start + 5, "seed \(seed)")
            #expect(first?.cross == 5 + leading, "seed \(seed)")
            #expect(first?.breadth == max(0, 290 - leading - trailing), "seed \(seed)")
            #expect(arrangement.start(ofSection: 1) == 7 + start + 160 + end, "seed \(seed)")
            for (number, item) in boundary.enumerated() where item.anchor.main == 0 && item.takesRoom {
                let frame = arrangement.logicalFrame(of: ElementID(.boundary, section: 0, item: number))
                #expect(frame?.mainEnd == 7 + start + item.main, "seed \(seed): it touches the contents")
            }
            #expect(arrangement.violations() == [], "seed \(seed)")
        }
    }

    @Test("All that the boundary has is found where it is drawn, pinned or not, also of the whole arrangement")
    func queries() throws {
        for seed in 0..<200 {
            var random = SplitMix64(seed: seed)
            let sections = (0..<3).map { _ in
                var section = CollectionSection(LinearList(), items: Items(count: 9, size: .fixed(40)))
                section.boundary = (0..<3).map { _ in item(&random) }
                return section
            }
            let global = HeaderAndFooter(boundary: [item(&random), item(&random)])
            let arrangement = try Arrangement(
                sections, in: Size(width: 300, height: 200), headerAndFooter: global)
            let visible = Rect(
                x: 0, y: Double(Int.random(in: 0...900, using: &random)), width: 300, height: 200)
            let found = Set(arrangement.elements(in: visible, seenThrough: visible).map(\.id))
            for section in 0..<3 {
                for number in 0..<3 {
                    let id = ElementID(.boundary, section: section, item: number)
                    let element = try #require(arrangement.element(id, seenThrough: visible))
                    let isSeen = element.frame.intersects(visible)
                    #expect(found.contains(id) == isSeen, "seed \(seed): \(element)")
                }
            }
            #expect((0..<2).allSatisfy { arrangement.element(ElementID(.globalBoundary, section: 0, item: $0)) != nil })
        }
    }

    @Test("Measured ones leave what lengths that were known would leave")
    func measuring() throws {
        for seed in 0..<100 {
            var random = SplitMix64(seed: seed)
            let boundary = (0..<3).map { _ in item(&random) }
            func arranged(_ boundary: [BoundaryItem]) throws -> Arrangement {
                var section = CollectionSection(LinearList(), items: Items(count: 5, size: .fixed(40)))
                section.boundary = boundary
                return try Arrangement(
                    [section, section], in: Size(width: 300, height: 200),
                    headerAndFooter: HeaderAndFooter(boundary: boundary))
            }
            let lengths = boundary.map { _ in Double(Int.random(in: 0...99, using: &random)) }
            var measured = try arranged(boundary)
            try measured.measure(
                lengths.indices.flatMap { number in
                    [
                        MeasuredSize(ElementID(.boundary, section: 0, item: number), length: lengths[number]),
                        MeasuredSize(ElementID(.boundary, section: 1, item: number), length: lengths[number]),
                        MeasuredSize(ElementID(.globalBoundary, section: 0, item: number), length: lengths[number]),
                    ]
                })
            let known = boundary.indices.map { number in
                var item = boundary[number]
                item.length = .fixed(lengths[number])
                return item
            }
            #expect(measured.difference(from: try arranged(known)) == nil, "seed \(seed)")
        }
    }

    @Test("Measured breadths leave what known ones would leave, and become estimates in another viewport")
    func measuringBreadths() throws {
        for seed in 0..<200 {
            var random = SplitMix64(seed: seed)
            let boundary = (0..<3).map { _ in
                var item = item(&random)
                if random.oneIn(2) { item.breadth = .estimated(50) }
                return item
            }
            let size = Size(width: 300, height: 200)
            func session(_ boundary: [BoundaryItem]) throws -> CollectionSession {
                var section = CollectionSection(LinearList(), items: Items(count: 5, size: .ratio(0.5)))
                section.boundary = boundary
                return try CollectionSession([section, section], in: CollectionSession.Viewport(size))
            }
            var measured = try session(boundary)
            // They may want to be broader than the viewport.
            let sizes = boundary.map { _ in
                Size(
                    width: Double(Int.random(in: 0...400, using: &random)),
                    height: Double(Int.random(in: 0...99, using: &random)))
            }
            func answers() -> [MeasuredSize] {
                (0..<6).compactMap {
                    measured.measurement(
                        of: ElementID(.boundary, section: $0 / 3, item: $0 % 3), preferring: sizes[$0 % 3])
                }
            }
            for answer in answers() {
                #expect(measured.arrangement.isEstimate(answer.element), "seed \(seed)")
                let found = measured.arrangement.elements(in: Rect(x: -999, y: -999, width: 2999, height: 2999))
                let element = found.first { $0.id == answer.element }
                #expect(element == nil || element?.isEstimate == true, "seed \(seed)")
            }
            _ = try measured.measured(answers())
            for answer in answers() {
                #expect(!measured.arrangement.isEstimate(answer.element), "seed \(seed)")
                #expect(!measured.isNew(answer), "seed \(seed): the same answer again")
            }
            let known = boundary.indices.map { number in
                var item = boundary[number]
                if item.breadth.isSelfSizing { item.breadth = .fixed(min(288, sizes[number].width)) }
                if item.length.isSelfSizing { item.length = .fixed(sizes[number].height) }
                return item
            }
            #expect(
                measured.arrangement.difference(from: try session(known).arrangement) == nil, "seed \(seed)")
            #expect(measured.arrangement.violations() == [], "seed \(seed)")
            var turned = measured.arrangement
            try turned.resize(to: Size(width: 500, height: 200))
            for answer in answers() { #expect(turned.isEstimate(answer.element), "seed \(seed)") }
        }
    }

    @Test("A measured length confirms an estimated breadth, so that a host without a breadth is not asked again")
    func lengthOnly() throws {
        var section = CollectionSection(LinearList(), items: Items(count: 3, size: .fixed(50)))
        section.boundary = [BoundaryItem(length: .estimated(20), breadth: .estimated(40), at: .startLeading)]
        var session = try CollectionSession([section], in: .init(Size(width: 300, height: 400)))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        let id = ElementID(.boundary, section: 0, item: 0)
        #expect(changes.unmeasured.map { session.id(of: $0) } == [id])
        _ = try session.measured([MeasuredSize(id, length: 30)])
        session.takeChanges(into: &changes)
        #expect(changes.unmeasured.isEmpty && !changes.defersMeasuring)
        let frame = try #require(session.arrangement.logicalFrame(of: id))
        #expect(frame.length == 30 && frame.breadth == 40)
        // The item is as broad as it was estimated again where there is room for that.
        section.boundary = [BoundaryItem(length: .estimated(20), breadth: .estimated(200), at: .startLeading)]
        session = try CollectionSession([section], in: .init(Size(width: 100, height: 400)))
        _ = try session.measured([MeasuredSize(id, length: 30)])
        #expect(session.arrangement.logicalFrame(of: id)?.breadth == 100)
        _ = try session.resized(to: .init(Size(width: 300, height: 400)))
        #expect(session.arrangement.logicalFrame(of: id)?.breadth == 200)
    }
}

extension Rect {
    fileprivate func intersects(_ other: Rect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}
