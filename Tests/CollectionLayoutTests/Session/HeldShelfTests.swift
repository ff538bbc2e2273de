import Testing

@testable import CollectionLayout

/// What a person sees of a shelf stays where it is while items out of view are inserted, deleted and changed.
@Suite("Shelves in edits")
struct HeldShelfTests {
    /// Items with a breadth of 90 and a distance of 10, so that item *n* begins at 100 *n*.
    private func session(
        _ mode: OrthogonalScrolling.Mode, at offset: Double, orientation: Orientation = .vertical,
        breadths: [Double] = Array(repeating: 90, count: 24)
    ) throws -> CollectionSession {
        let shelf = CollectionSection(
            Strip(breadth: .fixed(90), spacing: 10), items: Items(breadths.map { .fixed($0) }),
            orthogonal: OrthogonalScrolling(mode), insets: LogicalInsets(leading: 16, trailing: 16))
        let room = orientation.size(length: 500, breadth: 332)
        var session = try CollectionSession([shelf], in: .init(room), orientation: orientation)
        if offset > 0 { _ = try session.shelf(0, scrolledTo: offset) }
        return session
    }

    private func offset(_ session: CollectionSession) -> Double { session.arrangement.innerOffset(ofSection: 0) ?? -1 }

    private func inserting(_ count: Int, at index: Int = 0) -> Edit {
        var edit = Edit()
        for item in 0..<count { edit.insertItem(.fixed(80), at: index + item) }
        return edit
    }

    private func deleting(_ items: Range<Int>) -> Edit {
        var edit = Edit()
        for item in items { edit.deleteItem(item) }
        return edit
    }

    @Test("Visible items hold their positions", arguments: Orientation.all)
    func held(orientation: Orientation) throws {
        var session = try session(.continuous, at: 730, orientation: orientation)
        let before = try #require(session.element(.item(7))?.frame)
        _ = try session.apply(inserting(3))
        #expect(offset(session) == 1030)
        #expect(session.element(.item(10))?.frame == before)
        _ = try session.apply(deleting(0..<5))
        #expect(offset(session) == 530)
        _ = try session.apply(inserting(2, at: 12))
        #expect(offset(session) == 530, "after what is visible")
    }

    @Test("If the first visible item is deleted or moved, the next one holds its position")
    func neighbor() throws {
        var session = try session(.continuous, at: 730)
        _ = try session.apply(deleting(6..<8))
        #expect(offset(session) == 530)
        var edit = Edit()
        edit.moveItem(5, to: 0)
        _ = try session.apply(edit)
        #expect(offset(session) == 530, "item 6 still begins at 600")
    }

    @Test("At its beginning, a shelf shows what is inserted there")
    func beginning() throws {
        for mode in [OrthogonalScrolling.Mode.continuous, .paging, .groupPaging] {
            var session = try session(mode, at: 0)
            _ = try session.apply(inserting(2))
            #expect(offset(session) == 0)
            _ = try session.shelf(0, scrolledTo: 100)
            _ = try session.shelf(0, scrolledTo: 0)
            _ = try session.apply(inserting(2))
            #expect(offset(session) == 0)
        }
    }

    @Test("A shelf at rest is at rest afterwards, where it shows what it showed")
    func resting() throws {
        var groups = try session(.groupPaging, at: 700)
        _ = try groups.apply(inserting(3))
        #expect(offset(groups) == 1000)

        var centered = try session(.groupPagingCentered, at: 0)
        let third = try #require(
            centered.arrangement.restingOffset(ofSection: 0, from: 300, proposed: 300, velocity: 0))
        _ = try centered.shelf(0, scrolledTo: third)
        _ = try centered.apply(inserting(1))
        #expect(offset(centered) == third + 100)

        // Pages are 300 points long, so that one that begins with the same item does not exist.
        var pages = try session(.paging, at: 600)
        _ = try pages.apply(inserting(1))
        #expect(offset(pages) == 600)
        _ = try pages.apply(inserting(1))
        #expect(offset(pages) == 600)
        _ = try pages.apply(inserting(3))
        #expect(offset(pages) == 900)
    }

    @Test("If nothing is to hold its position, a shelf keeps its offset")
    func notKeepingPlace() throws {
        var session = try session(.continuous, at: 730)
        _ = try session.apply(inserting(3), keepingPlace: false)
        #expect(offset(session) == 730)
        _ = try session.apply(deleting(0..<22), keepingPlace: false)
        #expect(offset(session) == 190, "as far as its items extend")
    }

    @Test("If the edit is canceled, a shelf returns to its offset, or holds what a person has scrolled to")
    func canceled() throws {
        for edit in [inserting(3), deleting(0..<8)] {
            var session = try session(.continuous, at: 730)
            _ = try session.apply(edit, animated: true)
            #expect(offset(session) != 730)
            _ = session.cancelTransition()
            #expect(offset(session) == 730)
        }
        var session = try session(.continuous, at: 730)
        _ = try session.apply(inserting(3), animated: true)
        _ = try session.shelf(0, scrolledTo: 1130)
        _ = session.cancelTransition()
        #expect(offset(session) == 830)
    }

    @Test("A drag moves no other item, also if it is canceled")
    func dragged() throws {
        for isCanceled in [false, true] {
            var session = try session(.continuous, at: 730)
            try session.pickUp(.item(9))
            _ = try session.drag(onto: .item(7), animated: true)
            #expect(offset(session) == 730)
            _ = isCanceled ? session.cancelTransition()?.response : session.finishTransition()
            #expect(offset(session) == 730)
        }
    }

    @Test("A reloaded shelf keeps its offset, also if items move into it")
    func reloaded() throws {
        var session = try session(.continuous, at: 730)
        var another = Edit()
        another.insertSection(CollectionSection(LinearList(), items: Items(count: 2, size: .fixed(50))), at: 1)
        _ = try session.apply(another)
        var edit = Edit()
        edit.reloadSection(0, with: session.arrangement.descriptions[0])
        edit.moveItem(0, section: 1, to: 0, section: 0)
        _ = try session.apply(edit)
        #expect(offset(session) == 730)
    }

    @Test(
        "A replacement that keeps the items, and adds others, holds what is visible, also if there are no longer stops",
        arguments: [OrthogonalScrolling.Mode.continuous, .groupPaging])
    func replaced(mode: OrthogonalScrolling.Mode) throws {
        var session = try session(mode, at: 700)
        var changed = session.arrangement
        let map = try changed.apply(inserting(3))
        #expect(changed.innerOffset(ofSection: 0) == 700)
        let section = CollectionSection(
            Strip(breadth: .fixed(90), spacing: 10), items: try #require(changed.descriptions[0].items),
            orthogonal: OrthogonalScrolling(.continuous), insets: LogicalInsets(leading: 16, trailing: 16))
        _ = try session.replace([section], through: map)
        #expect(offset(session) == 1000)
    }
}
