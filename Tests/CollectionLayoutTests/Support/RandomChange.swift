import CollectionLayout

/// A collection that changes in every way that a host may change it, and its scroll offset.
struct ChangingCollection {
    private(set) var model: EditModel
    private(set) var arrangement: Arrangement
    private(set) var offset: Double
    /// The changes so far. They are put into words only if a test fails.
    private(set) var script: [Any] = []
    private let layout: LayoutFixture
    private let hasEffects: Bool

    init(
        _ layout: LayoutFixture, _ orientation: Orientation, hasEffects: Bool = false, using random: inout SplitMix64
    ) throws {
        self.layout = layout
        self.hasEffects = hasEffects
        var sections = random.sections(mostly: layout, maximumItemCount: 60)
        if hasEffects { for index in sections.indices { sections[index].effect = random.effect() } }
        model = EditModel(sections)
        arrangement = try Arrangement(
            model.sections.map(\.section), in: random.viewport(orientation), orientation: orientation)
        offset = 0
        offset = random.offset(in: arrangement)
        script.append("\(layout.name), at \(offset)")
    }

    /// Makes a random edit, or takes other layouts, another viewport or another orientation. Then it mostly measures
    /// and scrolls.
    ///
    /// - Returns: the map of the edit.
    mutating func change(using random: inout SplitMix64) throws -> CollectionMap {
        let old = arrangement
        var map = CollectionMap.identity(sectionCount: old.sectionCount)
        switch Int.random(in: 0..<6, using: &random) {
        case 0...2:
            let edit = random.edit(of: &model, with: layout)
            map = try arrangement.apply(edit)
            script.append(edit)
        case 3:
            arrangement = try Arrangement(
                old.descriptions.map { random.section(like: $0, hasEffect: hasEffects) }, in: old.viewport,
                orientation: old.orientation)
            script.append("other layouts")
        case 4:
            let orientation = Orientation.all.randomElement(using: &random)!
            arrangement = try Arrangement(
                old.descriptions.map { random.section(like: $0, hasEffect: hasEffects) },
                in: random.viewport(orientation), orientation: orientation)
            script.append("other layouts in \(orientation), \(arrangement.viewport)")
        default: break
        }
        if !random.oneIn(3) { try arrangement.measure(random.measurements(in: arrangement)) }
        let kept = old.anchor(at: offset, holding: .center, through: map).flatMap { arrangement.offset(of: $0) }
        if let kept, !random.oneIn(3) {
            // On the grid, so that positions can be compared exactly.
            offset = LayoutUnit.snap(kept)
        } else if !random.oneIn(3) {
            offset = random.offset(in: arrangement)
        }
        script.append("to \(offset)")
        return map
    }
}

extension SplitMix64 {
    /// A random offset in the content, or a little beyond its ends.
    mutating func offset(in arrangement: Arrangement) -> Double { distance(-60...arrangement.length + 60) }

    /// Returns a random section with as many items and another layout.
    fileprivate mutating func section(like old: CollectionSection, hasEffect: Bool) -> CollectionSection {
        var section = LayoutFixture.all.randomElement(using: &self)!.section(items(count: old.count))
        if oneIn(2) { section.header = oneIn(4) ? .fixed(0) : .estimated(40) }
        if oneIn(3) { section.footer = .fixed(30) }
        section.hasBackground = oneIn(3)
        if oneIn(2) { section.insets = insets() }
        if hasEffect, oneIn(2) { section.effect = effect() }
        return section
    }
}
