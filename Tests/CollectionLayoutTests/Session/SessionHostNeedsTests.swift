import Foundation
import Testing

@testable import CollectionLayout

@Suite("Retaining, insets and reordering in a session")
struct SessionHostNeedsTests {
    private func list(_ count: Int) throws -> CollectionSession {
        try CollectionSession(
            [CollectionSection(LinearList(), items: Items((0..<count).map { .fixed(40 + Double($0)) }))],
            in: .init(Size(width: 200, height: 300)))
    }

    @Test("A place is found again by the name of its item, wherever that is by then")
    func savedPlace() throws {
        var session = try list(50)
        _ = try session.scrolled(to: 1000, by: .person)
        session.presented()
        let saved = try JSONEncoder().encode(try #require(session.savedPlace { "photo \($0.item)" }))
        var later = try list(50)
        let place = try JSONDecoder().decode(SavedPlace<String>.self, from: saved)
        var edit = Edit()
        edit.insertItems([.fixed(500)], at: 0)
        _ = try later.apply(edit)
        let target = try later.restore(place) { name in
            (0..<51).first { name == "photo \($0 - 1)" }.map { .item($0) }
        }
        #expect(target.scrollTo == 1500)
        #expect(try !later.restore(place) { _ in nil }.isHeld)
    }

    @Test("Elements that move away from the start of content from right to left are reported as moved")
    func movedFromRightToLeft() throws {
        var session = try CollectionSession(
            [CollectionSection(LinearList(), items: Items((0..<20).map { _ in .fixed(50) }))],
            in: .init(Size(width: 300, height: 200)), orientation: Orientation(.horizontal, .rightToLeft))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        var edit = Edit()
        edit.changeItem(1, to: .fixed(70))
        _ = try session.apply(edit)
        session.takeChanges(into: &changes)
        // The frames of later items keep their distance from the left edge, and get another one from the start.
        let moved = changes.moved.map(\.element.id.item).sorted()
        #expect(moved.last == 5 && moved.contains(2))
        #expect(changes.moved.first { $0.element.id == .item(2) }?.frame.main == 120)
    }

    @Test("A dragged item leaves a gap where the finger is, keeps its key, and is moved once")
    func reordering() throws {
        var session = try list(50)
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        let key = session.key(of: .item(1))
        try session.pickUp(.item(1))
        #expect(try session.drag(to: Point(x: 10, y: 50), animated: false) == nil, "over itself")
        let dragged = try session.drag(to: Point(x: 10, y: 140), animated: false)
        let answer = try #require(dragged)
        #expect(answer.map.newID(of: .item(1)) == .item(3))
        _ = try session.drag(to: Point(x: 10, y: 10), animated: false)
        session.takeChanges(into: &changes)
        #expect(session.key(of: .item(0)) == key && changes.left.isEmpty)
        let drop = session.drop()
        let dropped = try #require(drop)
        #expect(dropped.from == .item(1) && dropped.to == .item(0) && session.reordering == nil)
        #expect(session.element(.item(0))?.frame.height == 41)
    }

    @Test("A drag that is canceled, or interrupted by an edit, leaves everything where it was")
    func canceled() throws {
        var session = try list(50)
        let frames = session.arrangement.allFrames
        try session.pickUp(.item(1))
        _ = try session.drag(to: Point(x: 10, y: 140), animated: false)
        _ = session.cancelDrag(animated: false)
        #expect(session.arrangement.allFrames == frames && session.drop() == nil)
        try session.pickUp(.item(1))
        _ = try session.drag(to: Point(x: 10, y: 140), animated: false)
        var edit = Edit()
        edit.deleteItem(1)
        let answer = try session.apply(edit)
        #expect(answer.map.newID(of: .item(1)) == nil && session.reordering == nil)
        #expect(session.element(.item(1))?.frame.height == 42)
    }

    /// A list of 50 items, scrolled to 1000. An item is dragged from the middle of the viewport to its top.
    private func dragged() throws -> CollectionSession {
        var session = try list(50)
        _ = try session.scrolled(to: 1000, by: .person)
        session.presented()
        try session.pickUp(.item(24))
        _ = try session.drag(to: Point(x: 10, y: 1005), animated: false)
        return session
    }

    @Test("An event that is refused leaves a drag as it was")
    func refusedWhileDragging() throws {
        var session = try dragged()
        let (frames, reordering, offset) = (session.arrangement.allFrames, session.reordering, session.offset)
        #expect(reordering?.item != reordering?.origin)
        var nonsense = Edit()
        nonsense.deleteItem(99)
        #expect(throws: SessionError.self) { _ = try session.apply(nonsense) }
        #expect(throws: SessionError.self) {
            _ = try session.changeSection(0) { $0.items = Items(count: 3, size: .fixed(1)) }
        }
        #expect(throws: SessionError.self) { _ = try session.replace([], through: .identity(sectionCount: 1)) }
        #expect(throws: SessionError.dragging(try #require(reordering?.item))) { try session.pickUp(.item(3)) }
        #expect(session.arrangement.allFrames == frames && session.reordering == reordering)
        #expect(session.offset == offset)
    }

