import Testing

@testable import CollectionLayout

@Suite("Transitions of a session")
struct SessionTransitionTests {
    /// A list of rows of 100 points in a viewport of 300, and the first changes, already taken.
    private func list() throws -> (CollectionSession, CollectionSession.Changes) {
        try shown(CollectionSection(LinearList(), items: Items((0..<30).map { _ in .estimated(100) })))
    }

    private func shown(
        _ section: CollectionSection, length: Double = 300
    ) throws -> (CollectionSession, CollectionSession.Changes) {
        var session = try CollectionSession([section], in: .init(Size(width: 200, height: length)))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        return (session, changes)
    }

    private func deletingFirst() -> Edit {
        var edit = Edit()
        edit.deleteItem(0)
        return edit
    }

    @Test("A deleted element fades under its key, and leaves when the transition has finished")
    func fading() throws {
        var (session, changes) = try list()
        _ = try session.apply(deletingFirst(), animated: true)
        session.takeChanges(into: &changes)
        let gone = ElementKey(raw: 0)
        #expect(changes.fading.map(\.key) == [gone] && changes.left.isEmpty && changes.entered.count == 1)
        #expect(changes.moved.map { $0.motion?.start.frame.y } == [100, 200, 300])
        try session.advance(to: 0.5)
        #expect(session.state(of: gone)?.alpha == 0.5)
        #expect(session.state(of: ElementKey(raw: 1))?.frame.y == 50)
        try session.advance(to: 0.25)
        #expect(session.state(of: ElementKey(raw: 1))?.frame.y == 75, "back and forth, as a finger goes")
        session.takeChanges(into: &changes)
        #expect(changes.isEmpty)
        _ = session.finishTransition()
        session.takeChanges(into: &changes)
        #expect(changes.left == [gone] && !session.isMoving && session.state(of: ElementKey(raw: 1)) == nil)
    }

    @Test("Where an element goes that was far away is computed again by a scroll, which does not let the element jump")
    func scrolledToFarEnd() throws {
        var (session, changes) = try shown(
            CollectionSection(LinearList(), items: Items(count: 30, size: .fixed(100))))
        var edit = Edit()
        edit.moveItem(0, to: 29)
        _ = try session.apply(edit, animated: true)
        session.takeChanges(into: &changes)
        let moved = ElementKey(raw: 0)
        #expect(changes.moved.first { $0.key == moved }?.motion?.end.frame.y == 600, "a viewport beyond this one")
        try session.advance(to: 0.5)
        #expect(session.state(of: moved)?.frame.y == 300)
        _ = try session.scrolled(to: 2700, by: .person)
        session.takeChanges(into: &changes)
        #expect(session.state(of: moved)?.frame.y == 300)
        #expect(changes.moved.first { $0.key == moved }?.motion?.end.frame.y == 2900)
        try session.advance(to: 0.75)
        #expect(session.state(of: moved)?.frame.y == 1600)
    }

    @Test("A canceled transition leads back from where it is, and everything has its old name and key")
    func cancel() throws {
        var (session, changes) = try list()
        let frames = session.arrangement.allFrames
        _ = try session.apply(deletingFirst(), animated: true)
        session.takeChanges(into: &changes)
        try session.advance(to: 0.75)
        let canceled = session.cancelTransition()
        let answer = try #require(canceled)
        #expect(answer.map.newID(of: .item(0)) == .item(1))
        session.takeChanges(into: &changes)
        #expect(session.state(of: ElementKey(raw: 0))?.alpha == 0.25)
        #expect(session.state(of: ElementKey(raw: 1))?.frame.y == 25)
        try session.advance(to: 1)
        _ = session.finishTransition()
        session.takeChanges(into: &changes)
        #expect(session.arrangement.allFrames == frames)
        #expect((0..<3).map { session.key(of: .item($0))?.raw } == [0, 1, 2])
    }

    @Test(
        "Measuring meanwhile changes where elements arrive, and not where they are, even beyond their ends",
        arguments: [0.5, 1.25])
    func measuring(progress: Double) throws {
        var (session, changes) = try list()
        _ = try session.apply(deletingFirst(), animated: true)
        session.takeChanges(into: &changes)
        try session.advance(to: progress)
        _ = try session.measured([MeasuredSize(.item(0), length: 140)])
        #expect(session.state(of: ElementKey(raw: 2))?.frame.y == 200 - 100 * progress)
        session.takeChanges(into: &changes)
        let moved = try #require(changes.moved.first { $0.key.raw == 2 })
        #expect(moved.element.frame.y == 140 && moved.motion?.end.frame.y == 140)
        try session.advance(to: 1)
        #expect(session.state(of: ElementKey(raw: 2))?.frame.y == 140)
    }

