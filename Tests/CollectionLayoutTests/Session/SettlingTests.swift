import LayoutModel
import Testing

@testable import CollectionLayout

@Suite("Invisible items settle later")
struct SettlingTests {
    private let count = 100_000

    private func session(
        _ policy: CollectionSession.Policy = .init(), in size: Size = Size(width: 400, height: 800)
    ) throws -> CollectionSession {
        try CollectionSession(
            [
                CollectionSection(
                    Waterfall(lanes: .count(3), spacing: 8),
                    items: Items((0..<count).map { .estimated(Double(50 + $0 * 37 % 90)) })),
                CollectionSection(LinearList(), items: Items(count: 20, size: .fixed(30)), header: .fixed(20)),
            ], in: .init(size, margin: 200), policy: policy)
    }

    /// Returns the number of the first section's items that have settled.
    private func settledCount(_ session: CollectionSession) -> Int {
        session.arrangement.sections[0].content.settledCount
    }

    /// Returns a copy of the session in which everything has settled.
    private func settled(_ session: CollectionSession) -> CollectionSession {
        var settled = session
        _ = settled.settle(upTo: .infinity)
        return settled
    }

    private func check(_ session: CollectionSession, _ location: SourceLocation = #_sourceLocation) throws {
        let settled = settled(session)
        #expect(settled.isSettled && settled.settledEnd == .infinity, sourceLocation: location)
        #expect(
            try settled.arrangement.difference(from: settled.arrangement.madeAfresh()) == nil, sourceLocation: location)
        #expect(session.settledEnd >= session.shownRect(lead: session.lead).mainEnd, sourceLocation: location)
        let shown = session.visibleRect
        #expect(
            session.arrangement.elements(in: shown) == settled.arrangement.elements(in: shown), sourceLocation: location
        )
    }

    @Test("A host that measures as long as there is something to measure shows no estimates")
    func deferredMeasuring() throws {
        let section = CollectionSection(LinearList(), items: Items((0..<2000).map { _ in .estimated(400) }))
        var session = try CollectionSession([section], in: .init(Size(width: 300, height: 800)))
        var changes = CollectionSession.Changes()
        var frames = 0
        repeat {
            repeat {
                session.takeChanges(into: &changes)
                _ = try session.measured(
                    changes.unmeasured.compactMap { session.id(of: $0) }.map { MeasuredSize($0, length: 10) })
            } while !changes.unmeasured.isEmpty
            session.presented()
            frames += 1
        } while changes.defersMeasuring
        #expect(frames > 1)
        session.forEachElement(in: session.visibleRect) { #expect(!$0.isEstimate) }
    }

    @Test("Every answer says whether there is work left, also if the event changes nothing")
    func answersOfIdleEvents() throws {
        let items = Items((0..<20_000).map { .ratio(0.5 + Double($0 % 7) / 5) })
        let section = CollectionSection(Waterfall(lanes: .count(3)), items: items)
        var session = try CollectionSession([section], in: .init(Size(width: 300, height: 600)))
        #expect(!session.isSettled)
        #expect(try session.scrolled(to: 10, by: .person).wantsSettling)
        #expect(session.settle(upTo: 5).wantsSettling)
        #expect(try session.measured([]).wantsSettling)
        #expect(try session.resized(to: session.viewport).wantsSettling)
        #expect(session.finishTransition().wantsSettling)
        while session.settle(items: 1000).wantsSettling {}
        #expect(session.isSettled)
    }

    @Test("The first frame, a new width, and a measurement near the top place a page or two")
    func nearTheTop() throws {
        var session = try session()
        #expect(settledCount(session) <= 2 * ItemPage.size)
        try check(session)
        #expect(try session.resized(to: .init(Size(width: 500, height: 800), margin: 200)).wantsSettling)
        #expect(settledCount(session) <= 2 * ItemPage.size)
        try check(session)
        #expect(!session.settle(items: .max).wantsSettling)
        let response = try session.measured([MeasuredSize(.item(3), length: 333)])
        #expect(response.wantsSettling && settledCount(session) <= 2 * ItemPage.size)
        try check(session)
    }

    @Test("A row at the start of a page that settles later notices a change of its items in the page before")
    func rowAcrossPages() throws {
        // The second page begins within a row of five, because 512 is not a multiple of 5.
        let grid = SpanningGrid(lanes: .count(5))
        let count = ItemPage.size
        var session = try CollectionSession(
            [CollectionSection(grid, items: Items(count: 3 * count, size: .fixed(100)))],
            in: .init(Size(width: 400, height: 800)))
        _ = session.settle(items: .max)
        // The rows of the first page begin with other items as long as an item is missing. Those of the others wait.
        var (deletion, change, insertion) = (Edit(), Edit(), Edit())
        deletion.deleteItem(0)
        _ = try session.apply(deletion)
        change.changeItem(count - 3, to: .fixed(500))
        _ = try session.apply(change)
        insertion.insertItem(.fixed(100), at: 0)
        _ = try session.apply(insertion)
        try check(session)
    }

    @Test("Slices settle in order, and what is shown stays where it is")
    func slices() throws {
        var session = try session()
        let shown = session.arrangement.elements(in: session.visibleRect)
        var (slices, end) = (0, session.settledEnd)
        while session.settle(items: 5000).wantsSettling {
            #expect(session.settledEnd > end)
            end = session.settledEnd
            slices += 1
        }
        #expect((10...20).contains(slices))
        #expect(session.arrangement.elements(in: session.visibleRect) == shown)
        try check(session)
    }

    @Test("A slice of one item gets on, too")
    func smallSlices() throws {
        var session = try session()
        let before = settledCount(session)
        _ = session.settle(items: 1)
        #expect(settledCount(session) > before)
        try check(session)
    }

    @Test("A jump places what is before it")
    func jump() throws {
        var session = try session()
        let target = ElementID.item(70_000)
        let response = try session.scroll(to: ScrollDestination(target, alignment: .start))
        _ = try session.scrolled(to: #require(response.scrollTo), by: .host)
        #expect((70_000..<80_000).contains(settledCount(session)))
        #expect(session.element(target).map { $0.frame.y } == session.offset)
        try check(session)
        _ = try session.scrolled(to: session.contentLength, by: .person)
        #expect(session.isSettled)
    }

    @Test("A jump tells what has moved, and how long the content is, before the host gets there")
    func jumpTells() throws {
        var session = try session()
        _ = try session.changeSection(0) { $0.hasBackground = true }
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        let response = try session.scroll(to: ScrollDestination(.item(70_000)))
        #expect(response.lengthChanged)
        session.takeChanges(into: &changes)
        #expect(changes.moved.map(\.element) == [session.element(.background(section: 0))])
    }

    @Test("Broader margins show more, and place it")
    func margins() throws {
        var session = try session()
        let before = session.contentLength
        let response = try session.resized(to: .init(Size(width: 400, height: 800), margin: 100_000))
        #expect(response.lengthChanged == (session.contentLength != before))
        try check(session)
    }

    @Test("A policy can settle everything at once")
    func atOnce() throws {
        var policy = CollectionSession.Policy()
        policy.settling = .atOnce
        var session = try session(policy)
        #expect(session.isSettled)
        #expect(try !session.resized(to: .init(Size(width: 500, height: 800))).wantsSettling)
        #expect(session.isSettled)
    }

    @Test("A conversation that sticks to its end is placed up to there")
    func end() throws {
        var session = try session(.init(heldPosition: .end(tolerance: 10)))
        _ = try session.scrolled(to: .greatestFiniteMagnitude, by: .host)
        _ = try session.scrolled(to: session.offsetRange.upperBound, by: .person)
        session.presented()
        _ = try session.measured([MeasuredSize(.item(100), length: 5000)])
        #expect(session.offset == session.offsetRange.upperBound)
        try check(session)
    }

    @Test("An arrangement that is taken out of a session changes exactly, all of it")
    func exactCopy() throws {
        let session = try session()
        var arrangement = session.arrangement
        try arrangement.measure([MeasuredSize(.item(5), length: 400)])
        #expect(arrangement.isSettled && arrangement.violations() == [])
        #expect(!session.isSettled)
    }

    @Test("A jump into content that was estimated to be longer ends at its end")
    func jumpBeyondEnd() throws {
        let items = Items((0..<200_000).map { .fixed($0 < 512 ? 100 : 37) })
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: items)], in: .init(Size(width: 600, height: 400)))
        let jump = session.offsetRange.upperBound - 1000
        let answer = try session.scrolled(to: jump, by: .host)
        #expect(session.offset == session.offsetRange.upperBound && answer.correction == session.offset - jump)
        #expect(answer.correction < -1_000_000 && answer.lengthChanged)
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        #expect(changes.entered.contains { $0.element.id == .item(199_999) })
    }
}