    @Test("An event that ends a drag includes the drag's changes", arguments: [false, true])
    func answersForTheDrag(animated: Bool) throws {
        let start = try dragged()
        var edit = Edit()
        edit.insertItem(.fixed(70), at: 3)
        let events: [(inout CollectionSession) throws -> CollectionSession.Response] = [
            { try $0.apply(edit, animated: animated).response },
            { try $0.replace([start.arrangement.description(ofSection: 0)!], through: .identity(sectionCount: 1)) },
            { try $0.changeSection(0, animated: animated) { $0.header = .fixed(60) } },
        ]
        for event in events {
            var session = start
            let response = try event(&session)
            #expect(abs(start.offset + response.correction - session.offset) < 1 / 64)
            #expect(response.lengthChanged == (session.contentLength != start.contentLength))
            #expect(session.reordering == nil)
        }
    }

    @Test("The dragged item goes with the finger, and not the content with the item")
    func draggingWhatIsHeld() throws {
        var session = try list(50)
        _ = try session.scrolled(to: 1000, by: .person)
        session.presented()
        let held = try #require(session.heldAnchor?.element)
        try session.pickUp(held)
        let dragged = try session.drag(to: Point(x: 10, y: 1200), animated: false)
        #expect(dragged?.response.correction == 0 && session.offset == 1000)
    }

    @Test(
        "A gap opens where the finger is, also in the place of the held item",
        arguments: [ScrollAnchor.HeldPosition.start, .center, .end(tolerance: 8)])
    func draggingOntoWhatIsHeld(held: ScrollAnchor.HeldPosition) throws {
        for (origin, position) in [(22, 5.0), (20, 295)] {
            var session = try list(50)
            session.policy.heldPosition = held
            _ = try session.scrolled(to: 1000, by: .person)
            session.presented()
            try session.pickUp(.item(origin))
            let finger = Point(x: 10, y: 1000 + position)
            let answer = try session.drag(to: finger, animated: false)
            #expect(answer?.response.correction == 0)
            let again = try session.drag(to: finger, animated: false)
            #expect(again == nil, "the gap is under the finger")
            #expect(session.offset == 1000)
        }
    }

    @Test("A finger that rests moves the dragged item only where it stays", arguments: [0, 1])
    func restingFinger(layout: Int) throws {
        // Here, three items make room for one another in a circle.
        let section =
            layout == 0
            ? CollectionSection(
                Flow(), items: Items([.fixed(120), .fixed(60), .fixed(20)], breadths: [100, 20, 60]))
            : CollectionSection(
                JustifiedRows(targetLength: 80), items: Items([2, 11.0 / 6, 1.0 / 3].map { .ratio($0) }))
        let finger = layout == 0 ? Point(x: 104.5, y: 53.5) : Point(x: 26.5, y: 104.5)
        var session = try CollectionSession([section], in: .init(Size(width: 120, height: 1000)))
        try session.pickUp(.item(2))
        #expect(try session.drag(to: finger, animated: false) == nil)
        #expect(session.reordering?.item == .item(2))
    }

