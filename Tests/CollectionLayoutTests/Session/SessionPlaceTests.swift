import Testing

@testable import CollectionLayout

@Suite("The place of a session, where descriptions and ends of the content get in its way")
struct SessionPlaceTests {
    private func list(_ count: Int, header: ItemSize? = nil) -> CollectionSection {
        CollectionSection(
            LinearList(), items: Items(Array(repeating: .estimated(50), count: count)), header: header)
    }

    private func session(
        _ sections: [CollectionSection], _ hold: ScrollAnchor.HeldPosition = .start,
        orientation: Orientation = .vertical
    ) throws -> CollectionSession {
        try CollectionSession(
            sections, in: .init(Size(width: 200, height: 200)), orientation: orientation,
            policy: .init(heldPosition: hold))
    }

    @Test("A host that resumes amid a movement learns that the content ends earlier")
    func resumedBeyondTheEnd() throws {
        let sizes = (0..<20_000).map { $0 < 2000 ? ItemSize.fixed(500) : .fixed(1) }
        let section = CollectionSection(Waterfall(lanes: .count(3)), items: Items(sizes))
        var session = try CollectionSession([section], in: .init(Size(width: 300, height: 400)))
        let response = try session.resume(at: 400_000, whileMoving: true)
        #expect(session.offset < 400_000 && session.offset == session.offsetRange.upperBound)
        #expect(response.correction == session.offset - 400_000)
    }

    @Test("A distance that is not finite is 0, also after a scroll", arguments: [Double.nan, .infinity])
    func infiniteDistance(distance: Double) throws {
        let section = CollectionSection(LinearList(), items: Items((0..<100).map { _ in .estimated(50) }))
        var session = try CollectionSession([section], in: .init(Size(width: 300, height: 400)))
        let target = try session.scroll(to: ScrollAnchor(element: .item(40), distance: distance))
        #expect(target.scrollTo == 2000)
        _ = try session.scrolled(to: 2000, by: .host)
        _ = try session.scrolled(to: 1900, by: .person)
        _ = try session.measured([MeasuredSize(.item(0), length: 150)])
        #expect(session.offset == 2000, "item 40 is where it was on the screen")
    }

    @Test("A header that the new description lacks is no longer held, and the answer says so")
    func headerIsGone() throws {
        var session = try session([list(9, header: .fixed(900))])
        _ = try session.scrolled(to: 300, by: .person)
        session.presented()
        #expect(session.heldAnchor?.element == .header(section: 0))
        let response = try session.replace([list(9)], through: .identity(sectionCount: 1))
        #expect(!response.isHeld)
        #expect(session.heldAnchor?.element?.kind == .item)
    }

    @Test("A header that was kept and is gone does not come back by itself")
    func retainedHeaderIsGone() throws {
        var session = try session([list(90), list(9, header: .fixed(30))])
        try session.retain(.header(section: 1), for: .focus)
        _ = try session.replace([list(90), list(9)], through: .identity(sectionCount: 2))
        _ = try session.replace([list(90), list(9, header: .fixed(30))], through: .identity(sectionCount: 2))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        #expect(!changes.entered.contains { $0.element.id.kind == .header })
    }

    @Test("Pulled beyond the end that is held, the viewport stays as far beyond it")
    func pulledBeyondTheEnd() throws {
        var session = try session([list(20)], .end(tolerance: 20))
        _ = try session.scrolled(to: 850, by: .person)
        let response = try session.measured([MeasuredSize(.item(0), length: 60)])
        #expect(response.isHeld)
        #expect(session.offset == 860)
    }

    @Test("An element at the end of the content is held within a unit, or the answer says that the end is in the way")
    func barelyClamped() throws {
        let unit = 1 / LayoutUnit.perPoint
        var session = try session([list(20)], .center)
        _ = try session.scrolled(to: 0.625 * unit, by: .person)
        session.presented()
        let anchor = try #require(session.heldAnchor)
        let response = try session.resized(to: .init(Size(width: 200, height: 200 + 3 * unit)))
        let home = try #require(session.arrangement.offset(of: anchor))
        #expect(home - session.offset == -1.5 * unit)
        #expect(!response.isHeld)
    }

