import CollectionLayout

/// The host with which all others are compared: a session that performs the story directly.
struct ScriptSession {
    private(set) var session: CollectionSession
    private(set) var story: ScriptStory
    private let traits: HostTraits
    private var changes = CollectionSession.Changes()

    init(_ story: ScriptStory, _ orientation: Orientation, _ traits: HostTraits) throws(SessionError) {
        self.story = story
        self.traits = traits
        session = try CollectionSession(
            story.described, in: Self.viewport(story, orientation, traits), orientation: orientation,
            policy: CollectionSession.Policy(
                heldPositionWhenResized: traits.heldWhenResized == .center ? .center : .start))
        session.policy.keepsLanesInEdits = traits.keepsLanesInEdits
        try settle()
    }

    private static func viewport(
        _ story: ScriptStory, _ orientation: Orientation, _ traits: HostTraits
    ) -> CollectionSession.Viewport {
        let size = story.viewport.size
        return CollectionSession.Viewport(size, margin: traits.margin * orientation.length(of: size))
    }

    mutating func perform(_ step: HostScript.Step) throws(SessionError) {
        // Scrolling has stopped since the last step. Its changes may have been put off.
        if traits.presentsScrollsFirst { try settle() }
        let (before, offset) = (story, session.offset)
        story.perform(step)
        switch step {
        case .scroll(let distance):
            let offset = session.arrangement.clampedOffset(session.offset + distance)
            _ = try session.scrolled(to: offset, by: .person)
            if traits.presentsScrollsFirst {
                session.presented()
                session.takeChanges(into: &changes, slack: session.viewport.margin / 2)
                if changes.isEmpty { return session.presented() }
                try measureUnmeasured()
            }
        case .resize:
            let viewport = Self.viewport(story, session.arrangement.orientation, traits)
            _ = try traits.describesAnew ? session.describe(described, in: viewport) : session.resized(to: viewport)
            if traits.heldWhenResized == .nothing { try stay(at: offset) }
        case .layout:
            if traits.describesAnew {
                _ = try session.describe(described)
            } else {
                let sections = story.described
                _ = try session.changeSections { $1.take(sections[$0]) }
            }
            if traits.heldWhenResized == .nothing { try stay(at: offset) }
        case .replace: try replace(before)
        case .edit(let sections):
            _ = try session.apply(edit(from: before, to: sections), keepingPlace: traits.holdsInEdits)
        case .answer(let items) where traits.describesAnew:
            _ = try session.measured(items.compactMap { measuredSize(of: $0) })
        case .answer(let items):
            for item in items {
                _ = try session.measured([measuredSize(of: item)].compactMap { $0 })
                try settle()
            }
        }
        try settle()
    }

    private mutating func replace(_ before: ScriptStory) throws(SessionError) {
        switch traits.keptWhenReplaced {
        case .offset:
            let offset = session.offset
            session = try CollectionSession(
                story.described, in: session.viewport, orientation: session.arrangement.orientation,
                policy: session.policy)
            try stay(at: offset)
        case .itemNumber:
            _ = try session.replace(
                story.described, through: .keepingNumbers(from: before.itemCounts, to: story.itemCounts))
        }
    }

    private var described: [(index: Int, section: CollectionSection)] {
        story.described.enumerated().map { ($0, $1) }
    }

    private mutating func stay(at offset: Double) throws(SessionError) {
        _ = try session.scrolled(to: session.arrangement.clampedOffset(offset), by: .host)
    }

    private func edit(from old: ScriptStory, to sections: [HostScript.Section]) -> Edit {
        var edit = Edit()
        let described = story.described
        for index in sections.indices {
            let (deleted, inserted) = HostScript.Step.changes(from: old.sections[index], to: sections[index])
            for item in deleted { edit.deleteItem(item, section: index) }
            for item in inserted {
                guard let items = described[index].items else {
                    edit.insertItem(story.item(sections[index].items[item]).size, at: item, section: index)
                    continue
                }
                edit.insertItem(
                    items[item], span: items.span(of: item), rowSpan: items.rowSpan(of: item),
                    breadth: items.breadth(of: item), at: item, section: index)
            }
        }
        return edit
    }

    // MARK: Measuring

    /// Measures and presents elements until no more of them come into view unmeasured.
    private mutating func settle() throws(SessionError) {
        if traits.describesAnew { return try settleAnew() }
        repeat {
            repeat {
                session.takeChanges(into: &changes)
                try measureUnmeasured()
            } while !changes.unmeasured.isEmpty
            session.presented()
            session.takeChanges(into: &changes)
        } while !changes.unmeasured.isEmpty
    }

    private mutating func measureUnmeasured() throws(SessionError) {
        _ = try session.measured(
            changes.unmeasured.compactMap { session.id(of: $0) }.compactMap { measuredSize(of: $0) })
    }

    /// Measures visible items like a collection view, which reports only sizes that differ from the layout's. The session's
    /// own requests are not used: it requests each size once, and cannot know that one was not reported.
    private mutating func settleAnew() throws(SessionError) {
        var (sizes, rounds): ([MeasuredSize], Int) = ([], 0)
        repeat {
            session.takeChanges(into: &changes)
            sizes = measuredSizes
            rounds += 1
            _ = try session.measured(sizes)
        } while !sizes.isEmpty && rounds < 12
        session.presented()
    }

    /// Returns the sizes of the items in view that differ from those that the layout gives them.
    private var measuredSizes: [MeasuredSize] {
        var sizes: [MeasuredSize] = []
        session.forEachElement(in: session.visibleRect) { element in
            if let size = measuredSize(of: element.id) { sizes.append(size) }
        }
        return sizes
    }

    private func measuredSize(of item: Int) -> MeasuredSize? { story.id(of: item).flatMap { measuredSize(of: $0) } }

    private func measuredSize(of id: ElementID) -> MeasuredSize? {
        guard session.arrangement.size(of: id)?.isSelfSizing == true,
            let frame = session.arrangement.logicalFrame(of: id), let (kind, name) = story.name(of: id), kind == .item
        else { return nil }
        // Hosts do not measure what has no effect; it would only be an estimate for the next layout.
        guard !story.layout(ofSection: id.section).name.isUniform else { return nil }
        let size = MeasuredSize(id, length: story.item(name).length(atBreadth: frame.breadth))
        return traits.describesAnew && !session.isNew(size) ? nil : size
    }

    /// Whether an item has been measured.
    func isMeasured(_ item: Int) -> Bool {
        story.id(of: item).flatMap { session.element($0) }.map { !$0.isEstimate } ?? false
    }

    // MARK: View

    var view: HostScript.View {
        let visible = session.visibleRect
        var elements: [HostScript.Element] = []
        session.forEachElement(in: visible) { element in
            guard let (kind, name) = story.name(of: element.id) else { return }
            var frame = element.frame
            frame.x -= visible.x
            frame.y -= visible.y
            elements.append(HostScript.Element(kind, name, frame))
        }
        return HostScript.View(offset: session.offset, length: session.contentLength, elements: elements)
    }
}

extension ScriptStory {
    fileprivate var itemCounts: [Int] { sections.map(\.items.count) }
}

extension CollectionSection {
    /// Adopts another description of the same items. The items keep their measured sizes.
    fileprivate mutating func take(_ other: CollectionSection) {
        var items = items
        if let other = other.items { items?.setSpans { (other.span(of: $0), other.rowSpan(of: $0)) } }
        self = other
        self.items = items
    }
}