    @Test("An edit takes over from a transition where that is, under the same keys")
    func interruption() throws {
        var (session, changes) = try list()
        _ = try session.apply(deletingFirst(), animated: true)
        session.takeChanges(into: &changes)
        try session.advance(to: 0.5)
        _ = try session.apply(deletingFirst(), animated: true)
        session.takeChanges(into: &changes)
        #expect(session.progress == 0)
        #expect([0, 1].map { session.state(of: ElementKey(raw: $0))?.frame.y } == [0, 50])
        #expect([0, 1].map { session.state(of: ElementKey(raw: $0))?.alpha } == [0.5, 1])
        #expect(session.state(of: ElementKey(raw: 2))?.frame.y == 150)
        #expect(changes.fading.map(\.key.raw).sorted() == [0, 1])
    }

    @Test("A person scrolls meanwhile: everything goes with the content")
    func scrolling() throws {
        var (session, changes) = try list()
        _ = try session.apply(deletingFirst(), animated: true)
        session.takeChanges(into: &changes)
        try session.advance(to: 0.5)
        _ = try session.scrolled(to: 30, by: .person)
        session.takeChanges(into: &changes)
        #expect(changes.moved.isEmpty && session.state(of: ElementKey(raw: 1))?.frame.y == 50)
    }

    @Test("Another layout is a transition like any other, and leads back when it is canceled")
    func layoutSwitch() throws {
        var (session, changes) = try list()
        _ = try session.changeSection(0, animated: true) { $0.setLayout(Waterfall(lanes: .count(2))) }
        session.takeChanges(into: &changes)
        #expect(changes.left.isEmpty && session.element(.item(1))?.frame.width == 100)
        try session.advance(to: 0.5)
        #expect(session.state(of: ElementKey(raw: 0))?.frame.width == 150)
        _ = session.cancelTransition()
        #expect(session.element(.item(1))?.frame.width == 200)
        #expect(session.state(of: ElementKey(raw: 0))?.frame.width == 150)
    }

    @Test("What completes an edit changes the ends of its transition, and not the anchor")
    func completedEdit() throws {
        var (session, changes) = try list()
        _ = try session.scrolled(to: 1000, by: .person)
        session.presented()
        session.takeChanges(into: &changes)
        _ = try session.apply(deletingFirst(), animated: true)
        let rows = Items((0..<29).map { _ in .estimated(120) })
        let response = session.completeChange { session in
            _ = try? session.describe(
                [(0, CollectionSection(LinearList(), items: rows, header: .fixed(40)))], keepingPlace: false)
        }
        #expect(response.correction == 9 * 120 + 40 - 900)
        #expect(session.offset == session.element(.item(9))?.frame.y)
        #expect(session.isMoving)
        session.takeChanges(into: &changes)
        let motions = changes.moved.filter { $0.element.id == .item(10) }.map(\.motion)
        #expect(motions.map { $0?.end.frame.height } == [120])
    }

    @Test("What completes an edit puts a dragged item back, and holds the content")
    func completedWhileDragging() throws {
        var (session, _) = try list()
        _ = try session.scrolled(to: 700, by: .person)
        session.presented()
        try session.pickUp(.item(8))
        _ = try session.drag(to: Point(x: 10, y: 1050), animated: false)
        let description = CollectionSection(LinearList(), items: Items(count: 30, size: .fixed(100)))
        let shown = try #require(session.element(.item(7))?.frame.y)
        let response = session.completeChange { _ = try? $0.describe([(0, description)]) }
        #expect(session.reordering == nil && response.correction == 0)
        #expect(session.element(.item(7))?.frame.y == shown)
    }

    @Test("A person's scroll across is not undone: what is visible stays when the first item returns")
    func shelfWhileMoving() throws {
        let shelf = CollectionSection(
            LinearList(), items: Items(count: 20, size: .fixed(100)),
            orthogonal: OrthogonalScrolling(.continuous, length: .fixed(80)))
        var session = try CollectionSession([shelf], in: .init(Size(width: 200, height: 300)))
        _ = try session.apply(deletingFirst(), animated: true)
        _ = try session.shelf(0, scrolledTo: 250)
        let seen = try #require(session.element(.item(3))?.frame)
        _ = session.cancelTransition()
        #expect(session.element(.item(4))?.frame == seen)
        #expect(session.arrangement.innerOffset(ofSection: 0) == 350)
    }

    /// Three rows of 100 points with separators between them, already drawn.
    private func separatedRows() throws -> (CollectionSession, CollectionSession.Changes) {
        var section = CollectionSection(LinearList(), items: Items(count: 3, size: .fixed(100)))
        section.decorations = [.separator()]
        return try shown(section, length: 500)
    }

    private func separator(_ item: Int) -> ElementID { ElementID(.separator, section: 0, item: item) }

    private func insertingLast() -> Edit {
        var edit = Edit()
        edit.insertItem(.fixed(100), at: 3)
        return edit
    }