    @Test("When everything in view is deleted, what takes its place does not depend on what has settled")
    func substitute() throws {
        let items = Items((0..<3000).map { .fixed($0 < 1500 ? 40 : 41) })
        var session = try session([
            CollectionSection(Waterfall(lanes: .count(3)), items: items), list(500),
        ])
        _ = try session.scrolled(to: 1000, by: .person)
        session.presented()
        _ = try session.measured((30..<90).map { MeasuredSize(.item($0), length: 90) })
        var settled = session
        _ = settled.settle(items: .max)
        #expect(session.settledEnd < .infinity)
        var edit = Edit()
        edit.reloadSection(0, with: list(2000))
        _ = try session.apply(edit)
        _ = try settled.apply(edit)
        #expect(session.offset == settled.offset)
    }

    @Test("A scrollbar dragged to the end means the end: measuring on the way leaves it in view")
    func draggedToTheEnd() throws {
        var session = try session([list(20)])
        #expect(try session.scrolled(to: 799.5, by: .scrollbar).scrollTo == 800)
        _ = try session.scrolled(to: 800, by: .host)
        _ = try session.measured([MeasuredSize(.item(18), length: 90)])
        #expect(session.offset == 840)
        // Anywhere else, the scrollbar means an offset. Content that fits has no end to which it could go.
        #expect(try session.scrolled(to: 400, by: .scrollbar).scrollTo == nil)
        _ = try session.measured([MeasuredSize(.item(19), length: 90)])
        #expect(session.offset == 400)
        var short = try self.session([list(2)])
        #expect(try short.scrolled(to: 0, by: .scrollbar).scrollTo == nil)
    }

    @Test("A scrollbar dragged to the start means the start, also of content that follows its end")
    func draggedToTheStart() throws {
        var session = try session([list(20)])
        session.policy.heldPosition = .end(tolerance: 8)
        _ = try session.scrolled(to: 300, by: .person)
        session.presented()
        #expect(try session.scrolled(to: 0.5, by: .scrollbar).scrollTo == 0)
        _ = try session.scrolled(to: 0, by: .host)
        _ = try session.measured([MeasuredSize(.item(0), length: 90)])
        #expect(session.offset == 0)
    }

    @Test("Pulled beyond the start, the held element stays, and the same measurement again moves nothing")
    func pulledBeyondTheStart() throws {
        var session = try session([list(3)], .end(tolerance: -1000))
        _ = try session.scrolled(to: -150, by: .person)
        let size = MeasuredSize(.item(0), length: 200)
        let first = try session.measured([size])
        #expect(first.isHeld == (session.offset == 0))
        let again = try session.measured([size])
        #expect(again.correction == 0)
    }

    @Test("Measuring does not move what is on its way", arguments: Orientation.all)
    func measuringOnTheWay(orientation: Orientation) throws {
        var session = try session([list(20)], orientation: orientation)
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        var edit = Edit()
        edit.deleteItem(0)
        _ = try session.apply(edit, animated: true)
        session.takeChanges(into: &changes)
        try session.advance(to: 0.5)
        let key = try #require(session.key(of: .item(1)))
        let before = try #require(session.state(of: key)?.frame)
        let corner = session.visibleRect
        _ = try session.measured([MeasuredSize(.item(0), length: 120)])
        let after = try #require(session.state(of: key)?.frame)
        #expect(abs((before.x - corner.x) - (after.x - session.visibleRect.x)) < 1 / 32)
        #expect(abs((before.y - corner.y) - (after.y - session.visibleRect.y)) < 1 / 32)
    }

