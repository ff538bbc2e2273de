import CollectionLayout

extension CollectionSection {
    /// Takes over the header, footer, background, decorations, insets and effect of another section.
    package mutating func takeAccessories(of other: CollectionSection) {
        headerAndFooter = other.headerAndFooter
        background = other.background
        decorations = other.decorations
        insets = other.insets
        effect = other.effect
    }
}

extension SplitMix64 {
    /// A random size of any kind; sometimes its length is 0.
    package mutating func itemSize() -> ItemSize {
        let ratio = Double.random(in: 0.2...3, using: &self)
        let extra = oneIn(8) ? 0 : distance(0...120)
        return switch Int.random(in: 0..<4, using: &self) {
        case 0: .fixed(extra)
        case 1: .ratio(ratio, plus: oneIn(2) ? extra : 0)
        case 2: .estimated(extra)
        default: .estimated(ratio: ratio, plus: extra)
        }
    }

    package mutating func items(count: Int) -> Items {
        let sizes = (0..<count).map { _ in itemSize() }
        // Some spans exceed the number of lanes.
        let spans = oneIn(3) ? (0..<count).map { _ in oneIn(4) ? Int.random(in: 1...7, using: &self) : 1 } : []
        let rowSpans = oneIn(3) ? (0..<count).map { _ in oneIn(4) ? Int.random(in: 1...4, using: &self) : 1 } : []
        let breadths: [Double?] = oneIn(2) ? (0..<count).map { _ in itemBreadth() } : []
        return oneIn(12)
            ? Items(count: count, size: itemSize(), breadth: itemBreadth())
            : Items(sizes, spans: spans, rowSpans: rowSpans, breadths: breadths)
    }

    /// A random preferred breadth, in points: nil, 0, or sometimes more than a viewport has.
    package mutating func itemBreadth() -> Double? {
        oneIn(5) ? nil : oneIn(12) ? 0 : distance(oneIn(20) ? 200...900 : 10...160)
    }

    /// A random number of items; often one around the end of a block, or a very small one.
    package mutating func itemCount(atMost most: Int) -> Int {
        let interesting = [0, 1, 2, 15, 16, 17, 32, 33, 256, 257]
        let count = oneIn(3) ? interesting.randomElement(using: &self)! : Int.random(in: 0...most, using: &self)
        return min(count, most)
    }

    package mutating func insets() -> LogicalInsets {
        LogicalInsets(
            start: distance(0...30), end: distance(0...30), leading: distance(0...30), trailing: distance(0...30))
    }

    /// A random section with random surroundings.
    package mutating func section(_ layout: LayoutFixture, maximumItemCount: Int) -> CollectionSection {
        var section = layout.section(items(count: itemCount(atMost: maximumItemCount)))
        if oneIn(2) { section.header = oneIn(2) ? .estimated(40) : .ratio(0.1) }
        if oneIn(3) { section.footer = oneIn(2) ? .estimated(25) : .fixed(30) }
        section.hasBackground = oneIn(3)
        if oneIn(2) { section.insets = insets() }
        section.headerAndFooter.pinsHeader = oneIn(2)
        section.headerAndFooter.pinsFooter = oneIn(2)
        if oneIn(4) { section.background = background() }
        if oneIn(8) { section.decorations = decorations() }
        return section
    }

    /// Changes what surrounds the items of a section at random.
    ///
    /// - Parameter layout: the section's new layout; nil to keep the present one.
    package mutating func change(_ section: inout CollectionSection, to layout: LayoutFixture?) {
        if let layout {
            let surroundings = section
            section = layout.section(section.items ?? Items(count: section.count))
            section.takeAccessories(of: surroundings)
        }
        if oneIn(2) { section.header = oneIn(3) ? nil : .estimated(distance(0...60)) }
        if oneIn(3) { section.insets = insets() }
        if oneIn(3) { section.background = background() }
        if oneIn(6) { section.decorations = decorations() }
    }

    private mutating func background() -> SectionBackground {
        SectionBackground(behind: oneIn(2) ? .items : .section, insets: insets())
    }

    /// Random decorations: separators, and badges that lie within their items, stick out of them, or lie beside them.
    package mutating func decorations() -> [ItemDecoration] {
        let anchors = [0.0, 0.25, 0.5, 1].map { main in LogicalAnchor(main: main, cross: oneIn(2) ? 1 : 0.5) }
        let all: [ItemDecoration] = [
            .separator(
                thickness: distance(0...3), at: oneIn(2) ? .end : .trailing, gap: oneIn(2) ? distance(-4...8) : nil,
                insets: insets(), isOnlyBetween: oneIn(2)),
            .badge(
                length: distance(0...40), breadth: distance(0...40), at: anchors.randomElement(using: &self)!,
                ownAnchor: oneIn(2) ? .center : nil, offset: (distance(-60...60), distance(-60...60)), zIndex: 7),
            .badge(.custom(3), length: 8, breadth: 8, at: .startTrailing, ownAnchor: .center),
        ]
        return all.filter { _ in oneIn(2) }
    }