    @Test("A separator that has only begun to appear keeps its key through edits that remove it and bring it back")
    func returningSeparator() throws {
        var (session, changes) = try separatedRows()
        _ = try session.apply(insertingLast(), animated: true)
        session.takeChanges(into: &changes)
        let (row, key) = (try #require(session.key(of: .item(3))), try #require(session.key(of: separator(2))))
        #expect(session.state(of: key)?.alpha == 0)
        var deletion = Edit()
        deletion.deleteItem(3)
        _ = try session.apply(deletion, animated: true)
        _ = try session.apply(insertingLast(), animated: true)
        session.takeChanges(into: &changes)
        #expect(session.key(of: separator(2)) == key && changes.left == [row])
        try session.advance(to: 0.5)
        #expect(session.state(of: key)?.alpha == 0.5)
    }

    @Test("A separator that exists while an item is dragged and after an edit, but not between, keeps its key")
    func separatorWhileDragging() throws {
        var (session, changes) = try separatedRows()
        try session.pickUp(.item(0))
        _ = try session.drag(to: Point(x: 10, y: 250))
        session.takeChanges(into: &changes)
        // The third row is the second one now, and the last one when the dragged row is put back.
        let key = try #require(session.key(of: separator(1)))
        _ = try session.apply(insertingLast(), animated: true)
        session.takeChanges(into: &changes)
        #expect(session.key(of: separator(2)) == key && changes.left.isEmpty)
        try session.advance(to: 0.5)
        #expect(session.state(of: key)?.alpha == 0.5)
    }

    @Test("Canceling an edit keeps what has covered the viewport meanwhile")
    func coveredMeanwhile() throws {
        var (session, _) = try separatedRows()
        let room = session.viewport.size
        _ = try session.apply(insertingLast(), animated: true)
        let covered = CollectionSession.Viewport(
            Size(width: room.width, height: room.height + 50), covered: LogicalInsets(start: 50), margin: 123)
        _ = try session.resized(to: covered)
        #expect(session.isMoving)
        _ = session.cancelTransition()
        #expect(session.viewport == covered)
    }

    @Test("Many elements that disappear at once return under their keys")
    func manyReturn() throws {
        let grid = CollectionSection(UniformGrid(lanes: .count(50), cell: .fixed(4)), count: 2000)
        var session = try CollectionSession([grid], in: .init(Size(width: 200, height: 200)))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        let keys = changes.entered.map(\.key)
        var edit = Edit()
        for item in 0..<2000 where item % 3 > 0 { edit.deleteItem(item) }
        _ = try session.apply(edit, animated: true)
        session.takeChanges(into: &changes)
        #expect(changes.fading.count == 1333)
        try session.advance(to: 0.5)
        #expect(keys.allSatisfy { session.state(of: $0) != nil })
        _ = session.cancelTransition()
        session.takeChanges(into: &changes)
        #expect(keys.map { session.id(of: $0) } == (0..<2000).map { .item($0) })
        #expect(changes.entered.isEmpty && changes.left.isEmpty)
    }

    @Test("Elements that nobody sees leave at once")
    func invisibleElements() throws {
        var (session, changes) = try separatedRows()
        _ = try session.apply(insertingLast(), animated: true)
        session.takeChanges(into: &changes)
        let keys = try [ElementID.item(3), separator(2)].map { try #require(session.key(of: $0)) }
        var deletion = Edit()
        deletion.deleteItem(3)
        _ = try session.apply(deletion, animated: true)
        session.takeChanges(into: &changes)
        #expect(Set(changes.left) == Set(keys) && changes.fading.isEmpty)
    }

    @Test(
        "A canceled deletion of everything in view leads back to where it was, unless a person has scrolled",
        arguments: [false, true])
    func canceledDeletion(isScrolled: Bool) throws {
        var (session, changes) = try shown(CollectionSection(LinearList(), items: Items(count: 100, size: .fixed(50))))
        _ = try session.scrolled(to: 2000, by: .person)
        session.takeChanges(into: &changes)
        session.presented()
        var edit = Edit()
        for item in 38..<100 { edit.deleteItem(item) }
        _ = try session.apply(edit, animated: true)
        session.presented()
        let between = session.offset
        #expect(between < 2000)
        if isScrolled { _ = try session.scrolled(to: between - 10, by: .person) }
        let held = try #require(session.heldAnchor?.element)
        let distance = try #require(session.arrangement.logicalFrame(of: held)).main - session.offset
        let canceled = session.cancelTransition()
        let answer = try #require(canceled)
        #expect(answer.response.isHeld)
        if isScrolled {
            let name = try #require(answer.map.newID(of: held))
            #expect(session.arrangement.logicalFrame(of: name)?.main == session.offset + distance)
        } else {
            #expect(session.offset == 2000 && answer.response.correction == 2000 - between)
        }
    }
}