    @Test(
        "The first item is in view after all when what lies before it turns out to be too long", arguments: [0.0, -80])
    func firstItemBelowLongHeader(pull: Double) throws {
        var session = try session([list(3, header: .estimated(40))])
        _ = try session.scrolled(to: pull, by: .person)
        let target = try session.scroll(to: ScrollDestination(.item(0), alignment: .start)).scrollTo
        #expect(target == (pull < 0 ? 0 : nil), "the header fits")
        _ = try session.scrolled(to: 0, by: .host)
        let measured = try session.measured([MeasuredSize(.header(section: 0), length: 190)])
        #expect(measured.scrollTo == 140, "the end of the content: the item begins at 190 of 200")
        _ = try session.scrolled(to: 140, by: .host)
        #expect(session.heldAnchor?.element == .item(0))
    }

    @Test("A destination that has not been reached goes where an edit moves it")
    func destinationThroughEdit() throws {
        var session = try session([list(100)])
        #expect(try session.scroll(to: ScrollDestination(.item(50), alignment: .start)).scrollTo == 2500)
        var edit = Edit()
        edit.insertItems([.fixed(70)], at: 10)
        #expect(try session.apply(edit).response.scrollTo == 2570)
        _ = try session.scrolled(to: 2570, by: .host)
        #expect(session.heldAnchor?.element == .item(51))
    }

    @Test("An item that a person has asked for stays in its place for another width and another layout too")
    func requestedItem() throws {
        var session = try session([list(90)])
        let target = try session.scroll(to: ScrollDestination(.item(30), alignment: .start)).scrollTo
        // The host has rounded the offset, so that the item begins just before the viewport.
        _ = try session.scrolled(to: try #require(target) + 0.5, by: .host)
        session.presented()
        _ = try session.resized(to: .init(Size(width: 100, height: 200)))
        #expect(session.heldAnchor?.element == .item(30))
        _ = try session.changeSections { $1.setLayout(LinearList(spacing: 7)) }
        #expect(session.element(.item(30)).map { $0.frame.y - session.offset } == 0)
    }

    @Test("An edit and a new layout before the next frame hold the item that was in view before both")
    func editAndLayout() throws {
        let chips = Items(Array(repeating: .fixed(50), count: 60), breadths: Array(repeating: 80, count: 60))
        var session = try session([CollectionSection(Flow(), items: chips)])
        _ = try session.scrolled(to: 300, by: .person)
        session.presented()
        #expect(session.heldAnchor?.element == .item(12))
        // The inserted item moves the next ones: for a moment, item 12, the former 11, is the first one in view.
        var edit = Edit()
        edit.insertItem(.fixed(50), at: 0)
        _ = try session.apply(edit)
        let response = try session.changeSection(0) { $0.setLayout(LinearList(spacing: 10)) }
        #expect(response.isHeld)
        #expect(session.heldAnchor?.element == .item(13))
        #expect(session.arrangement.element(.item(13))?.frame.y == session.offset)
    }

    @Test("In a conversation, the last item means the end, and the first one is held, not the start")
    func endsOfConversation() throws {
        var messages = list(20)
        messages.insets = LogicalInsets(start: 12, end: 12, leading: 0, trailing: 0)
        var session = try session([messages], .end(tolerance: 8))
        func go(to item: Int, _ alignment: ScrollDestination.Alignment) throws {
            if let offset = try session.scroll(to: ScrollDestination(.item(item), alignment: alignment)).scrollTo {
                _ = try session.scrolled(to: offset, by: .host)
            }
            session.presented()
        }
        for alignment in [ScrollDestination.Alignment.nearest, .end] {
            try go(to: 5, .start)
            try go(to: session.arrangement.itemCount(inSection: 0) - 1, alignment)
            #expect(session.offset == session.offsetRange.upperBound)
            var edit = Edit()
            edit.insertItem(.fixed(50), at: session.arrangement.itemCount(inSection: 0))
            #expect(try session.apply(edit).response.correction == 50)
        }
        try go(to: 0, .nearest)
        #expect(session.offset == 0)
        var edit = Edit()
        edit.insertItem(.fixed(50), at: 0)
        #expect(try session.apply(edit).response.correction == 50)
    }

    @Test("A footer that is measured on arrival at the last item of a conversation does not push the item out of view")
    func lastItemBeforeLongFooter() throws {
        let messages = CollectionSection(
            LinearList(), items: Items(Array(repeating: .estimated(50), count: 20)), footer: .estimated(30))
        var session = try session([messages], .end(tolerance: 8))
        let target = ScrollDestination(.item(19), alignment: .end)
        #expect(try session.scroll(to: target).scrollTo == 830)
        #expect(try session.scrolled(to: 830, by: .host).scrollTo == nil)
        let small = try session.measured([MeasuredSize(.footer(section: 0), length: 60)])
        #expect(small.correction == 30)
        #expect(small.scrollTo == nil, "The end still shows the item, and the correction has led there.")
        #expect(try session.measured([MeasuredSize(.footer(section: 0), length: 400)]).scrollTo == 800)
        _ = try session.scrolled(to: 800, by: .host)
        session.presented()
        #expect(session.offset == 800)
        #expect(session.heldAnchor?.element == .item(19))
    }

    @Test("Messages that come or go on the way to the last one lead to the end", arguments: [true, false])
    func lastItemChangesOnTheWay(isAppended: Bool) throws {
        var session = try session([list(20)], .end(tolerance: 8))
        #expect(try session.scroll(to: ScrollDestination(.item(19), alignment: .end)).scrollTo == 800)
        _ = try session.scrolled(to: 500, by: .host)
        var edit = Edit()
        if isAppended { edit.insertItem(.fixed(50), at: 20) } else { edit.deleteItem(19) }
        let end = isAppended ? 850.0 : 750
        #expect(try session.apply(edit).response.scrollTo == end)
        _ = try session.scrolled(to: end, by: .host)
        session.presented()
        #expect(session.heldAnchor == ScrollAnchor(element: nil, edge: .end, from: .end))
    }

    @Test("A description of one section with another number of items leaves all sections as they were")
    func refusedDescription() throws {
        var session = try session([list(9), list(9), list(9)])
        let before = session.contentLength
        #expect(throws: SessionError.itemCountsDiffer(section: 1, expected: 9, given: 3)) {
            _ = try session.changeSections { index, section in
                section.header = .fixed(40)
                if index == 1 { section.items = Items(count: 3) }
            }
        }
        #expect(session.contentLength == before)
        #expect(try session.changeSections { $1.header = .fixed(40) }.lengthChanged)
        #expect(session.contentLength == before + 120)
    }
}

