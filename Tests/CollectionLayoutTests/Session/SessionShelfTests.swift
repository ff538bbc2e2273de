import Testing

@testable import CollectionLayout

/// Shelves rest only where their mode allows it, also in a viewport of another size, and their moving items scroll
/// along.
@Suite("Shelves in viewports of other sizes")
struct SessionShelfTests {
    private typealias Mode = OrthogonalScrolling.Mode

    private static let stopping: [OrthogonalScrolling.Mode] = [
        .paging, .groupPaging, .groupPagingCentered, .groupLeadingBoundary,
    ]

    private func shelf(_ mode: Mode, itemsPerGroup: Int = 1, breadth: ItemSize = .ratio(0.7)) -> CollectionSection {
        CollectionSection(
            Strip(breadth: breadth, spacing: 10), items: Items(count: 24, size: .fixed(80)),
            orthogonal: OrthogonalScrolling(mode, itemsPerGroup: itemsPerGroup),
            insets: LogicalInsets(leading: 16, trailing: 16))
    }

    private func viewport(_ width: Double, _ height: Double = 500) -> CollectionSession.Viewport {
        .init(Size(width: width, height: height))
    }

    private func offset(_ session: CollectionSession) -> Double { session.arrangement.innerOffset(ofSection: 0) ?? -1 }

    /// Returns all stops of a shelf, found by flicking from one to the next.
    private func stops(_ mode: Mode, itemsPerGroup: Int, _ breadth: ItemSize, width: Double) throws -> [Double] {
        // A flick moves by one group only in this mode. Its stops are the same.
        let flicked = mode == .groupLeadingBoundary ? .groupPaging : mode
        let arrangement = try Arrangement(
            [shelf(flicked, itemsPerGroup: itemsPerGroup, breadth: breadth)], in: Size(width: width, height: 500))
        var stops = [try #require(arrangement.innerOffsetRange(ofSection: 0)).lowerBound]
        while let next = arrangement.restingOffset(
            ofSection: 0, from: stops.last!, proposed: stops.last! + 1, velocity: 1), next > stops.last!
        { stops.append(next) }
        return stops
    }

    @Test(
        "A shelf rests at the same page or group again, or at its end, and returns when the size returns",
        arguments: stopping, [1, 2, 3])
    func sameStop(mode: OrthogonalScrolling.Mode, itemsPerGroup: Int) throws {
        for breadth in [ItemSize.ratio(0.7), .fixed(130), .ratio(1)] {
            let known = try [400.0, 300, 900].reduce(into: [:]) {
                $0[$1] = try stops(mode, itemsPerGroup: itemsPerGroup, breadth, width: $1)
            }
            let described = shelf(mode, itemsPerGroup: itemsPerGroup, breadth: breadth)
            for (number, stop) in known[400]!.enumerated() {
                for isDescribed in [true, false] {
                    var session = try CollectionSession([described], in: viewport(400))
                    _ = try session.shelf(0, scrolledTo: stop)
                    for width in [300.0, 900, 400, 900, 400] {
                        _ =
                            isDescribed
                            ? try session.describe([(0, described)], in: viewport(width))
                            : try session.resized(to: viewport(width))
                        let expected = known[width]![min(number, known[width]!.count - 1)]
                        #expect(offset(session) == expected, "stop \(number) of \(breadth) at \(width)")
                    }
                }
            }
        }
    }

    @Test("Items that move scroll with their shelf", arguments: Orientation.all)
    func scrolledOnTheMove(orientation: Orientation) throws {
        var session = try CollectionSession([shelf(.continuous)], in: viewport(400), orientation: orientation)
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        var edit = Edit()
        edit.deleteItem(0)
        _ = try session.apply(edit, animated: true)
        try session.advance(to: 0.25)
        session.takeChanges(into: &changes)
        let key = try #require(session.key(of: .item(0)))
        let before = try #require(session.state(of: key)).frame
        let there = try #require(session.arrangement.element(.item(0))?.frame)
        _ = try session.shelf(0, scrolledTo: 30)
        let after = try #require(session.state(of: key)).frame
        let here = try #require(session.arrangement.element(.item(0))?.frame)
        #expect(there != here)
        #expect(
            after
                == Rect(
                    x: before.x + here.x - there.x, y: before.y + here.y - there.y, width: before.width,
                    height: before.height))
        try session.advance(to: 1)
        #expect(try #require(session.state(of: key)).frame == here)
    }

