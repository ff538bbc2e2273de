import CollectionLayout
import LayoutModel

extension ArrangementEpisode {
    /// Checks everything that must hold after any step.
    mutating func check() {
        checkFresh()
        checkQueries()
        checkPlausibility()
        if random.oneIn(8) {
            if copy.arrangement.allFrames != copy.frames { report("a copy changed with the original") }
            copy = (arrangement, arrangement.allFrames)
        }
    }

    /// The first oracle: an updated arrangement equals one that is made afresh.
    private mutating func checkFresh() {
        do throws(LayoutError) {
            let difference = try arrangement.difference(from: arrangement.madeAfresh())
            if let difference { report("updated, not afresh: \(difference)") }
            // Without kept lanes, and without measured lengths below an item's ratio, nothing depends on the past. Then
            // the sizes alone, which become estimates, make the same arrangement.
            var sizes = [arrangement.headerAndFooter.header, arrangement.headerAndFooter.footer]
            for section in arrangement.descriptions {
                sizes += [section.header, section.footer]
                if let items = section.items { sizes += (0..<items.count).map { items[$0] } }
            }
            let isAnyShort = sizes.contains { $0.map { $0.extra < 0 } ?? false }
            guard isUniform, !hasKeptLanes, !isAnyShort else { return }
            let sections = arrangement.descriptions.map { section in
                var made = layout.section(section.items ?? Items(count: section.count))
                made.takeAccessories(of: section)
                return made
            }
            let made = try Arrangement(
                sections, in: arrangement.viewport, orientation: arrangement.orientation,
                headerAndFooter: arrangement.headerAndFooter)
            if let difference = arrangement.difference(from: made) { report("not what its items make: \(difference)") }
        } catch { report("thrown: \(error)") }
    }

    /// The second oracle: a query finds the same elements as asking for each one.
    private mutating func checkQueries() {
        let everything = Rect(x: -0x1p45, y: -0x1p45, width: 0x1p46, height: 0x1p46)
        let all = arrangement.elements(in: everything)
        // Asking for each element takes long.
        let ids = random.oneIn(4) ? arrangement.allIDs : all.map(\.id)
        if all.map(\.id) != ids { report("a query of everything finds \(all.count) elements of \(ids.count)") }
        for id in (0..<3).compactMap({ _ in ids.randomElement(using: &random) }) {
            let element = arrangement.element(id)
            if all.first(where: { $0.id == id }) != element { report("\(id) alone is elsewhere") }
        }
        for _ in 0..<2 { checkQuery(all, seenThrough: nil) }
        // This takes long, too.
        guard random.oneIn(16) else { return }
        if arrangement.allElements() != all { report("a query of everything differs from asking for each") }
        let viewport = random.rect(in: arrangement.contentSize)
        checkQuery(arrangement.allElements(seenThrough: viewport), seenThrough: viewport)
    }

    private mutating func checkQuery(_ all: [LayoutElement], seenThrough viewport: Rect?) {
        let rect = random.rect(in: arrangement.contentSize)
        let found = arrangement.elements(in: rect, seenThrough: viewport)
        let expected = all.filter { $0.frame.intersects(rect) }
        guard found != expected else { return }
        report("in \(rect) there are \(expected.map(\.id)), not \(found.map(\.id))")
    }

    private mutating func checkPlausibility() {
        if arrangement.descriptions.map(\.count) != model.sections.map(\.ids.count) { report("items are missing") }
        var start = arrangement.logicalFrame(of: .globalHeader)?.mainEnd ?? 0
        for section in 0..<arrangement.sectionCount {
            if arrangement.start(ofSection: section) != start {
                report("section \(section) does not begin at \(start)")
            }
            start = arrangement.end(ofSection: section)
        }
        start += arrangement.logicalFrame(of: .globalFooter)?.length ?? 0
        if arrangement.length != start { report("the content is \(arrangement.length) long, not \(start)") }
        for placed in arrangement.allFrames {
            let frame = placed.frame
            let isSane =
                frame.main.isFinite && frame.cross.isFinite && frame.length >= 0 && frame.breadth >= 0
                && frame.mainEnd.isFinite && frame.crossEnd.isFinite
            if !isSane { report("\(placed) makes no sense") }
            guard placed.id.kind == .item else { continue }
            if frame.mainEnd > arrangement.length { report("\(placed) in content \(arrangement.length) long") }
            let cross = seen[model.sections[placed.id.section].ids[placed.id.item]]
            if let cross, cross != frame.cross { report("\(placed) has left its lane at \(cross)") }
        }
    }

    /// Checks that the anchor is the first item that begins in the viewport, or else the visible item that begins last.
    /// If no item is visible, headers and footers count instead. A viewport that shows only a gap is not checked.
    mutating func checkAnchor() {
        let anchor = arrangement.anchor(at: offset)
        let visible = arrangement.allFrames.filter {
            $0.id.kind != .background && !$0.id.kind.isItemDecoration
                && $0.frame.main < offset + max(1, viewportLength) && offset < $0.frame.mainEnd
        }
        let items = visible.filter { $0.id.kind == .item }
        let candidates = items.isEmpty ? visible : items
        if candidates.isEmpty, offset > 0, offset < arrangement.length { return }
        let main = candidates.map(\.frame.main).filter { $0 >= offset }.min() ?? candidates.map(\.frame.main).max()
        let expected = offset > 0 ? candidates.first { $0.frame.main == main } : nil
        guard anchor?.element != expected?.id else { return }
        report("the anchor at \(offset) is \(String(describing: anchor)), not \(expected?.id.description ?? "none")")
    }

    /// Checks that invalid changes are refused and change nothing.
    mutating func checkRefusals() {
        note("attempt what is refused")
        let frames = arrangement.allFrames
        let count = arrangement.itemCount(inSection: arrangement.sectionCount - 1)
        let last = arrangement.sectionCount - 1
        var tooFar = Edit()
        tooFar.deleteItem(count, section: last)
        var tooFarToInsert = Edit()
        tooFarToInsert.insertItem(.fixed(3), at: count + 1, section: last)
        var twice = Edit()
        twice.insertItem(.fixed(3), at: 0, section: last)
        twice.deleteItem(0, section: last)
        twice.moveItem(0, section: last, to: 0, section: last)
        for edit in [tooFar, tooFarToInsert, twice] where (try? arrangement.apply(edit)) != nil {
            report("\(edit) is not refused")
        }
        for length in [-1, Double.nan, .infinity] {
            let batch = [MeasuredSize(.item(0, section: max(0, last)), length: length)]
            if (try? arrangement.measure(batch)) != nil { report("a length of \(length) is not refused") }
            if (try? arrangement.resize(to: Size(width: 100, height: length))) != nil {
                report("a height of \(length) is not refused")
            }
        }
        let missing = [MeasuredSize(.item(count, section: max(0, last)), length: 3)]
        if (try? arrangement.measure(missing)) != nil { report("measuring item \(count) of \(count) is not refused") }
        if arrangement.allFrames != frames { report("what was refused has changed something") }
    }
}
