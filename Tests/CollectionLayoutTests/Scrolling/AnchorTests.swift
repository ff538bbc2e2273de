import Testing

@testable import CollectionLayout

@Suite("Keeping one's place")
struct AnchorTests {
    @Test(
        "The anchor is the first item that begins in the viewport, else the last one that began before it, else a header",
        arguments: LayoutFixture.all)
    func choice(layout: LayoutFixture) throws {
        for seed in 0..<40 {
            var random = SplitMix64(seed: seed)
            let arrangement = try Arrangement(
                random.sections(mostly: layout, maximumItemCount: 90), in: random.viewport(.vertical))
            let offset = random.distance(1...max(1, arrangement.length))
            let elements = arrangement.allFrames.filter {
                $0.frame.main < offset + arrangement.viewport.height && offset < $0.frame.mainEnd
            }
            let items = elements.filter { $0.id.kind == .item }
            let visible = items.isEmpty ? elements.filter { [.header, .footer].contains($0.id.kind) } : items
            // Another test covers viewports that show only a gap.
            if visible.isEmpty, offset < arrangement.length { continue }
            let inside = visible.map(\.frame.main).filter { $0 >= offset }.min()
            let expected = inside ?? visible.map(\.frame.main).max()
            let anchor = arrangement.anchor(at: offset)
            let holds =
                anchor?.element == visible.first { $0.frame.main == expected }?.id
                && anchor.map { $0.distance + offset } == expected
                && (anchor.map { arrangement.offset(of: $0) == offset } ?? true)
            guard holds else {
                Issue.record("\(layout.name), seed \(seed), offset \(offset): \(String(describing: anchor))")
                return
            }
        }
    }

    @Test(
        "Measuring leaves the anchored element where it is on the screen", arguments: LayoutFixture.selfSized,
        Orientation.all)
    func measuring(layout: LayoutFixture, orientation: Orientation) throws {
        var moved = 0
        for seed in 0..<25 {
            var random = SplitMix64(seed: seed)
            let section = layout.section(random.items(count: 150))
            var arrangement = try Arrangement(
                [section, section], in: random.viewport(orientation), orientation: orientation)
            let offset = random.distance(1...max(1, arrangement.length))
            guard let anchor = arrangement.anchor(at: offset) else { continue }
            let element = try #require(anchor.element)
            let before = try #require(arrangement.logicalFrame(of: element))
            let result = try arrangement.measure(random.measurements(in: arrangement, atMost: 20), keeping: anchor)
            let after = try #require(arrangement.logicalFrame(of: element))
            let corrected = try #require(result)
            #expect(after.main - corrected == before.main - offset, "\(layout.name), seed \(seed)")
            if corrected != offset { moved += 1 }
        }
        #expect(moved > 3, "or nothing was tried")
    }

    @Test("Resizing the viewport keeps the anchor in place", arguments: LayoutFixture.all, Orientation.all)
    func resizing(layout: LayoutFixture, orientation: Orientation) throws {
        var random = SplitMix64(seed: 5)
        var arrangement = try Arrangement(
            [layout.section(random.items(count: 300))], in: orientation.size(length: 600, breadth: 400),
            orientation: orientation)
        let offset = (arrangement.length / 2).rounded()
        let anchor = try #require(arrangement.anchor(at: offset))
        try arrangement.resize(to: orientation.size(length: 300, breadth: 250))
        let corrected = try #require(arrangement.offset(of: anchor))
        #expect(anchor.element.flatMap { arrangement.logicalFrame(of: $0) }?.main == corrected + anchor.distance)
        #expect(arrangement.violations() == [])
    }

