import CollectionLayout
import LayoutModel

extension ArrangementEpisode {
    /// Performs a random step that a host may take, and lets the viewport follow its anchor.
    mutating func take() throws {
        checkAnchor()
        let holds = [ScrollAnchor.HeldPosition.start, .start, .startAlways, .center, .end(tolerance: 10)]
        let anchor = arrangement.anchor(at: offset, holding: holds.randomElement(using: &random)!)
        var map = CollectionMap.identity(sectionCount: arrangement.sectionCount)
        switch Int.random(in: 0..<21, using: &random) {
        case 0...2: map = try edit { $0.smallEdit(of: &$1) }
        case 3:
            let layout = layout
            map = try edit { $0.edit(of: &$1, with: layout) }
        case 4...7: try measure(random.measurements(in: arrangement), keeping: anchor)
        case 8...9: try measure(measuredVisibleElements(), keeping: anchor)
        case 10...12: keepLanes()
        case 13...14: return scroll()
        case 15:
            try resize(to: arrangement.orientation.size(length: random.distance(0...900), breadth: arrangement.breadth))
        case 16: try resize(to: anyViewport())
        case 17: try turn()
        case 18:
            try changeSection()
            // The new description may lack the anchored header or footer.
            if let id = anchor?.element, id.kind != .item, arrangement.element(id) == nil { return scroll() }
        default: checkRefusals()
        }
        follow(anchor, through: map)
    }

    private mutating func edit(_ make: (inout SplitMix64, inout EditModel) -> Edit) throws -> CollectionMap {
        let before = model
        let edit = make(&random, &model)
        note("edit \(edit)")
        let items = items(of: before)
        let map = try arrangement.apply(edit)
        for problem in model.differences(from: before, in: map) { report(problem) }
        for (name, item) in self.items(of: model) where !model.changed.contains(name) {
            guard var old = items[name], old != item else { continue }
            // An item that now has another breadth may be an estimate again, which is no shorter than the item's ratio.
            if item.size.isEstimate, old.size.isSelfSizing {
                old.size = .estimated(ratio: old.size.lengthPerBreadth, plus: old.size.extra)
            }
            guard old != item else { continue }
            report("the edit changes an item from \(old) to \(item)")
        }
        seen = seen.filter { !model.moved.contains($0.key) }
        return map
    }

    private mutating func measure(_ batch: [MeasuredSize], keeping anchor: ScrollAnchor?) throws {
        note("measure \(batch)")
        let offset = try arrangement.measure(batch, keeping: anchor)
        if offset != anchor.flatMap({ arrangement.offset(of: $0) }) {
            report("measuring returns \(String(describing: offset))")
        }
        for measurement in batch where arrangement.element(measurement.element)?.isEstimate == true {
            report("\(measurement.element) is an estimate although it was measured")
        }
    }

    /// Returns measurements of all estimates near the viewport, as a host makes them.
    private mutating func measuredVisibleElements() -> [MeasuredSize] {
        var batch: [MeasuredSize] = []
        arrangement.forEachFrame(from: offset - 100, to: offset + viewportLength + 100) { id, frame, isEstimate in
            if isEstimate { batch.append(MeasuredSize(id, length: frame.length)) }
        }
        for index in batch.indices where !random.oneIn(4) { batch[index].length = random.distance(0...300) }
        return batch
    }

    private mutating func keepLanes() {
        let (start, end) = (offset, offset + viewportLength)
        note("keep lanes from \(start) to \(end)")
        arrangement.keepLanes(from: start, to: end)
        hasKeptLanes = true
        // The number of lanes that can be kept is limited. No screen is broad enough for more.
        let mayTell = isUniform && arrangement.breadth < 10_000
        guard mayTell, LayoutFixture.waterfalls.contains(where: { $0.name == layout.name }) else { return }
        arrangement.forEachFrame(from: start, to: end) { id, frame, _ in
            if id.kind == .item { seen[model.sections[id.section].ids[id.item]] = frame.cross }
        }
    }

    private mutating func scroll() {
        let target = random.distance(-100...(max(0, arrangement.length) + 100))
        note("scroll to \(target)")
        offset = target
    }

    private mutating func anyViewport() -> Size {
        // Asking for one item of a row arranges the whole row, which takes too long if it has ten thousand items.
        let isLarge = model.sections.contains { $0.ids.count > 1000 }
        let hostile: [Double] = isLarge ? [0, 1 / 64, 1] : [0, 1 / 64, 1, 0x1p24]
        guard random.oneIn(4) else { return random.viewport(arrangement.orientation) }
        return Size(width: hostile.randomElement(using: &random)!, height: hostile.randomElement(using: &random)!)
    }

    private mutating func resize(to viewport: Size) throws {
        note("resize to \(viewport)")
        let breadth = arrangement.breadth
        try arrangement.resize(to: viewport)
        if arrangement.breadth != breadth { releaseLanes() }
    }

    private mutating func turn() throws {
        let orientation = Orientation.all.randomElement(using: &random)!
        note("turn to \(orientation)")
        let breadth = arrangement.breadth
        try arrangement.resize(to: arrangement.viewport, orientation: orientation)
        if arrangement.breadth != breadth { releaseLanes() }
    }

    private mutating func changeSection() throws {
        guard arrangement.sectionCount > 0 else { return }
        let section = Int.random(in: 0..<arrangement.sectionCount, using: &random)
        let layout =
            random.oneIn(2) ? nil : isUniform ? layout : LayoutFixture.all.randomElement(using: &random)
        note("change section \(section), layout \(layout?.name ?? "as before")")
        try arrangement.changeSection(section) { random.change(&$0, to: layout) }
        // Other insets may give the items another breadth, and free them to change lanes.
        for name in model.sections[section].ids { seen[name] = nil }
    }

    private mutating func releaseLanes() {
        seen = [:]
        hasKeptLanes = false
    }

    /// Scrolls so that the anchor stays in its place, and checks that it does.
    private mutating func follow(_ anchor: ScrollAnchor?, through map: CollectionMap) {
        guard let anchor = anchor?.mapped(through: map) else { return }
        guard let corrected = arrangement.offset(of: anchor) else { return report("\(anchor) is gone") }
        if let frame = anchor.element.flatMap({ arrangement.logicalFrame(of: $0) }) {
            let held = frame.main + anchor.edge.fraction * frame.length
            let line = corrected + anchor.viewportEdge.fraction * viewportLength
            let jump = held - line - anchor.distance
            if abs(jump) > 1 / LayoutUnit.perPoint { report("\(anchor) jumps by \(jump)") }
        }
        offset = corrected
    }

    var viewportLength: Double { arrangement.orientation.length(of: arrangement.viewport) }

    /// Returns the sizes and spans of all items, by name.
    private func items(of model: EditModel) -> [Int: (size: ItemSize, span: Int, rowSpan: Int, breadth: Double?)] {
        var known: [Int: (size: ItemSize, span: Int, rowSpan: Int, breadth: Double?)] = [:]
        for (section, named) in zip(arrangement.descriptions, model.sections) {
            guard let items = section.items else { continue }
            for (item, name) in named.ids.enumerated() {
                known[name] = (items[item], items.span(of: item), items.rowSpan(of: item), items.breadth(of: item))
            }
        }
        return known
    }
}
