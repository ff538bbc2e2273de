import Testing

@testable import CollectionLayout

@Suite("Decisions of a session")
struct SessionTests {
    /// A list of rows of 100 points in a viewport of 300, scrolled to an offset.
    private func list(
        _ count: Int, at offset: Double = 0, estimated: Bool = false, _ policy: CollectionSession.Policy = .init()
    ) throws -> CollectionSession {
        let size: ItemSize = estimated ? .estimated(100) : .fixed(100)
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: Items(count: count, size: size))],
            in: .init(Size(width: 200, height: 300)), policy: policy)
        _ = try session.scrolled(to: offset, by: .person)
        session.presented()
        return session
    }

    private func top(of item: Int, in session: CollectionSession) -> Double? {
        session.element(.item(item)).map { $0.frame.y - session.offset }
    }

    @Test("Inserting above increases the offset, and nothing moves on the screen")
    func insertAbove() throws {
        var session = try list(20, at: 500)
        var edit = Edit()
        edit.insertItems([.fixed(70), .fixed(80)], at: 0)
        let answer = try session.apply(edit)
        #expect(answer.response.correction == 150 && answer.response.isHeld && answer.response.lengthChanged)
        #expect(session.offset == 650 && top(of: 7, in: session) == 0)
    }

    @Test("At the start what is inserted above comes into view, unless the start is held")
    func insertAtStart() throws {
        for (hold, offset) in [(ScrollAnchor.HeldPosition.start, 0.0), (.startAlways, 70)] {
            var session = try list(20, .init(heldPosition: hold))
            var edit = Edit()
            edit.insertItem(.fixed(70), at: 0)
            #expect(try session.apply(edit).response.correction == offset)
        }
    }

    @Test("A conversation stays at its end")
    func endAnchored() throws {
        var session = try list(10, at: 700, .init(heldPosition: .end(tolerance: 5)))
        var edit = Edit()
        edit.insertItem(.fixed(40), at: 10)
        #expect(try session.apply(edit).response.correction == 40)
        session.presented()
        #expect(try session.measured([MeasuredSize(.item(10), length: 40)]).correction == 0)
    }

    @Test("When the held element is removed, the answer says so and a neighbor is held")
    func removed() throws {
        var session = try list(20, at: 550)
        #expect(session.heldAnchor?.element == .item(6))
        var edit = Edit()
        edit.deleteItem(6)
        edit.deleteItem(0)
        let answer = try session.apply(edit)
        #expect(!answer.response.isHeld && answer.response.correction == -200)
        #expect(top(of: 5, in: session) == 150, "the eighth item was the next in view, and is the sixth now")
    }

    @Test("When an end of the content is in the way, the answer says so")
    func endInTheWay() throws {
        var session = try list(20, at: 1700)
        var edit = Edit()
        for item in 18..<20 { edit.deleteItem(item) }
        let answer = try session.apply(edit)
        #expect(!answer.response.isHeld && answer.response.correction == -200 && session.offset == 1500)
    }

    @Test("An element that comes into view at the start grows away from visible ones")
    func measuredAbove() throws {
        var session = try list(20, at: 500, estimated: true)
        _ = try session.scrolled(to: 395, by: .person)
        #expect(try session.measured([MeasuredSize(.item(4), length: 160)]).correction == 60)
        #expect(top(of: 5, in: session) == 105)
    }

    @Test("A width that is changed forth and back leads to the same offset, whatever lies between")
    func resizeForthAndBack() throws {
        let sizes = (0..<200).map { ItemSize.ratio(0.3 + Double($0 % 7) / 5) }
        var session = try CollectionSession(
            [CollectionSection(Waterfall(lanes: .minimumBreadth(90)), items: Items(sizes))],
            in: .init(Size(width: 400, height: 300)))
        _ = try session.scrolled(to: 2345, by: .person)
        session.presented()
        for width in [300.0, 90, 777, 400] {
            _ = try session.resized(to: .init(Size(width: width, height: 300)))
            session.presented()
        }
        #expect(abs(session.offset - 2345) < 1 / 64)
    }

    @Test("An element is reached although everything on the way is an estimate")
    func approach() throws {
        var session = try list(1000, estimated: true)
        var target = try session.scroll(to: ScrollDestination(.item(700), alignment: .center)).scrollTo
        var changes = CollectionSession.Changes()
        while let offset = target {
            _ = try session.scrolled(to: offset, by: .host)
            session.takeChanges(into: &changes)
            let sizes = changes.unmeasured.compactMap { session.id(of: $0) }
                .map { MeasuredSize($0, length: 30 + Double($0.item % 5) * 60) }
            target = try session.measured(sizes).scrollTo
        }
        let element = try #require(session.element(.item(700)))
        #expect(abs(element.frame.y + element.frame.height / 2 - session.offset - 150) < 1)
    }

    @Test("Pinned elements and bars do not cover a destination")
    func coveredDestination() throws {
        var section = CollectionSection(LinearList(), items: Items(count: 50, size: .fixed(100)), header: .fixed(40))
        section.headerAndFooter.pinsHeader = true
        let viewport = CollectionSession.Viewport(
            Size(width: 200, height: 400), covered: LogicalInsets(start: 60, end: 30))
        var session = try CollectionSession([section], in: viewport)
        let target = try session.scroll(to: ScrollDestination(.item(20), alignment: .start)).scrollTo
        #expect(target == 2000, "40 of header before the items, and 40 that it covers")
        _ = try session.scrolled(to: 2000, by: .host)
        #expect(session.element(.header(section: 0))?.frame.y == 2000)
        #expect(session.visibleRect.height == 310)
    }

    @Test("A header that the host pins stays where it is, and has a range")
    func pinnedByHost() throws {
        var section = CollectionSection(LinearList(), items: Items(count: 10, size: .fixed(100)), header: .fixed(40))
        section.headerAndFooter.pinsHeader = true
        var session = try CollectionSession(
            [section, section], in: .init(Size(width: 200, height: 300)), policy: .init(pinning: .host))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        let header = try #require(changes.entered.first { $0.element.id == .header(section: 0) })
        #expect(header.pinRange == .init(isHeader: true, lower: 0, upper: 1000, inset: 0))
        _ = try session.scrolled(to: 600, by: .person)
        session.takeChanges(into: &changes)
        #expect(changes.moved.isEmpty && !changes.left.contains(header.key))
    }

    @Test("Keys stay with their elements through edits, and are used again")
    func keys() throws {
        var session = try list(100)
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        let second = try #require(session.key(of: .item(1)))
        var edit = Edit()
        edit.deleteItem(0)
        _ = try session.apply(edit)
        session.takeChanges(into: &changes)
        #expect(session.key(of: .item(0)) == second && changes.left.map(\.raw) == [0])
        #expect(changes.entered.map(\.key.raw) == [4], "what begins where the viewport ends is shown too")
        for step in 1..<50 {
            _ = try session.scrolled(to: Double(step) * 100, by: .person)
            session.takeChanges(into: &changes)
            #expect(changes.entered.allSatisfy { $0.key.raw < 6 })
        }
    }

    @Test("A footer that the host pins stops at its section, not in the space before it")
    func pinnedFooter() throws {
        var section = CollectionSection(LinearList(), items: Items(count: 10, size: .fixed(50)))
        section.headerAndFooter = HeaderAndFooter(footer: .fixed(30), pinsFooter: true)
        section.spacing = 40
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: Items(count: 10, size: .fixed(50))), section],
            in: .init(Size(width: 300, height: 200)), policy: .init(pinning: .host))
        var changes = CollectionSession.Changes()
        _ = try session.scrolled(to: 360, by: .person)
        session.takeChanges(into: &changes)
        let footer = try #require(changes.entered.first { $0.element.id == .footer(section: 1) })
        #expect(footer.pinRange?.lower == 540 && footer.pinRange?.upper == 1040)
    }

    @Test("Short scrolls change nothing for a host with slack, until they add up or something else happens")
    func slack() throws {
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: Items(count: 100, size: .fixed(100)))],
            in: .init(Size(width: 200, height: 300), margin: 150), policy: .init(pinning: .host))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes, slack: 50)
        func entered(_ session: CollectionSession) -> [Int] {
            changes.entered.compactMap { session.id(of: $0.key)?.item }
        }
        #expect(entered(session) == [0, 1, 2, 3, 4])
        for offset in [30.0, 60, 90] {
            _ = try session.scrolled(to: offset, by: .person)
            session.takeChanges(into: &changes, slack: 50)
            #expect(entered(session) == (offset == 60 ? [5] : []), "at \(offset)")
        }
        _ = try session.scrolled(to: 160, by: .person)
        session.takeChanges(into: &changes)
        #expect(entered(session) == [6])
        _ = try session.scrolled(to: 170, by: .person)
        var edit = Edit()
        edit.insertItem(.fixed(100), at: 2)
        _ = try session.apply(edit)
        session.takeChanges(into: &changes, slack: 50)
        #expect(entered(session) == [2], "an edit is reported at once")
    }

    @Test("Some of the margin lies ahead of a scroll, and a finger that trembles draws nothing")
    func lead() throws {
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: Items(count: 1000, size: .fixed(10)))],
            in: .init(Size(width: 200, height: 300), margin: 150), policy: .init(pinning: .host))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes, slack: 50)
        func drawn(at offsets: [Double]) throws -> [Double] {
            try offsets.filter { offset in
                _ = try session.scrolled(to: offset, by: .person)
                session.takeChanges(into: &changes, slack: 50)
                return !changes.isEmpty
            }
        }
        #expect(try drawn(at: Array(stride(from: 10, through: 420, by: 10))) == [60, 150, 240, 330, 420])
        #expect(try drawn(at: [410, 420, 415, 425, 408]) == [])
        #expect(try drawn(at: Array(stride(from: 400, through: 220, by: -10))) == [400, 310, 220])
        // What is drawn after another event lies ahead, too.
        _ = try session.measured([])
        session.takeChanges(into: &changes)
        #expect(changes.isEmpty)
    }

    @Test("A scroll by nearly all of what a tiny viewport shows ends with what is in it, and nothing beyond")
    func tinyViewport() throws {
        let unit = 0x1p-6
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: Items(count: 100, size: .fixed(2 * unit)))],
            in: .init(Size(width: unit, height: unit)))
        var changes = CollectionSession.Changes()
        for offset in [100.4, 97.8, 100.5, 97.6].map({ $0 * unit }) {
            _ = try session.scrolled(to: offset, by: .person)
            session.takeChanges(into: &changes)
            session.takeChanges(into: &changes)
            #expect(changes.isEmpty, "at \(offset)")
        }
    }

    @Test("An element that has the focus stays shown")
    func retained() throws {
        var session = try list(100)
        var changes = CollectionSession.Changes()
        try session.retain(.item(1), for: .focus)
        session.takeChanges(into: &changes)
        let key = session.key(of: .item(1))
        _ = try session.scrolled(to: 5000, by: .person)
        session.takeChanges(into: &changes)
        #expect(session.key(of: .item(1)) == key && key != nil)
        session.release(.focus)
        session.takeChanges(into: &changes)
        #expect(changes.left == [try #require(key)])
    }

    @Test("An element that was retained out of view is measured when it comes into view")
    func retainedComesIntoView() throws {
        var session = try list(100, at: 5000, estimated: true)
        var changes = CollectionSession.Changes()
        try session.retain(.item(45), for: .focus)
        session.takeChanges(into: &changes)
        #expect(!changes.unmeasured.contains { session.id(of: $0) == .item(45) })
        session.takeChanges(into: &changes)
        _ = try session.scrolled(to: 4550, by: .person)
        session.takeChanges(into: &changes)
        #expect(changes.unmeasured.contains { session.id(of: $0) == .item(45) })
    }

    @Test("Another global header moves nothing that is seen, and what it replaces is not held any more")
    func globalHeader() throws {
        var session = try list(100, at: 5000)
        var response = session.changeHeaderAndFooter(to: HeaderAndFooter(header: .fixed(400)))
        #expect(response.correction == 400 && response.isHeld)
        _ = try session.scrolled(to: 20, by: .person)
        session.presented()
        #expect(session.heldAnchor?.element == .globalHeader)
        response = session.changeHeaderAndFooter(to: HeaderAndFooter())
        #expect(!response.isHeld)
    }

    @Test("Another global header arrives in a transition, in which the items move with it")
    func animatedGlobalHeader() throws {
        var session = try list(100, at: 0)
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        _ = session.changeHeaderAndFooter(to: HeaderAndFooter(header: .fixed(80)), animated: true)
        #expect(session.isMoving)
        session.takeChanges(into: &changes)
        let header = try #require(changes.entered.first { $0.element.id == .globalHeader })
        #expect(header.motion?.start.alpha == 0 && header.motion?.end.alpha == 1)
        let first = try #require(changes.moved.first { $0.element.id == .item(0) })
        #expect(first.motion?.start.frame.y == 0 && first.motion?.end.frame.y == 80)
        // Without a transition, the one that runs is finished.
        _ = session.changeHeaderAndFooter(to: HeaderAndFooter())
        #expect(!session.isMoving)
    }

    @Test("Carousels come to rest where an item does, pages one on or back")
    func resting() throws {
        var session = try list(20, at: 430, .init(snapping: .items(.start)))
        #expect(session.restingOffset(proposed: 460, velocity: 0) == 500)
        #expect(session.restingOffset(proposed: 460, velocity: -1) == 400)
        #expect(session.restingOffset(proposed: 410, velocity: 1) == 500)
        #expect(session.restingOffset(proposed: 99_999, velocity: 1) == 1700)
        session.policy.snapping = .paging
        #expect(session.restingOffset(proposed: 1200, velocity: 1) == 600)
        #expect(session.restingOffset(proposed: 0, velocity: -1) == 300)
    }

    @Test("A flick turns a page also at an offset that the host has rounded to pixels")
    func restingAtRoundedPages() throws {
        let page = 1000.0 / 3
        let rows = CollectionSection(LinearList(), items: Items(count: 30, size: .fixed(100)))
        var session = try CollectionSession(
            [rows], in: .init(Size(width: 200, height: page)), policy: .init(snapping: .paging))
        let length = session.arrangement.viewport.height
        for (offset, velocity, number) in [(333.0, 1.0, 2.0), (667, -1, 1), (1333, 1, 5), (332, 1, 1), (500, -1, 1)] {
            _ = try session.scrolled(to: offset, by: .person)
            #expect(session.restingOffset(proposed: offset + 9 * velocity, velocity: velocity) == length * number)
        }
    }

    @Test("Margins and slack that make no sense are limited")
    func margins() throws {
        var session = try list(100, at: 0, .init())
        for margin in [Double.nan, -500] {
            var viewport = session.viewport
            viewport.margin = margin
            viewport.shelfMargin = margin
            #expect(viewport.margin == 0 && viewport.shelfMargin == 0)
        }
        var viewport = session.viewport
        viewport.margin = 200
        _ = try session.resized(to: viewport)
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        _ = try session.scrolled(to: 5000, by: .person)
        session.takeChanges(into: &changes, slack: .infinity)
        #expect(changes.entered.contains { $0.element.id == .item(50) })
    }

    @Test("A map of other content is refused")
    func foreignMap() throws {
        let ten = CollectionSection(LinearList(), items: Items(count: 10, size: .fixed(100)))
        var other = try Arrangement([ten], in: Size(width: 200, height: 300))
        var edit = Edit()
        edit.deleteItem(7)
        let map = try other.apply(edit)
        var session = try list(5, at: 0, .init())
        for count in [9, 4] {
            let section = CollectionSection(LinearList(), items: Items(count: count, size: .fixed(100)))
            #expect(throws: SessionError.itemCountsDiffer(section: 0, expected: 5, given: 10)) {
                _ = try session.replace([section], through: map)
            }
        }
    }

    @Test("Scrolling comes to rest at an end of the content if no item does before it", arguments: [0.0, 1])
    func restingAtEnds(velocity: Double) throws {
        let rows = CollectionSection(LinearList(), items: Items(count: 3, size: .fixed(100)), footer: .fixed(600))
        var session = try CollectionSession([rows], in: .init(Size(width: 200, height: 400)))
        session.policy.snapping = .items(.start)
        #expect(session.restingOffset(proposed: 500, velocity: velocity) == 500)
        let header = CollectionSection(LinearList(), items: Items(count: 9, size: .fixed(100)), header: .fixed(1000))
        session = try CollectionSession([header], in: .init(Size(width: 200, height: 400)))
        session.policy.snapping = .items(.start)
        #expect(session.restingOffset(proposed: 100, velocity: -velocity) == 0)
        // Margins are no stops.
        var cards = CollectionSection(LinearList(spacing: 20), items: Items(count: 9, size: .fixed(100)))
        cards.insets = LogicalInsets(start: 20, end: 20, leading: 0, trailing: 0)
        session = try CollectionSession([cards], in: .init(Size(width: 200, height: 400)))
        session.policy.snapping = .items(.start)
        #expect(session.restingOffset(proposed: 0, velocity: 0) == 20)
        session.policy.snapping = .items(.end)
        #expect(session.restingOffset(proposed: 700, velocity: 0) == 680)
        // Two pages, of which the second one is shorter. A finger that holds the content at its end leaves it there.
        session = try list(5, at: 200, .init(snapping: .paging))
        #expect(session.restingOffset(proposed: 200, velocity: velocity) == 200)
    }

    @Test("An offset farther than any content is corrected")
    func farOffset() throws {
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: Items(count: 10, size: .fixed(50)))],
            in: .init(Size(width: 100, height: 100)))
        let response = try session.scrolled(to: 1e14, by: .person)
        #expect(1e14 + response.correction == session.offset)
    }
}
