import Testing

@testable import CollectionLayout

/// Properties of every template.
@Suite("Templates: random nested groups")
struct TemplateOracleTests {
    @Test("The closed form equals stamping one group after the other", arguments: Orientation.all)
    func closedForm(orientation: Orientation) throws {
        for seed in 0..<150 {
            var random = SplitMix64(seed: seed)
            let template = Template(random.group(depth: 3, isWild: true), spacing: random.distance(0...20))
            let viewport = random.viewport(orientation)
            let count = random.itemCount(atMost: 300)
            let room = Container(
                breadth: orientation.breadth(of: viewport), viewportLength: orientation.length(of: viewport))
            let formula = try Arrangement(
                [CollectionSection(template, count: count)], in: viewport, orientation: orientation)
            let stamped = try Arrangement(
                [CollectionSection(template, items: template.items(count: count, in: room))], in: viewport,
                orientation: orientation)
            #expect(stamped.violations() == [], "seed \(seed)")
            #expect(stamped.allFrames.count == count, "seed \(seed)")
            #expect(formula.contentSize == stamped.contentSize, "seed \(seed)")
            // Only the measured layout finds items without length, because they may still get one.
            let found = stamped.allFrames.filter { $0.frame.length > 0 }
            guard formula.allFrames == found else {
                Issue.record("seed \(seed): \(formula.allFrames.count) items unlike \(found.count)")
                return
            }
        }
    }

    @Test("Items lie in their groups, where nothing is larger than what is around it")
    func containment() {
        for seed in 0..<400 {
            var random = SplitMix64(seed: seed)
            let group = random.group(depth: 3, isWild: false)
            let pattern = Template(group).pattern(
                in: Container(breadth: random.distance(100...900), viewportLength: random.distance(100...900)))
            guard pattern.problems.isEmpty else { continue }
            let outer = pattern.groupFrames[0]
            let outside = (pattern.frames + pattern.groupFrames).filter { frame in
                frame.main < outer.main || frame.mainEnd > outer.mainEnd || frame.cross < outer.cross
                    || frame.crossEnd > outer.crossEnd
            }
            #expect(outside.isEmpty, "seed \(seed)")
            // Subitems of rows and columns must not overlap.
            for (index, frame) in pattern.frames.enumerated() {
                #expect(!pattern.frames[..<index].contains { $0.intersects(frame) }, "seed \(seed), item \(index)")
            }
        }
    }

    @Test("Measuring and editing random templates equals arranging afresh")
    func measuring() throws {
        for seed in 0..<120 {
            var random = SplitMix64(seed: seed)
            let template = Template(random.group(depth: 3, isWild: true), spacing: random.distance(0...20))
            let fixture = LayoutFixture(name: "template") { CollectionSection(template, items: $0) }
            var model = EditModel(random.sections(mostly: fixture, maximumItemCount: 150))
            var arrangement = try Arrangement(model.sections.map(\.section), in: random.viewport(.vertical))
            for round in 0..<3 {
                try arrangement.apply(random.edit(of: &model, with: fixture))
                try arrangement.measure(random.measurements(in: arrangement))
                var problems = arrangement.violations()
                if let difference = try arrangement.difference(from: arrangement.madeAfresh()) {
                    problems.append(difference)
                }
                guard problems.isEmpty else {
                    Issue.record("seed \(seed), round \(round): \(problems.prefix(5))")
                    return
                }
            }
        }
    }
}

extension SplitMix64 {
    /// - Parameter isWild: whether sizes may be estimated, inset, or larger than what surrounds them.
    mutating func group(depth: Int, isWild: Bool) -> Template.Node {
        let subitems = (0..<Int.random(in: 1...3, using: &self)).map { _ in
            depth > 1 && oneIn(2) ? group(depth: depth - 1, isWild: isWild) : item(isWild: isWild)
        }
        let (length, breadth) = (
            dimension(Template.Dimension.fractionalLength, isWild),
            dimension(Template.Dimension.fractionalBreadth, isWild)
        )
        let insets = isWild && oneIn(3) ? self.insets() : .zero
        if isWild, oneIn(12) {
            let frames = (0..<Int.random(in: 1...4, using: &self)).map { _ in
                LogicalRect(
                    main: distance(-20...200), cross: distance(-20...200), length: distance(0...90),
                    breadth: distance(0...90))
            }
            return .custom(length: length, breadth: breadth, insets: insets) { _ in frames }
        }
        var repetition = Template.Repetition.whileFitting
        if oneIn(4) { repetition = .equalParts(Int.random(in: 1...4, using: &self)) }
        if isWild, oneIn(3) { repetition = .count(Int.random(in: 1...5, using: &self)) }
        let (spacing, edges) = (spacing(), self.edges(isWild))
        return oneIn(2)
            ? .row(
                length: length, breadth: breadth, subitems, repeating: repetition, spacing: spacing, insets: insets,
                edges: edges)
            : .column(
                length: length, breadth: breadth, subitems, repeating: repetition, spacing: spacing, insets: insets,
                edges: edges)
    }

    private mutating func item(isWild: Bool) -> Template.Node {
        .item(
            length: dimension(Template.Dimension.fractionalLength, isWild),
            breadth: dimension(Template.Dimension.fractionalBreadth, isWild),
            insets: isWild && oneIn(3) ? insets() : .zero, edges: edges(isWild))
    }

    /// - Parameter fraction: makes a fraction of the container's same side.
    private mutating func dimension(
        _ fraction: (Double) -> Template.Dimension, _ isWild: Bool
    ) -> Template.Dimension {
        guard isWild, oneIn(2) else { return fraction(Double.random(in: 0.1...1, using: &self)) }
        return switch Int.random(in: 0..<4, using: &self) {
        case 0: .absolute(distance(0...150))
        case 1: .fractionalBreadth(Double.random(in: 0...1.3, using: &self))
        // All have the same estimate, because items that are missing at the end do not count among uniform siblings.
        case 2: .uniformAcrossSiblings(estimate: 40)
        default: .estimated(distance(0...150))
        }
    }

    private mutating func spacing() -> Template.Spacing {
        oneIn(2) ? .fixed(distance(0...9)) : .flexible(distance(0...9))
    }

    private mutating func edges(_ isWild: Bool) -> Template.EdgeSpacing {
        guard isWild, oneIn(3) else { return .none }
        return Template.EdgeSpacing(start: spacing(), end: spacing(), leading: spacing(), trailing: spacing())
    }
}
