import CollectionLayout

extension SplitMix64 {
    package mutating func sessionViewport(_ orientation: Orientation) -> CollectionSession.Viewport {
        CollectionSession.Viewport(
            viewport(orientation), covered: oneIn(3) ? insets() : .zero, margin: oneIn(2) ? distance(0...400) : 0)
    }

    package mutating func policy() -> CollectionSession.Policy {
        let holds: [ScrollAnchor.HeldPosition] = [.start, .start, .startAlways, .center, .end(tolerance: 20)]
        let styles: [TransitionStyle] = [.fade, .fade, .none, .scale(from: 0.8), .slide(.left)]
        return CollectionSession.Policy(
            heldPosition: holds.randomElement(using: &self)!,
            heldPositionWhenResized: oneIn(3) ? holds.randomElement(using: &self)! : .center,
            style: styles.randomElement(using: &self)!, pinning: oneIn(2) ? .session : .host)
    }

    /// A random orthogonal section.
    package mutating func shelf(maximumItemCount: Int) -> CollectionSection {
        let mode = OrthogonalScrolling.Mode.allCases.randomElement(using: &self)!
        let scrolling = OrthogonalScrolling(
            mode, itemsPerGroup: Int.random(in: 1...3, using: &self), length: .fixed(distance(40...200)),
            groupBreadth: oneIn(3) ? distance(40...300) : nil)
        let items = items(count: itemCount(atMost: min(maximumItemCount, 40)))
        if oneIn(2) {
            return CollectionSection(LinearList(spacing: 6), items: items, orthogonal: scrolling, header: .fixed(30))
        }
        return CollectionSection(LayoutFixture.strips.randomElement(using: &self)!, items: items, orthogonal: scrolling)
    }

    /// Returns the same items in another layout, sometimes with another header, other insets or another effect.
    mutating func other(_ section: CollectionSection, in layout: LayoutFixture) -> CollectionSection {
        var other = layout.section(section.items ?? Items(count: section.count))
        if let scrolling = section.orthogonal, oneIn(2) {
            other.setLayout(LayoutFixture.lists.randomElement(using: &self)!, orthogonal: scrolling)
        }
        other.headerAndFooter = section.headerAndFooter
        if oneIn(4) { other.header = oneIn(2) ? nil : .estimated(33) }
        other.background = section.background
        other.insets = oneIn(3) ? insets() : section.insets
        if oneIn(6) { other.effect = effect() }
        return other
    }
}