@Suite("Destinations and shelves, where more than one thing happens to them")
struct SessionTwiceTests {
    private let shelf = CollectionSection(
        LinearList(), items: Items(count: 10, size: .fixed(100)), orthogonal: OrthogonalScrolling(length: .fixed(50)))

    @Test("A destination is revealed again in a shorter viewport")
    func resizedOnTheWay() throws {
        var list = CollectionSection(LinearList(), items: Items(count: 90, size: .fixed(50)), header: .fixed(250))
        list.headerAndFooter.pinsHeader = true
        var session = try CollectionSession([list], in: .init(Size(width: 200, height: 600)))
        _ = try session.scroll(to: ScrollDestination(.item(50), alignment: .center))
        let response = try session.resized(to: .init(Size(width: 200, height: 200)))
        _ = try session.scrolled(to: #require(response.scrollTo), by: .host)
        #expect(session.element(.item(50))?.frame.y == session.offset + 75)
    }

    @Test("A shelf stays where it is when a dragged item is put back before another one is inserted")
    func shelfAndDrag() throws {
        let list = CollectionSection(LinearList(), items: Items(count: 5, size: .fixed(100)))
        var session = try CollectionSession([shelf, list], in: .init(Size(width: 300, height: 400)))
        try session.pickUp(.item(2, section: 1))
        _ = try session.drag(to: Point(x: 150, y: 25))
        #expect(session.reordering?.item.section == 0)
        _ = try session.shelf(0, scrolledTo: 800)
        var edit = Edit()
        edit.insertItem(.fixed(100), at: 0)
        _ = try session.apply(edit)
        #expect(session.arrangement.innerOffset(ofSection: 0) == 800)
    }

    @Test("A shelf stays where it is when it is described again for another viewport")
    func shelfAndViewport() throws {
        var session = try CollectionSession([shelf], in: .init(Size(width: 300, height: 400)))
        _ = try session.shelf(0, scrolledTo: 700)
        var narrower = shelf
        narrower.items = Items(count: 10, size: .fixed(80))
        _ = try session.describe([(0, narrower)], in: .init(Size(width: 100, height: 400)))
        #expect(session.arrangement.innerOffset(ofSection: 0) == 700)
    }

    @Test("New content says which of its parts have moved while it was placed up to the offset of other content")
    func resumingFarAway() throws {
        let items = Items((0..<200_000).map { .fixed($0 < 512 ? 100 : 37) })
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: items)], in: .init(Size(width: 600, height: 400), margin: 600),
            orientation: Orientation(.horizontal, .rightToLeft))
        _ = try session.scrolled(to: 49_300, by: .host)
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        let length = session.contentLength
        let response = try session.resume(at: 50_600)
        session.takeChanges(into: &changes)
        #expect(session.contentLength != length && response.lengthChanged)
        // The content begins at the right, so that all that is still shown has moved with its length.
        #expect(!changes.entered.isEmpty && session.contentLength == session.contentSize.width)
        for shown in changes.entered + changes.moved {
            #expect(session.element(shown.element.id)?.frame == shown.element.frame)
        }
    }

    @Test("What is in view stays although its section is deleted, and its items move to an inserted one")
    func movedToInserted() throws {
        let section = CollectionSection(LinearList(), items: Items(count: 50, size: .fixed(100)))
        var session = try CollectionSession([section, section, section], in: .init(Size(width: 300, height: 400)))
        _ = try session.scrolled(to: 5140, by: .person)
        session.presented()
        var edit = Edit()
        edit.deleteSection(1)
        edit.insertSection(CollectionSection(LinearList(), items: Items(count: 2, size: .fixed(70))), at: 2)
        for item in 0..<50 { edit.moveItem(item, section: 1, to: item + 1, section: 2) }
        let answer = try session.apply(edit)
        #expect(answer.map.newID(of: .item(1, section: 1)) == .item(2, section: 2))
        #expect(answer.map.oldID(of: .item(51, section: 2)) == nil && session.arrangement.itemCount(inSection: 2) == 52)
        #expect(answer.response.correction == 5070 && session.offset == 10_210)
        #expect(session.element(.item(2, section: 2))?.frame.y == 10_170)
    }

    @Test("New content shows the offset of the content that it replaces, or its own end")
    func resuming() throws {
        func resumed(count: Int, at offset: Double, whileMoving isMoving: Bool = false) throws -> [Double] {
            let list = CollectionSection(LinearList(), items: Items(count: count, size: .fixed(50)))
            var session = try CollectionSession([list], in: .init(Size(width: 300, height: 400)))
            let response = try session.resume(at: offset, whileMoving: isMoving)
            #expect(session.offset == offset + response.correction)
            return [session.offset, response.correction]
        }
        #expect(try resumed(count: 1000, at: 30_000) == [30_000, 0])
        #expect(try resumed(count: 20, at: 30_000) == [600, -29_400])
        #expect(try resumed(count: 3, at: 10) == [0, -10])
        #expect(try resumed(count: 0, at: 10) == [0, -10])
        // A finger pulls the content beyond its ends.
        #expect(try resumed(count: 20, at: 650, whileMoving: true) == [650, 0])
        #expect(try resumed(count: 20, at: -50) == [-50, 0])
        #expect(throws: SessionError.self) { try resumed(count: 20, at: .nan) }
    }
}
