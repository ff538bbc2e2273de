import Testing

@testable import CollectionLayout

/// The second oracle: a query must find the same elements as asking for each one, in the same order.
@Suite("A query equals a linear scan")
struct QueryOracleTests {
    @Test("Random rectangles", arguments: LayoutFixture.all, Orientation.all)
    func randomRectangles(layout: LayoutFixture, orientation: Orientation) throws {
        for seed in 0..<5 {
            var random = SplitMix64(seed: seed ^ 0x51_7E)
            let sections = random.sections(mostly: layout, maximumItemCount: 70)
            var arrangement = try Arrangement(sections, in: random.viewport(orientation), orientation: orientation)
            for round in 0..<2 {
                if round > 0 { try arrangement.measure(random.measurements(in: arrangement)) }
                let all = arrangement.allElements()
                #expect(all.count == arrangement.allIDs.count)
                for _ in 0..<12 {
                    let rect = random.rect(in: arrangement.contentSize)
                    let found = arrangement.elements(in: rect)
                    let expected = all.filter { $0.frame.intersects(rect) }
                    guard found == expected else {
                        Issue.record(
                            """
                            \(layout.name), seed \(seed), round \(round), \(rect) in \(arrangement.contentSize): \
                            found \(found.map(\.id)), not \(expected.map(\.id))
                            """)
                        return
                    }
                }
            }
        }
    }

    @Test("A query of everything gives every element once, in order", arguments: LayoutFixture.all)
    func everything(layout: LayoutFixture) throws {
        var random = SplitMix64(seed: 3)
        let sections = [200, 0, 65].map { layout.section(random.items(count: $0)).surrounded() }
        let arrangement = try Arrangement(sections, in: Size(width: 320, height: 480))
        #expect(arrangement.allFrames.map(\.id) == arrangement.allIDs)
        #expect(arrangement.allIDs.count == 265 + 9)
        for (id, frame) in arrangement.allFrames.map({ ($0.id, $0.frame) }) where id.item % 7 == 0 {
            #expect(arrangement.logicalFrame(of: id) == frame)
        }
    }

    @Test("Physical frames are the mirror or the transposition of the logical ones", arguments: LayoutFixture.all)
    func fourWays(layout: LayoutFixture) throws {
        let (breadth, length) = (360.0, 500.0)
        for seed in 0..<5 {
            var random = SplitMix64(seed: seed)
            let sections = random.sections(mostly: layout, maximumItemCount: 80)
            let reference = try Arrangement(sections, in: Size(width: breadth, height: length))
            for orientation in Orientation.all {
                let turned = try Arrangement(
                    sections, in: orientation.size(length: length, breadth: breadth), orientation: orientation)
                for id in reference.allIDs {
                    let upright = try #require(reference.element(id)).frame
                    let frame = try #require(turned.element(id)).frame
                    let expected =
                        switch (orientation.axis, orientation.direction) {
                        case (.vertical, .leftToRight): upright
                        case (.vertical, .rightToLeft):
                            Rect(x: breadth - upright.maxX, y: upright.y, width: upright.width, height: upright.height)
                        case (.horizontal, .leftToRight): upright.transposed
                        case (.horizontal, .rightToLeft):
                            Rect(
                                x: reference.length - upright.maxY, y: upright.x, width: upright.height,
                                height: upright.width)
                        }
                    guard frame == expected else {
                        Issue.record("\(layout.name), seed \(seed), \(orientation), \(id): \(frame)")
                        return
                    }
                }
            }
        }
    }
}

extension Rect {
    fileprivate var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension CollectionSection {
    /// Returns the same section with a header, a footer, a background, insets and the like.
    fileprivate func surrounded() -> CollectionSection {
        var section = self
        section.header = .fixed(30)
        section.footer = .estimated(20)
        section.hasBackground = true
        section.insets = LogicalInsets(all: 10)
        return section
    }
}
