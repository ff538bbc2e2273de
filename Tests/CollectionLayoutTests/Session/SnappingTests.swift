import Testing

@testable import CollectionLayout

/// Where scrolling comes to rest, changes and destinations lead to resting positions, too.
@Suite("Snapping")
struct SnappingTests {
    typealias Policy = CollectionSession.Policy

    /// Cards of 100 points with 20 points between and around them, in a viewport of 200 × 300 points.
    private func cards(_ policy: Policy) throws -> CollectionSession {
        var cards = CollectionSection(LinearList(spacing: 20), items: Items(count: 20, size: .fixed(100)))
        cards.insets = LogicalInsets(start: 20, end: 20, leading: 0, trailing: 0)
        return try CollectionSession([cards], in: .init(Size(width: 200, height: 300)), policy: policy)
    }

    @Test("Content that is shown for the first time rests at its first item")
    func resume() throws {
        var session = try cards(Policy(snapping: .items(.start)))
        #expect(try session.resume(at: 0).correction == 20 && session.offset == 20)
        #expect(try session.resume(at: 75, whileMoving: true).correction == 0)
        // A person who pulls the content keeps it.
        #expect(try session.resume(at: -30).correction == 0)
    }

    @Test(
        "Another size leaves a viewport at rest at a resting position, and returning returns", arguments: [true, false])
    func resize(animated: Bool) throws {
        var session = try cards(Policy(snapping: .items(.center)))
        // The sixth item is in the middle.
        _ = try session.scrolled(to: 520, by: .person)
        session.presented()
        let response = try session.resized(to: .init(Size(width: 200, height: 500)), animated: animated)
        #expect(response.correction == -100 && session.offset == 420)
        _ = try session.resized(to: .init(Size(width: 200, height: 300)), animated: animated)
        #expect(session.offset == 520)
    }

    @Test("Nobody's finger is disturbed: a viewport that is not at rest stays where it is")
    func moving() throws {
        var session = try cards(Policy(heldPosition: .startAlways, snapping: .items(.start)))
        _ = try session.scrolled(to: 170, by: .person)
        session.presented()
        var edit = Edit()
        edit.insertItems([.fixed(100)], at: 0)
        #expect(try session.apply(edit).response.correction == 120 && session.offset == 290)
    }

    @Test("An edit above moves pages, and the viewport with them to the nearest one")
    func edit() throws {
        var session = try cards(Policy(heldPosition: .startAlways, snapping: .paging))
        _ = try session.scrolled(to: 600, by: .person)
        session.presented()
        var edit = Edit()
        edit.insertItems([.fixed(100), .fixed(100)], at: 0)
        let response = try session.apply(edit).response
        #expect(session.offset == 900 && !response.isHeld)
        edit = Edit()
        edit.deleteItem(0)
        // Without anything that holds its position, the offset stays.
        #expect(try session.apply(edit, keepingPlace: false).response.correction == 0)
    }

    @Test(
        "A scroll that has ended at a page stays there; one that would go on leads to the next", arguments: [-1.0, 1])
    func atPage(velocity: Double) throws {
        var session = try cards(Policy(snapping: .paging))
        _ = try session.scrolled(to: 600, by: .person)
        #expect(session.restingOffset(proposed: 600.25, velocity: velocity) == 600)
        #expect(session.restingOffset(proposed: 600 + velocity, velocity: velocity) == 600 + 300 * velocity)
    }

    @Test("The first change after another rule leads to a resting position")
    func policy() throws {
        var session = try cards(Policy(heldPosition: .startAlways))
        _ = try session.scrolled(to: 170, by: .person)
        session.presented()
        session.policy.snapping = .items(.start)
        _ = session.changeHeaderAndFooter(to: HeaderAndFooter(footer: .fixed(10)))
        #expect(session.offset == 140)
        session.policy.snapping = .items(.center)
        _ = try session.scrolled(to: 170, by: .person)
        _ = session.changeHeaderAndFooter(to: HeaderAndFooter())
        #expect(session.offset == 170)
    }

    @Test(
        "A scroll to an element ends at a resting position that shows it",
        arguments: ScrollDestination.Alignment.allCases)
    func destination(_ alignment: ScrollDestination.Alignment) throws {
        for snapping in [CollectionSession.Snapping.paging, .items(.start), .items(.center), .items(.end)] {
            for item in 0..<20 {
                var session = try cards(Policy(snapping: snapping))
                let response = try session.scroll(to: ScrollDestination(.item(item), alignment: alignment))
                let offset = response.scrollTo ?? session.offset
                if response.scrollTo != nil { #expect(session.restingOffset(proposed: offset, velocity: 0) == offset) }
                let frame = try #require(session.arrangement.logicalFrame(of: .item(item)))
                // A page may end within an item.
                let isWhole = offset <= frame.main && frame.mainEnd <= offset + 300
                #expect(isWhole || snapping == .paging && offset <= frame.main && frame.main < offset + 300)
            }
        }
    }

    @Test("Content that was at its start is there again when nothing comes to rest any more")
    func backAtStart() throws {
        var session = try cards(Policy(snapping: .none))
        session.presented()
        let footer = HeaderAndFooter(footer: .fixed(10))
        for _ in 0..<2 {
            session.policy.snapping = .items(.start)
            #expect(session.changeHeaderAndFooter(to: footer).correction == 20)
            session.presented()
            session.policy.snapping = .none
            #expect(session.changeHeaderAndFooter(to: HeaderAndFooter()).correction == -20)
            session.presented()
        }
    }

    @Test("An item that is measured on arrival stays in the middle")
    func measuredDestination() throws {
        let rows = CollectionSection(LinearList(), items: Items(count: 20, size: .estimated(100)))
        var session = try CollectionSession(
            [rows], in: .init(Size(width: 200, height: 300)), policy: Policy(snapping: .items(.center)))
        let end = try session.scroll(to: ScrollDestination(.item(10), alignment: .start)).scrollTo
        _ = try session.scrolled(to: #require(end), by: .host)
        _ = try session.measured((8..<14).map { MeasuredSize(.item($0), length: 180) })
        let frame = try #require(session.arrangement.logicalFrame(of: .item(10)))
        #expect(session.offset == frame.main + (180 - 300) / 2)
    }

    @Test("A viewport whose destination has been deleted comes to rest again")
    func deletedDestination() throws {
        let items = Items(count: 20, size: .fixed(100))
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: items)],
            headerAndFooter: HeaderAndFooter(header: .fixed(50)), in: .init(Size(width: 300, height: 250)),
            policy: Policy(snapping: .items(.start)))
        let goal = try #require(try session.scroll(to: ScrollDestination(.item(4), alignment: .start)).scrollTo)
        _ = try session.scrolled(to: goal, by: .host)
        session.presented()
        var edit = Edit()
        edit.reloadSection(
            0, with: CollectionSection(LinearList(), items: Items(Array(repeating: .fixed(70), count: 20))))
        _ = try session.apply(edit)
        #expect(goal == 450 && session.offset == 470, "the start of the seventh item")
    }
}