    @Test(
        "Turned, every shown element is reported: a host may place it in its shelf, where it has moved",
        arguments: Orientation.all, Orientation.all)
    func turned(from before: Orientation, to after: Orientation) throws {
        // As long as wide, and in the middle, everything has the same physical frame in all orientations.
        let item = CollectionSection(
            Strip(breadth: .fixed(100)), items: Items(count: 1, size: .fixed(100)),
            orthogonal: OrthogonalScrolling(.paging), insets: LogicalInsets(all: 100))
        var session = try CollectionSession([item], in: viewport(300, 300), orientation: before)
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        let entered = changes.entered
        #expect(entered.map(\.element.frame) == [Rect(x: 100, y: 100, width: 100, height: 100)])
        _ = try session.resized(to: session.viewport, orientation: after)
        session.takeChanges(into: &changes)
        #expect(changes.moved.map(\.key) == (before == after ? [] : entered.map(\.key)))
        #expect(changes.entered.isEmpty && changes.left.isEmpty)
    }

    @Test("An item of a strip is measured across, and is as long as the strip says, on a shelf and elsewhere")
    func measuredStrip() throws {
        for scrolling in [OrthogonalScrolling(length: .fixed(80)), nil] {
            let strip = CollectionSection(
                Strip(breadth: .fixed(70)), items: Items([.estimated(ratio: 1, plus: 10)]), orthogonal: scrolling)
            var session = try CollectionSession([strip], in: viewport(400))
            let isShelf = scrolling != nil
            let size = isShelf ? Size(width: 70, height: 93) : Size(width: 93, height: 70)
            let measurement = try #require(session.measurement(of: .item(0), preferring: size))
            #expect(measurement.length == 93)
            #expect(session.isNew(measurement))
            _ = try session.measured([measurement])
            let frame = try #require(session.element(.item(0))).frame
            #expect(frame.width == size.width && frame.height == size.height)
            #expect(!session.isNew(measurement))
            _ = try session.describe([(0, strip)])
            #expect(session.element(.item(0))?.frame == frame, "described again")
        }
    }

    @Test("Scrolled farther than is possible in a transition, and back, a shelf's items arrive where they are")
    func scrolledFar() throws {
        var session = try CollectionSession([shelf(.continuous)], in: viewport(300))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        var edit = Edit()
        edit.moveItem(0, to: 1)
        _ = try session.apply(edit, animated: true)
        session.takeChanges(into: &changes)
        _ = try session.shelf(0, scrolledTo: 1e300)
        _ = try session.shelf(0, scrolledTo: 0)
        try session.advance(to: 1)
        let key = try #require(session.key(of: .item(0)))
        #expect(session.state(of: key)?.frame == session.element(.item(0))?.frame)
    }

    @Test("Another height keeps the group, although the height decides the breadth of items")
    func otherHeight() throws {
        let pictures = CollectionSection(
            Strip(breadth: .ratio(0.5)), items: Items(count: 20, size: .ratio(1)),
            orthogonal: OrthogonalScrolling(.groupPaging))
        var session = try CollectionSession([pictures], in: viewport(400), orientation: .horizontal)
        let step = 250.0
        _ = try session.shelf(0, scrolledTo: 3 * step)
        _ = try session.describe([(0, pictures)], in: viewport(400, 300))
        #expect(offset(session) == 3 * 150)
        _ = try session.describe([(0, pictures)], in: viewport(700, 300))
        #expect(offset(session) == 3 * 150)
        _ = try session.describe([(0, pictures)], in: viewport(400))
        #expect(offset(session) == 3 * step)
    }

