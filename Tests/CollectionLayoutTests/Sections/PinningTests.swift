import Testing

@testable import CollectionLayout

@Suite("Pinned headers and footers")
struct PinningTests {
    private static func randomArrangement(
        seed: Int, _ orientation: Orientation = .vertical
    ) throws -> (Arrangement, SplitMix64) {
        var random = SplitMix64(seed: seed ^ 0x9117)
        let sections = random.sections(mostly: LayoutFixture.all.randomElement(using: &random)!, maximumItemCount: 20)
        let viewport = random.viewport(orientation)
        return (
            try Arrangement(
                sections, in: viewport, orientation: orientation, headerAndFooter: random.headerAndFooter()), random
        )
    }

    /// The rule of pinning in its plainest form: the middle one of three positions.
    private func middle(_ a: Double, _ b: Double, _ c: Double) -> Double { [a, b, c].sorted()[1] }

    @Test("Every header and footer is where the rule puts it")
    func model() throws {
        var displaced = 0
        for seed in 0..<400 {
            var (arrangement, random) = try Self.randomArrangement(seed: seed)
            try arrangement.measure(random.measurements(in: arrangement))
            for _ in 0..<6 {
                let start = Double.random(in: -200...(arrangement.length + 100), using: &random)
                let edges = PinEdges(start: start, end: start + random.distance(0...900))
                var inner = edges
                func pinned(_ id: ElementID) -> LogicalRect? { arrangement.logicalFrame(of: id, pinnedTo: edges) }
                func check(
                    _ headerAndFooter: HeaderAndFooter, _ headerID: ElementID, _ footerID: ElementID, _ edges: PinEdges
                ) {
                    let header = arrangement.logicalFrame(of: headerID)
                    let footer = arrangement.logicalFrame(of: footerID)
                    let isSection = !headerID.kind.isGlobal
                    let begin = isSection ? arrangement.start(ofSection: headerID.section) : 0
                    let end = isSection ? arrangement.end(ofSection: headerID.section) : arrangement.length
                    if var expected = header {
                        let limit = end - (footer?.length ?? 0) - expected.length
                        if headerAndFooter.pinsHeader { expected.main = middle(begin, edges.start, max(begin, limit)) }
                        if expected != header { displaced += 1 }
                        #expect(header?.main == begin, "seed \(seed), \(headerID) without pinning")
                        #expect(pinned(headerID) == expected, "seed \(seed), \(headerID), \(edges)")
                        if !isSection, headerAndFooter.pinsHeader { inner.start = max(inner.start, expected.mainEnd) }
                    }
                    if var expected = footer {
                        let natural = end - expected.length
                        let limit = min(natural, begin + (header?.length ?? 0))
                        if headerAndFooter.pinsFooter {
                            expected.main = middle(limit, edges.end - expected.length, natural)
                        }
                        if expected != footer { displaced += 1 }
                        #expect(pinned(footerID) == expected, "seed \(seed), \(footerID), \(edges)")
                        if !isSection, headerAndFooter.pinsFooter { inner.end = min(inner.end, expected.main) }
                    }
                }
                check(arrangement.headerAndFooter, .globalHeader, .globalFooter, edges)
                for (number, section) in arrangement.descriptions.enumerated() {
                    check(section.headerAndFooter, .header(section: number), .footer(section: number), inner)
                }
            }
        }
        #expect(displaced > 1000)
    }

    @Test("A query finds headers and footers where they stand, and nowhere else", arguments: Orientation.all)
    func query(orientation: Orientation) throws {
        for seed in 0..<100 {
            var (arrangement, random) = try Self.randomArrangement(seed: seed, orientation)
            let viewport = random.rect(in: arrangement.contentSize)
            let all = arrangement.allElements(seenThrough: viewport)
            let rects = [viewport] + (0..<10).map { _ in random.rect(in: arrangement.contentSize) }
            for rect in rects {
                let found = arrangement.elements(in: rect, seenThrough: viewport)
                guard found == all.filter({ $0.frame.intersects(rect) }) else {
                    Issue.record("seed \(seed), \(rect), viewport \(viewport): \(found.map(\.id))")
                    return
                }
            }
        }
    }

    @Test("As the viewport moves, no header or footer moves farther than it does")
    func continuity() throws {
        for seed in 0..<100 {
            var (arrangement, random) = try Self.randomArrangement(seed: seed)
            let pinnable = arrangement.allIDs.filter {
                ![.item, .background].contains($0.kind) && !$0.kind.isItemDecoration
            }
            var edges = PinEdges(start: -100, end: random.distance(0...700))
            var before = pinnable.map { arrangement.logicalFrame(of: $0, pinnedTo: edges) }
            while edges.start < arrangement.length {
                let step = Double.random(in: 0.01...(arrangement.length / 20 + 1), using: &random)
                edges = PinEdges(start: edges.start + step, end: edges.end + step)
                let after = pinnable.map { arrangement.logicalFrame(of: $0, pinnedTo: edges) }
                for (id, (old, new)) in zip(pinnable, zip(before, after)) {
                    guard let old, let new else { continue }
                    let distance = new.main - old.main
                    #expect(distance >= 0 && distance <= step + 1e-6, "seed \(seed), \(id)")
                }
                before = after
            }
        }
    }