    @Test(
        "Inside a header, a footer or a gap longer than the viewport, measuring above moves nothing",
        arguments: [ScrollAnchor.HeldPosition.start, .startAlways, .center, .end(tolerance: 0)], Orientation.all)
    func noItemInSight(hold: ScrollAnchor.HeldPosition, orientation: Orientation) throws {
        let items = Items(count: 4, size: .estimated(50))
        var tall = CollectionSection(LinearList(), items: items, header: .fixed(1000), footer: .fixed(2000))
        tall.insets = LogicalInsets(start: 3000, end: 1500)
        tall.hasBackground = true
        let before = try Arrangement(
            [CollectionSection(LinearList(), items: items), tall, CollectionSection(LinearList(), items: items)],
            in: orientation.size(length: 300, breadth: 100), orientation: orientation,
            headerAndFooter: HeaderAndFooter(header: .estimated(700), footer: .fixed(900)))
        let (start, end) = (before.start(ofSection: 1), before.end(ofSection: 1))
        let insideGlobalFooter = before.length - 500
        for offset in [start + 400, start + 2000, end - 3000, end - 1000, insideGlobalFooter] {
            let anchor = try #require(before.anchor(at: offset, holding: hold), "at \(offset)")
            var after = before
            let batch = (0..<4).map { MeasuredSize(.item($0), length: 200) }
            let corrected = try after.measure(batch + [MeasuredSize(.globalHeader, length: 60)], keeping: anchor)
            #expect(abs(try #require(corrected) - (offset + 600 - 640)) < 1e-6, "at \(offset)")

            var edited = before
            var edit = Edit()
            edit.insertItem(.fixed(70), at: 2)
            edit.deleteItem(0)
            let map = try edited.apply(edit)
            let mapped = try #require(before.anchor(at: offset, holding: hold, through: map))
            #expect(abs(try #require(edited.offset(of: mapped)) - (offset + 20)) < 1e-6, "at \(offset)")
        }
        // A visible item is held rather than a header before it.
        let mixed = try #require(before.anchor(at: start - 60, holding: .startAlways))
        #expect(mixed.element == .item(3))
    }

    @Test("An offset beyond all content ends a search for what stays", arguments: [1e300, -1e300, 0x1p45, 0x1p44])
    func farAway(offset: Double) throws {
        var arrangement = try Arrangement(
            [CollectionSection(LinearList(), items: Items(count: 3))], in: Size(width: 100, height: 50))
        let before = arrangement
        let map = try arrangement.apply(Edit())
        let anchor = before.anchor(at: offset, holding: .startAlways, through: map)
        #expect(anchor == nil || anchor?.element?.kind == .item)
    }

    @Test("Either edge can be the one that stays")
    func edges() throws {
        var arrangement = try Arrangement(
            [CollectionSection(Stairs(), items: Items(count: 10, size: .estimated(20)))],
            in: Size(width: 100, height: 50))
        let start = ScrollAnchor(element: .item(3), distance: 4)
        let end = ScrollAnchor(element: .item(3), edge: .end, distance: 24)
        #expect(arrangement.offset(of: start) == 80 && arrangement.offset(of: end) == 80)
        try arrangement.measure([MeasuredSize(.item(3), length: 30)])
        #expect(arrangement.offset(of: start) == 80 && arrangement.offset(of: end) == 90)
    }

    @Test(
        "There is nothing to keep at the start, beyond the end, or nowhere",
        arguments: [0, -1, 1e9, .nan, .infinity, -.infinity])
    func nothing(offset: Double) throws {
        let arrangement = try Arrangement(
            [CollectionSection(Stairs(), items: Items(count: 10))], in: Size(width: 100, height: 50))
        #expect(arrangement.anchor(at: offset) == nil)
    }

    @Test("An anchor whose element is gone has no offset")
    func missing() throws {
        let arrangement = try Arrangement(
            [CollectionSection(Stairs(), items: Items(count: 3))], in: Size(width: 100, height: 50))
        for id in [ElementID.item(3), .item(0, section: 1), .header(section: 0), ElementID(raw: .max)] {
            #expect(arrangement.offset(of: ScrollAnchor(element: id)) == nil)
        }
    }
}
