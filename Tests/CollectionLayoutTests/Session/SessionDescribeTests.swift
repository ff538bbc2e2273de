import Testing

@testable import CollectionLayout

@Suite("Sections are described again")
struct SessionDescribeTests {
    private func described(_ session: CollectionSession) -> [(index: Int, section: CollectionSection)] {
        session.arrangement.descriptions.enumerated().map { ($0, $1) }
    }

    private func session(_ random: inout SplitMix64, _ layout: LayoutFixture) throws -> CollectionSession {
        let sections = (0...1).map { _ in random.section(layout, maximumItemCount: 90) }
        var session = try CollectionSession(sections, in: random.sessionViewport(.vertical))
        _ = try session.measured(random.measurements(in: session.arrangement, atMost: 30))
        _ = try session.scrolled(to: random.distance(0...(session.contentLength + 1)), by: .person)
        session.presented()
        return session
    }

    // Other layouts are left out: there, measured lengths decide the breadths of items.
    @Test(
        "The same description changes nothing",
        arguments: LayoutFixture.waterfalls + LayoutFixture.flows + LayoutFixture.formulas)
    func sameDescription(layout: LayoutFixture) throws {
        for seed in 0..<20 {
            var random = SplitMix64(seed: seed)
            var session = try session(&random, layout)
            let (frames, offset) = (session.arrangement.allFrames, session.offset)
            _ = try session.describe(described(session))
            #expect(session.arrangement.allFrames == frames, "seed \(seed)")
            #expect(abs(session.offset - offset) < 1 / 64, "seed \(seed)")
            #expect(session.arrangement.violations() == [], "seed \(seed)")
        }
    }

    @Test("Another description, in another viewport, is what the description makes", arguments: LayoutFixture.all)
    func otherDescription(layout: LayoutFixture) throws {
        for seed in 0..<20 {
            var random = SplitMix64(seed: seed)
            var session = try session(&random, layout)
            let other = LayoutFixture.all.randomElement(using: &random)!
            let sections = session.arrangement.descriptions.map { other.section($0.items ?? Items(count: $0.count)) }
            let orientation = Orientation.all.randomElement(using: &random)!
            let viewport = random.sessionViewport(orientation)
            _ = try session.describe(
                sections.enumerated().map { ($0, $1) }, in: viewport, orientation: orientation)
            #expect(session.viewport == viewport)
            #expect(session.arrangement.orientation == orientation)
            let fresh = try session.arrangement.madeAfresh()
            #expect(session.arrangement.difference(from: fresh) == nil, "seed \(seed)")
            #expect(session.arrangement.violations() == [], "seed \(seed)")
        }
    }

    private let estimates = Items((0..<10).map { .estimated(Double(20 + $0)) })

    @Test("A measured length is valid at its breadth, and an estimate at any other")
    func measuredSizes() throws {
        let list = CollectionSection(LinearList(), items: estimates, header: .estimated(30))
        var session = try CollectionSession([list], in: .init(Size(width: 300, height: 400)))
        _ = try session.measured([
            MeasuredSize(.item(3), length: 77), MeasuredSize(.header(section: 0), length: 55),
        ])
        var spaced = CollectionSection(LinearList(spacing: 5), items: estimates, header: .estimated(30))
        _ = try session.describe([(0, spaced)])
        #expect(session.element(.item(3))?.frame.height == 77)
        #expect(session.element(.item(3))?.isEstimate == false)
        #expect(session.element(.header(section: 0))?.frame.height == 55)
        spaced.insets = LogicalInsets(leading: 20)
        _ = try session.describe([(0, spaced)])
        #expect(session.element(.item(3))?.frame.height == 77)
        #expect(session.element(.item(3))?.isEstimate == true)
        #expect(session.element(.header(section: 0))?.isEstimate == false)
        let fixed = CollectionSection(LinearList(), items: Items(count: 10, size: .fixed(9)))
        _ = try session.describe([(0, fixed)])
        #expect(session.element(.item(3))?.frame.height == 9)
    }

    @Test("Contradictions throw and change nothing")
    func mistakes() throws {
        let list = CollectionSection(LinearList(), items: estimates)
        var session = try CollectionSession([list], in: .init(Size(width: 300, height: 400)))
        let frames = session.arrangement.allFrames
        #expect(throws: SessionError.noSuchSection(1, count: 1)) { _ = try session.describe([(1, list)]) }
        #expect(throws: SessionError.itemCountsDiffer(section: 0, expected: 10, given: 1)) {
            _ = try session.describe([(0, CollectionSection(LinearList(), items: Items(count: 1)))])
        }
        #expect(throws: SessionError.sectionCountsDiffer(expected: 1, given: 2)) {
            _ = try session.replace([list, list], through: .identity(sectionCount: 1))
        }
        #expect(throws: SessionError.layout(.invalidViewport(Size(width: -1, height: 1)))) {
            _ = try session.describe([], in: .init(Size(width: -1, height: 1)))
        }
        #expect(session.arrangement.allFrames == frames)
    }

    @Test("Items that were presented keep their lanes when something else is described again")
    func keptLanes() throws {
        let waterfall = CollectionSection(
            Waterfall(lanes: .count(2)), items: Items(count: 8, size: .estimated(100)))
        var session = try CollectionSession([waterfall], in: .init(Size(width: 200, height: 600)))
        session.presented()
        _ = try session.describe([], headerAndFooter: .init(footer: .fixed(10)))
        _ = try session.measured([MeasuredSize(.item(0), length: 250)])
        #expect(session.element(.item(2))?.frame.x == 0)
    }

    @Test("A change that belongs to an edit leaves a viewport that a person has scrolled since")
    func completedAfterScroll() throws {
        let list = CollectionSection(LinearList(), items: Items(count: 100, size: .fixed(50)))
        var session = try CollectionSession([list], in: .init(Size(width: 200, height: 200)))
        _ = try session.scrolled(to: 1000, by: .person)
        session.presented()
        var edit = Edit()
        edit.deleteItem(0)
        _ = try session.apply(edit, animated: true)
        #expect(session.offset == 950)
        _ = try session.scrolled(to: 1200, by: .person)
        let answer = session.completeChange { _ = try? $0.changeSection(0) { $0.footer = .fixed(40) } }
        #expect(answer.correction == 0 && session.offset == 1200)
    }

    @Test("A change that belongs to an edit holds the element that the edit anchored", arguments: [false, true])
    func completed(isPresented: Bool) throws {
        let list = CollectionSection(LinearList(), items: Items(count: 100, size: .fixed(50)))
        var session = try CollectionSession([list], in: .init(Size(width: 200, height: 200)))
        _ = try session.scrolled(to: 1000, by: .person)
        if isPresented { session.presented() }
        var edit = Edit()
        edit.insertItem(.fixed(50), at: 0)
        _ = try session.apply(edit)
        #expect(session.offset == 1050)
        let answer = session.completeChange { _ = try? $0.changeSection(0) { $0.header = .fixed(40) } }
        #expect(answer.correction == 40 && session.offset == 1090)
    }

    @Test("A change that belongs to an edit reports where a destination has moved")
    func completedBeforeArrival() throws {
        let list = CollectionSection(LinearList(), items: Items(count: 100, size: .fixed(50)))
        var session = try CollectionSession([list], in: .init(Size(width: 200, height: 200)))
        _ = try session.scroll(to: ScrollDestination(.item(50), alignment: .start))
        let answer = session.completeChange { _ = try? $0.changeSection(0) { $0.header = .fixed(40) } }
        #expect(answer.scrollTo == 2540)
    }
}