    @Test("Canceling the drag of an item that has not moved changes nothing, and lets a transition go on")
    func cancelingAtOnce() throws {
        var session = try list(50)
        var edit = Edit()
        edit.insertItem(.fixed(70), at: 1)
        _ = try session.apply(edit, animated: true)
        try session.pickUp(.item(3))
        let canceled = session.cancelDrag(animated: false)
        let answer = try #require(canceled)
        #expect(answer.response.correction == 0 && !answer.response.lengthChanged && session.isMoving)
        #expect(answer.map.newID(of: .item(3)) == .item(3))
    }

    @Test("An item can be dragged into a section without items, and beside the content")
    func draggingIntoNothing() throws {
        func section(_ count: Int) -> CollectionSection {
            CollectionSection(LinearList(), items: Items(count: count, size: .fixed(50)), header: .fixed(40))
        }
        var session = try CollectionSession(
            [section(1), section(0), section(3)], in: .init(Size(width: 200, height: 400)))
        try session.pickUp(.item(0))
        _ = try session.drag(to: Point(x: 100, y: 110), animated: false)
        #expect(session.reordering?.item == .item(0, section: 1))
        // By now, the first section is the one without items.
        _ = try session.drag(to: Point(x: 100, y: 20), animated: false)
        #expect(session.reordering?.item == .item(0))
        for (point, target) in [(Point(x: 900, y: 200), 0), (Point(x: -900, y: 200), 1), (Point(x: 300, y: 250), 2)] {
            _ = try session.drag(to: point, animated: false)
            #expect(session.reordering?.item == .item(target, section: 2))
        }
    }

    @Test("Beside all items, the nearest one makes room; between two items, none does", arguments: [false, true])
    func draggingBeside(isReversed: Bool) throws {
        let grid = CollectionSection(
            UniformGrid(lanes: .count(2), spacing: 20), count: 6,
            insets: LogicalInsets(start: 10, end: 10, leading: 30, trailing: 30))
        var session = try CollectionSession(
            [grid], in: .init(Size(width: 280, height: 400)),
            orientation: Orientation(.vertical, isReversed ? .rightToLeft : .leftToRight))
        func x(_ position: Double) -> Double { isReversed ? 280 - position : position }
        try session.pickUp(.item(0))
        for (position, item) in [(x(260), 3), (x(140), 3), (x(10), 2), (x(500), 3), (x(-50), 2)] {
            _ = try session.drag(to: Point(x: position, y: 180), animated: false)
            #expect(session.reordering?.item == .item(item))
        }
    }

