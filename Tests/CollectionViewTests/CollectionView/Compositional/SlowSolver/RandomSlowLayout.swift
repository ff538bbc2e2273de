import CollectionView
import LayoutModel

/// Random layouts for the slow solver. All distances are multiples of half a point.
struct RandomSlowLayout {
    var random: SplitMix64
    /// Whether sizes may be estimates.
    var hasEstimates = false
    /// Whether sections may scroll across.
    var hasShelves = false
    /// Whether sections may have items at their boundary.
    var hasBoundary = false

    init(seed: Int) { random = SplitMix64(seed: seed) }

    mutating func half(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: 2 * range.lowerBound...2 * range.upperBound, using: &random)) / 2
    }

    private mutating func fraction(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

    mutating func layout(axis: SlowAxis, sectionCount: ClosedRange<Int>, itemCount: ClosedRange<Int>) -> SlowLayout {
        let sections = (0..<Int.random(in: sectionCount, using: &random)).map { _ in section(axis) }
        return SlowLayout(
            sections: sections, counts: sections.map { _ in Int.random(in: itemCount, using: &random) }, axis: axis,
            spacing: random.oneIn(2) ? 0 : half(0...20), isRightToLeft: random.oneIn(3))
    }

    private mutating func section(_ axis: SlowAxis) -> SlowSection {
        var section = SlowSection(group: node(depth: 3, isOutermost: true), insets: insets(), spacing: half(0...20))
        if hasShelves, !random.oneIn(3) {
            section.behavior = [
                .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
            ].randomElement(using: &random)!
        }
        if hasBoundary {
            section.boundary = (0..<Int.random(in: 0...3, using: &random)).map { _ in boundaryItem() }
        }
        return section
    }

    private mutating func boundaryItem() -> SlowSection.Boundary {
        func extent(_ fraction: SlowNode.Extent, _ points: Double) -> SlowNode.Extent {
            random.oneIn(2) ? fraction : .points(points)
        }
        var item = SlowSection.Boundary(
            width: extent(.width(fraction(0.1...1)), half(10...60)),
            height: extent(.height(fraction(0.05...0.3)), half(10...60)),
            alignment: NSRectAlignment(rawValue: Int.random(in: 0...8, using: &random))!)
        if random.oneIn(3) { item.offset = CGPoint(x: half(-10...10), y: half(-10...10)) }
        item.extends = !random.oneIn(3)
        item.isPinned = random.oneIn(2)
        return item
    }

    private mutating func insets() -> SlowNode.Insets {
        random.oneIn(2)
            ? SlowNode.Insets()
            : SlowNode.Insets(top: half(0...10), left: half(0...10), bottom: half(0...10), right: half(0...10))
    }

    private mutating func gap(isFlexible: Bool = true) -> SlowNode.Gap {
        SlowNode.Gap(points: half(0...8), isFlexible: isFlexible && random.oneIn(3))
    }

    private mutating func edges(isFlexible: Bool) -> SlowNode.Edges {
        guard random.oneIn(4) else { return SlowNode.Edges() }
        return SlowNode.Edges(
            top: gap(isFlexible: isFlexible), left: gap(isFlexible: isFlexible), bottom: gap(isFlexible: isFlexible),
            right: gap(isFlexible: isFlexible))
    }

    private mutating func extent(isWidth: Bool) -> SlowNode.Extent {
        if hasEstimates, random.oneIn(3) { return .estimate(half(20...120)) }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .points(half(20...120))
        case 1: return isWidth ? .height(fraction(0.1...0.5)) : .width(fraction(0.1...0.5))
        default: return isWidth ? .width(fraction(0.15...1)) : .height(fraction(0.15...1))
        }
    }

    private mutating func node(depth: Int, isOutermost: Bool = false) -> SlowNode {
        var (width, height) = (extent(isWidth: true), extent(isWidth: false))
        // Many groups are as broad as the section.
        if isOutermost, random.oneIn(3) {
            (width, height) = random.oneIn(2) ? (.width(1), height) : (width, .height(1))
        }
        let (insets, edges) = (insets(), edges(isFlexible: !isOutermost))
        guard isOutermost || depth > 0 && random.oneIn(2) else {
            return SlowNode(width, height, insets, edges, nil)
        }
        let subitems = (0..<Int.random(in: 1...3, using: &random)).map { _ in node(depth: depth - 1) }
        var repetition = SlowNode.Repetition.fitting
        // Only a single item can be repeated.
        if subitems.count == 1, random.oneIn(2) {
            let count = Int.random(in: 1...4, using: &random)
            repetition = random.oneIn(2) ? .count(count) : .parts(count)
        }
        let list = SlowNode.List(
            axis: random.oneIn(2) ? .x : .y, subitems: subitems, repetition: repetition, gap: gap())
        return SlowNode(width, height, insets, edges, list)
    }
}
