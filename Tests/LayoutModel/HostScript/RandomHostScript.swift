import CollectionLayout

extension HostScript {
    /// Makes a random script. The same seed and traits make the same script on every machine.
    package init(seed: Int, for traits: HostTraits, steps: Int = 12) throws(SessionError) {
        var author = Author(traits: traits, random: SplitMix64(seed: seed))
        let orientation = author.orientation()
        let layouts = author.layouts()
        let sections = author.sections()
        let viewport = author.extent()
        var host = try ScriptSession(ScriptStory(sections, layouts, in: viewport), orientation, traits)
        self.init(
            seed: seed, traits: traits, axis: orientation.axis == .vertical ? .vertical : .horizontal,
            isRightToLeft: orientation.direction == .rightToLeft, viewport: viewport, layouts: layouts,
            sections: sections, opening: host.view)
        for _ in 0..<steps {
            let step = author.step(host)
            try host.perform(step)
            scenes.append(Scene(step: step, view: host.view))
        }
    }
}

/// Invents the content and the steps of a script.
private struct Author {
    let traits: HostTraits
    var random: SplitMix64
    private var nextItem = 0

    init(traits: HostTraits, random: SplitMix64) {
        self.traits = traits
        self.random = random
    }

    mutating func orientation() -> Orientation {
        traits.turns && random.oneIn(3) ? Orientation.all.randomElement(using: &random)! : .vertical
    }

    mutating func extent() -> HostScript.Extent {
        HostScript.Extent(width: number(200...460), height: number(240...700))
    }

    mutating func layouts() -> [ScriptLayout] {
        (0..<(traits.mixesLayouts ? Int.random(in: 1...3, using: &random) : 1)).map { _ in
            ScriptLayout(
                name: traits.layouts.randomElement(using: &random)!, itemBreadth: number(60...180),
                spacing: number(0...12), inset: number(0...12))
        }
    }

    mutating func sections() -> [HostScript.Section] {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            HostScript.Section(
                header: random.oneIn(2) ? number(10...40) : 0, footer: random.oneIn(3) ? number(10...40) : 0,
                items: items(random.oneIn(4) ? 0...3 : random.oneIn(4) ? 100...400 : 10...60))
        }
    }

    mutating func step(_ host: ScriptSession) -> HostScript.Step {
        let (session, story) = (host.session, host.story)
        switch Int.random(in: 0..<12, using: &random) {
        case 0...5: return .scroll(by: distance(session))
        case 6: return .resize(to: extent())
        case 7: return .layout(layouts())
        case 8: return .replace(sections())
        case 9...10: return .edit(story.sections.map { edited($0) })
        default:
            let items = host.view.elements.filter { $0.kind == .item }.map(\.name)
            return .answer(items.filter { random.oneIn(3) && host.isMeasured($0) })
        }
    }

    /// Returns a random distance: a little way, a few viewports, or to anywhere in the content.
    private mutating func distance(_ session: CollectionSession) -> Double {
        let viewport = session.arrangement.viewport
        let length = session.arrangement.orientation.length(of: viewport)
        let sign = random.oneIn(3) ? -1.0 : 1
        switch Int.random(in: 0..<4, using: &random) {
        case 0...1: return sign * number(1...max(1, length / 2))
        case 2: return sign * number(1...max(1, 3 * length))
        default: return number(0...session.contentLength) - session.offset.rounded()
        }
    }

    private mutating func edited(_ section: HostScript.Section) -> HostScript.Section {
        guard !random.oneIn(3) else { return section }
        var new = section
        if random.oneIn(2) { new.items.removeAll { _ in random.oneIn(6) } }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let place = random.oneIn(3) ? 0 : Int.random(in: 0...new.items.count, using: &random)
            new.items.insert(contentsOf: items(1...6), at: place)
        }
        return new
    }

    private mutating func items(_ count: ClosedRange<Int>) -> [Int] {
        let count = Int.random(in: count, using: &random)
        defer { nextItem += count }
        return Array(nextItem..<(nextItem + count))
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &random) / traits.unit).rounded() * traits.unit
    }
}