    @Test("If groups have other numbers of items in another viewport, the group of the same item is shown")
    func otherGroups() throws {
        var session = try CollectionSession([shelf(.groupPaging, breadth: .fixed(200))], in: viewport(300))
        _ = try session.shelf(0, scrolledTo: 5 * 210)
        _ = try session.describe(
            [(0, shelf(.groupPaging, itemsPerGroup: 3, breadth: .fixed(200)))], in: viewport(700))
        #expect(offset(session) == 3 * 210)
        _ = try session.describe([(0, shelf(.groupPaging, breadth: .fixed(200)))], in: viewport(300))
        #expect(offset(session) == 5 * 210)
    }

    @Test("The stop is forgotten if the shelf is scrolled, if items are inserted, and if it rests anywhere")
    func forgotten() throws {
        let end = 24 * 210.0 - 10
        func turn(_ session: inout CollectionSession, to width: Double) throws {
            _ = try session.describe([(0, session.arrangement.descriptions[0])], in: viewport(width))
        }
        func atEnd() throws -> CollectionSession {
            var session = try CollectionSession([shelf(.groupPaging, breadth: .fixed(200))], in: viewport(332))
            _ = try session.shelf(0, scrolledTo: 22 * 210)
            try turn(&session, to: 1032)
            #expect(offset(session) == end - 1000)
            return session
        }
        var kept = try atEnd()
        try turn(&kept, to: 332)
        #expect(offset(kept) == 22 * 210)

        var scrolled = try atEnd()
        _ = try scrolled.shelf(0, scrolledTo: 4 * 210)
        try turn(&scrolled, to: 332)
        #expect(offset(scrolled) == 4 * 210)

        var edited = try atEnd()
        var edit = Edit()
        edit.insertItem(.fixed(80), at: 0)
        _ = try edited.apply(edit)
        try turn(&edited, to: 332)
        #expect(offset(edited) != 22 * 210)

        var anywhere = try CollectionSession([shelf(.continuous, breadth: .fixed(200))], in: viewport(332))
        _ = try anywhere.shelf(0, scrolledTo: 4 * 210)
        _ = try anywhere.describe([(0, shelf(.continuous, breadth: .fixed(300)))], in: viewport(632))
        #expect(offset(anywhere) == 4 * 210)
    }

    @Test("A shelf between stops, or of a viewport of the same size, keeps its offset")
    func between() throws {
        var session = try CollectionSession([shelf(.groupPaging)], in: viewport(400))
        _ = try session.shelf(0, scrolledTo: 333)
        _ = try session.describe([(0, shelf(.groupPaging))], in: viewport(500))
        #expect(offset(session) == 333)
        _ = try session.describe([(0, shelf(.groupPaging, breadth: .fixed(60)))])
        #expect(offset(session) == 333)
    }

    /// Ten pages, each as broad as the viewport.
    private static let pages = CollectionSection(
        Strip(breadth: .ratio(1)), items: Items(count: 10, size: .fixed(80)),
        orthogonal: OrthogonalScrolling(.paging))

    @Test("A shelf rests at its page after a canceled resizing", arguments: [500.0, 600])
    func canceledResizing(width: Double) throws {
        var session = try CollectionSession([Self.pages], in: .init(Size(width: 400, height: 500)))
        _ = try session.shelf(0, scrolledTo: 800)
        _ = try session.resized(to: .init(Size(width: width, height: 500)), animated: true)
        #expect(session.arrangement.innerOffset(ofSection: 0) == 2 * width)
        _ = session.cancelTransition()
        #expect(session.arrangement.innerOffset(ofSection: 0) == 800)
    }

    @Test("A shelf rests at its page in another viewport, also if an item was being dragged")
    func describedDuringDrag() throws {
        let list = CollectionSection(LinearList(), items: Items(count: 9, size: .fixed(50)))
        var session = try CollectionSession([Self.pages, list], in: .init(Size(width: 400, height: 600)))
        _ = try session.shelf(0, scrolledTo: 800)
        try session.pickUp(.item(0, section: 1))
        _ = try session.describe([], in: .init(Size(width: 300, height: 600)))
        #expect(session.arrangement.innerOffset(ofSection: 0) == 600)
    }