    @Test("Content in view stays where it is if a gap before the viewport closes")
    func draggingFromAbove() throws {
        var session = try list(50)
        try session.pickUp(.item(0))
        _ = try session.scrolled(to: 1000, by: .host)
        session.presented()
        let (shown, offset) = (try #require(session.heldAnchor?.element), session.offset)
        let distance = try #require(session.element(shown)?.frame.y) - offset
        let answer = try session.drag(to: Point(x: 10, y: 1200), animated: false)
        let new = try #require(answer?.map.newID(of: shown))
        #expect(session.element(new)?.frame.y == session.offset + distance)
        let back = session.cancelDrag(animated: false)
        #expect(back?.map.newID(of: new) == shown && session.element(shown)?.frame.y == session.offset + distance)
    }

    @Test("Content of another number of items is measured by the host's content, not by what is dragged")
    func replacedWhileDraggingAcross() throws {
        let section = CollectionSection(LinearList(), items: Items(count: 2, size: .fixed(50)))
        var session = try CollectionSession([section, section], in: .init(Size(width: 200, height: 300)))
        try session.pickUp(.item(0))
        _ = try session.drag(to: Point(x: 10, y: 120), animated: false)
        #expect(session.arrangement.itemCount(inSection: 1) == 3)
        _ = try session.replace([section, section], through: .identity(sectionCount: 2))
        #expect(session.arrangement.itemCount(inSection: 1) == 2)
    }

    @Test("A canceled edit takes an item that was picked up meanwhile along")
    func canceledEditWhileDragging() throws {
        var session = try list(50)
        var edit = Edit()
        edit.insertItem(.fixed(70), at: 0)
        _ = try session.apply(edit, animated: true)
        try session.pickUp(.item(3))
        _ = session.cancelTransition()
        #expect(session.reordering?.origin == .item(2) && session.reordering?.item == .item(2))
        _ = try session.drag(to: Point(x: 10, y: 5))
        _ = session.cancelTransition()
        #expect(session.reordering?.origin == .item(2) && session.reordering?.item == .item(2))
        #expect(session.cancelDrag()?.map.newID(of: .item(2)) == .item(2))
    }

    @Test("A small item changes places with a large one once, while the finger crosses it")
    func draggedOverLargeItem() throws {
        let down = Array(stride(from: 25.0, through: 240, by: 5))
        for distances in [down, down.reversed()] {
            let list = CollectionSection(LinearList(), items: Items([.fixed(50), .fixed(200), .fixed(90)]))
            var session = try CollectionSession([list], in: .init(Size(width: 200, height: 600)))
            if distances[0] > 100 {
                var edit = Edit()
                edit.moveItem(0, to: 1)
                _ = try session.apply(edit)
            }
            try session.pickUp(.item(distances[0] > 100 ? 1 : 0))
            var moves = 0
            for y in distances {
                guard try session.drag(to: Point(x: 20, y: y), animated: false) != nil else { continue }
                moves += 1
                let item = try #require(session.reordering?.item)
                let frame = try #require(session.element(item)?.frame)
                #expect(frame.y <= y && y < frame.y + frame.height, "the gap is under the finger")
            }
            #expect(moves == 1)
        }
    }

    @Test("An item from before the viewport does not change places with one that then is under the finger still")
    func draggedFromBeforeTheViewport() throws {
        let list = CollectionSection(
            LinearList(), items: Items([50, 50, 300, 50, 50, 50, 50].map { .fixed($0) }))
        var session = try CollectionSession([list], in: .init(Size(width: 200, height: 200)))
        try session.pickUp(.item(1))
        _ = try session.scrolled(to: 120, by: .person)
        session.presented()
        #expect(try session.drag(to: Point(x: 20, y: 150), animated: false) == nil)
        #expect(session.reordering?.item == .item(1))
        _ = try session.scrolled(to: 250, by: .person)
        #expect(try session.drag(to: Point(x: 20, y: 420), animated: false) != nil)
        #expect(session.reordering?.item == .item(3))
    }

    @Test("With keys, an item changes places with its neighbor, whatever their sizes are")
    func draggedOnto() throws {
        let list = CollectionSection(LinearList(), items: Items([.fixed(50), .fixed(200), .fixed(90)]))
        var session = try CollectionSession([list], in: .init(Size(width: 200, height: 600)))
        #expect(try session.drag(onto: .item(1)) == nil, "nothing is dragged")
        try session.pickUp(.item(0))
        #expect(try session.drag(onto: .item(1))?.map.newID(of: .item(0)) == .item(1))
        #expect(try session.drag(onto: .item(1)) == nil, "over itself")
        #expect(throws: SessionError.layout(.noSuchElement(.item(3)))) { try session.drag(onto: .item(3)) }
        #expect(throws: SessionError.layout(.noSuchElement(.header(section: 0)))) {
            try session.drag(onto: .header(section: 0))
        }
        #expect(session.drop()?.to == .item(1))
    }
}