    @Test("The next section pushes a header out, and the one before it a footer", arguments: Orientation.all)
    func pushing(orientation: Orientation) throws {
        var section = CollectionSection(
            Stairs(), items: Items(count: 10, size: .fixed(92)), header: .fixed(30), footer: .fixed(20))
        section.headerAndFooter.pinsHeader = true
        section.headerAndFooter.pinsFooter = true
        // The length of a section is 30 + 10 · 92 + 9 · 8 + 20 = 1042.
        let arrangement = try Arrangement(
            [section, section], in: orientation.size(length: 400, breadth: 200), orientation: orientation)
        func position(_ id: ElementID, at offset: Double) -> Double? {
            let stretch = LogicalRect(main: offset, cross: 0, length: 400, breadth: 200)
            let viewport = orientation.physical(stretch, in: arrangement.contentSize)
            let found = arrangement.elements(in: viewport, seenThrough: viewport).first { $0.id == id }
            return found.map { orientation.logical($0.frame, in: arrangement.contentSize).main - offset }
        }
        #expect(position(.header(section: 0), at: 0) == 0)
        #expect(position(.header(section: 0), at: 600) == 0)
        #expect(position(.header(section: 0), at: 1000) == -8, "its footer pushes")
        #expect(position(.footer(section: 0), at: 1000) == 22)
        #expect(position(.header(section: 1), at: 1000) == 42)
        #expect(position(.header(section: 0), at: 1030) == nil)
        #expect(position(.header(section: 1), at: 1042) == 0)
        #expect(position(.footer(section: 0), at: 300) == 380)
        #expect(position(.footer(section: 1), at: 680) == 392, "the header of its section pushes")
        #expect(position(.footer(section: 1), at: 672) == nil)
    }

    @Test("Headers of sections stop at a pinned global header, and bars cover neither")
    func belowGlobalHeader() throws {
        var section = CollectionSection(Stairs(), items: Items(count: 20, size: .fixed(50)), header: .fixed(30))
        section.headerAndFooter.pinsHeader = true
        let arrangement = try Arrangement(
            [section], in: Size(width: 200, height: 400),
            headerAndFooter: HeaderAndFooter(header: .fixed(44), pinsHeader: true))
        let belowBar = Rect(x: 0, y: 320, width: 200, height: 380)
        #expect(arrangement.element(.globalHeader, seenThrough: belowBar)?.frame.y == 320)
        #expect(arrangement.element(.header(section: 0), seenThrough: belowBar)?.frame.y == 364)
        // Pulling beyond the start displaces nothing.
        let pulled = Rect(x: 0, y: -80, width: 200, height: 400)
        #expect(arrangement.elements(in: pulled, seenThrough: pulled) == arrangement.elements(in: pulled))
    }

    @Test("Pinned elements lie above all others, global ones above those of sections")
    func zOrder() throws {
        var section = CollectionSection(
            Stairs(), items: Items(count: 3), header: .fixed(9), footer: .fixed(9), hasBackground: true)
        section.headerAndFooter.pinsHeader = true
        section.decorations = [.badge(length: 5, breadth: 5, at: .center, zIndex: .max), .separator(zIndex: .min)]
        let arrangement = try Arrangement(
            [section], in: Size(width: 100, height: 100),
            headerAndFooter: HeaderAndFooter(header: .fixed(5), pinsHeader: true))
        let ranks = Dictionary(grouping: arrangement.allElements(), by: \.zIndex).mapValues {
            Set($0.map(\.id.kind))
        }
        #expect(
            ranks == [
                -1000: [.separator], -(1 << 24): [.background], 0: [.item], 1: [.footer], 1000: [.badge],
                ElementKind.pinnedZIndex: [.header], ElementKind.pinnedZIndex + 1: [.globalHeader],
            ])
    }

    @Test("A viewport that makes no sense leaves frames that do", arguments: HostileInputTests.numbers, Orientation.all)
    func hostile(number: Double, orientation: Orientation) throws {
        for seed in 0..<3 {
            let (arrangement, _) = try Self.randomArrangement(seed: seed, orientation)
            for viewport in [
                Rect(x: number, y: number, width: 100, height: 100), Rect(x: 5, y: 5, width: number, height: number),
            ] {
                for id in arrangement.allIDs {
                    let frame = try #require(arrangement.element(id, seenThrough: viewport)).frame
                    #expect(frame.maxX.isFinite && frame.maxY.isFinite, "seed \(seed), \(id)")
                }
            }
        }
    }
}