    /// A random effect, which scales items, turns them in perspective, or moves them by up to the length of the
    /// viewport.
    package mutating func effect() -> ViewportEffect { ViewportEffect.fixtures.randomElement(using: &self)! }

    /// A random global header and footer, sometimes with a long header.
    package mutating func headerAndFooter() -> HeaderAndFooter {
        let longest = oneIn(4) ? 400.0 : 60
        return HeaderAndFooter(
            header: oneIn(3) ? nil : .fixed(distance(0...longest)),
            footer: oneIn(3) ? nil : .estimated(distance(0...60)), pinsHeader: oneIn(2), pinsFooter: oneIn(2))
    }

    /// Zero to three sections, most of them with the given layout.
    package mutating func sections(mostly layout: LayoutFixture, maximumItemCount: Int) -> [CollectionSection] {
        let count = oneIn(20) ? 0 : Int.random(in: 1...3, using: &self)
        return (0..<count).map { index in
            section(
                index > 0 && oneIn(3) ? LayoutFixture.all.randomElement(using: &self)! : layout,
                maximumItemCount: maximumItemCount)
        }
    }

    /// A random item, header or footer; nil if there are no sections, or if an empty one was drawn.
    package mutating func measurable(in arrangement: Arrangement) -> ElementID? {
        guard let number = (0..<arrangement.sectionCount).randomElement(using: &self) else { return nil }
        let section = arrangement.description(ofSection: number)!
        if oneIn(8), section.header != nil { return .header(section: number) }
        if oneIn(8), section.footer != nil { return .footer(section: number) }
        return section.count > 0 ? .item(itemIndex(below: section.count), section: number) : nil
    }

    /// A random index; often one of the first in a block, on which the row before the block may depend.
    private mutating func itemIndex(below count: Int) -> Int {
        let index = Int.random(in: 0..<count, using: &self)
        return oneIn(3) ? index / 64 * 64 + min(index % 64, Int.random(in: 0...2, using: &self)) : index
    }

    /// A random batch of measurements, in random order. An element may occur twice.
    package mutating func measurements(in arrangement: Arrangement, atMost most: Int = 8) -> [MeasuredSize] {
        var batch: [MeasuredSize] = []
        for _ in 0..<Int.random(in: 1...most, using: &self) {
            guard let id = measurable(in: arrangement) else { continue }
            let length = oneIn(10) ? 0 : distance(0...400)
            batch.append(MeasuredSize(id, length: length, breadth: oneIn(4) ? distance(0...200) : nil))
            if oneIn(6) { batch.append(MeasuredSize(id, length: distance(0...400))) }
        }
        return batch.shuffled(using: &self)
    }

    /// A random viewport on the grid of 1/64 point.
    package mutating func viewport(_ orientation: Orientation) -> Size {
        orientation.size(length: distance(100...900), breadth: distance(180...500))
    }

    /// A random rectangle on the grid: of a viewport's size, empty, outside the content, larger than the content, or
    /// with negative extents.
    package mutating func rect(in content: Size) -> Rect {
        let (width, height) = (content.width, content.height)
        let (x, y) = (distance(-50...(width + 50)), distance(-50...(height + 50)))
        return switch Int.random(in: 0..<8, using: &self) {
        case 0: Rect(x: x, y: y, width: 0, height: 0)
        case 1: Rect(x: x, y: y, width: distance(0...1), height: distance(0...1))
        case 2: Rect(x: width + 5, y: height + 5, width: 300, height: 300)
        case 3: Rect(x: -0x1p30, y: -0x1p30, width: 0x1p31, height: 0x1p31)
        case 4: Rect(x: x, y: y, width: -distance(0...100), height: -distance(0...100))
        case 5: Rect(x: x, y: -10, width: distance(0...40), height: height + 20)
        default: Rect(x: x, y: y, width: distance(0...300), height: distance(0...300))
        }
    }
}

extension ViewportEffect {
    package static let fixtures =
        [receding(scale: 0.5, alpha: 0.25), sideways]
        + [1, 280, 1500].map { coverFlow(perspective: $0, overlap: min(1, $0 / 600)) }

    private static var sideways: ViewportEffect {
        var effect = ViewportEffect(reach: 1) { frame, window in
            let side = max(-1, min(window.position(of: frame), 1))
            return Appearance(main: -side * window.length, cross: 20 * side, alpha: 0.5, zIndex: side > 0 ? 3 : 0)
        }
        effect.name = "side\tways_100%"
        return effect
    }
}