    @Test("A deleted item of a shelf moves with the shelf until it has disappeared")
    func deletedItem() throws {
        let shelf = CollectionSection(
            LinearList(), items: Items(count: 9, size: .fixed(50)),
            orthogonal: OrthogonalScrolling(.continuous, length: .fixed(80)))
        var session = try CollectionSession([shelf], in: .init(Size(width: 200, height: 300)))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        var edit = Edit()
        edit.deleteItem(1)
        _ = try session.apply(edit, animated: true)
        session.takeChanges(into: &changes)
        let key = try #require(changes.fading.first?.key)
        let before = try #require(session.state(of: key)?.frame.x)
        _ = try session.shelf(0, scrolledTo: 30)
        #expect(session.state(of: key)?.frame.x == before - 30)
    }

    @Test(
        "A shelf that is scrolled to an item comes to rest with it in view, unless its group is broader than the viewport",
        arguments: stopping, [1, 2, 5])
    func revealing(mode: OrthogonalScrolling.Mode, itemsPerGroup: Int) throws {
        var session = try CollectionSession([shelf(mode, itemsPerGroup: itemsPerGroup)], in: viewport(390))
        let stops = try stops(mode, itemsPerGroup: itemsPerGroup, .ratio(0.7), width: 390)
        for item in [1, 2, 7, 8, 23, 22, 9, 0] {
            _ = try session.scroll(to: ScrollDestination(.item(item)))
            let offset = offset(session)
            let frame = try #require(session.arrangement.logicalFrame(of: .item(item)))
            let (start, end) = (frame.cross + offset, frame.crossEnd + offset)
            // Where a broad group rests in the middle, its first and last items cannot be reached.
            guard stops[0] <= start, end <= stops.last! + 390 else { continue }
            let isAtRest = stops.contains { abs($0 - offset) < 1 / 32 }
            let canBeWhole = stops.contains { $0 <= start && end <= $0 + 358 }
            #expect(frame.crossEnd > 0 && frame.cross < 390, "item \(item) is out of view at \(offset)")
            #expect(isAtRest || frame.cross >= 0 && frame.crossEnd <= 390, "item \(item) at \(offset)")
            #expect(!canBeWhole || isAtRest, "item \(item) at \(offset)")
        }
    }

    @Test("A shelf that rests at a group rests there again when its items have another breadth")
    func narrowed() throws {
        var session = try CollectionSession([shelf(.groupPaging)], in: viewport(390))
        let third = try stops(.groupPaging, itemsPerGroup: 1, .ratio(0.7), width: 390)[2]
        _ = try session.shelf(0, scrolledTo: third)
        var changed = session
        _ = try session.describe([(0, shelf(.groupPaging, breadth: .ratio(0.5)))])
        let narrow = try stops(.groupPaging, itemsPerGroup: 1, .ratio(0.5), width: 390)[2]
        #expect(offset(session) == narrow)
        _ = try changed.changeSection(0) { $0 = shelf(.groupPaging, breadth: .ratio(0.5)) }
        #expect(offset(changed) == narrow)
    }

    @Test("A badge at the edge of a shelf is found as long as any of it is in view")
    func badge() throws {
        var section = shelf(.continuous)
        section.insets = .zero
        section.decorations = [.badge(length: 20, breadth: 20, at: .startTrailing, ownAnchor: .center)]
        var session = try CollectionSession([section], in: viewport(300))
        var badge = ElementID(.badge, section: 0, item: 0)
        func isFound(at offset: Double) throws -> Bool {
            _ = try session.shelf(0, scrolledTo: offset)
            var found = false
            session.forEachElement(in: Rect(x: 0, y: -50, width: 300, height: 300)) { found = found || $0.id == badge }
            return found
        }
        // The item ends at 210, the badge at 220.
        #expect(try isFound(at: 205) && isFound(at: 215) && !isFound(at: 221))
        section.decorations = [.badge(length: 20, breadth: 20, at: .startLeading, ownAnchor: .center)]
        session = try CollectionSession([section], in: viewport(300))
        badge = ElementID(.badge, section: 0, item: 2)
        // The third item begins at 440, its badge at 430.
        #expect(try !isFound(at: 129) && isFound(at: 131) && isFound(at: 141))
    }
}
