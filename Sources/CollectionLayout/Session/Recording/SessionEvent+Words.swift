#if !$Embedded
    extension SessionEvent: ScriptValue {
        /// The event as a line of a script.
        var line: String {
            var words = ScriptWriter(kind)
            write(to: &words)
            return words.line
        }

        /// The first word of the line.
        private var kind: String {
            switch self {
            case .scrolled: "scrolled"
            case .resized: "resized"
            case .measured: "measured"
            case .scroll: "scroll"
            case .scrollToAnchor: "scroll-to-anchor"
            case .shelf: "shelf"
            case .shelfRestored: "shelf-restored"
            case .changesTaken: "changes-taken"
            case .presented: "presented"
            case .advanced: "advanced"
            case .transitionFinished: "transition-finished"
            case .transitionCanceled: "transition-canceled"
            case .edited: "edited"
            case .replaced: "replaced"
            case .sectionChanged: "section-changed"
            case .sectionsChanged: "sections-changed"
            case .described: "described"
            case .headerAndFooterChanged: "header-and-footer-changed"
            case .policyChanged: "policy-changed"
            case .retained: "retained"
            case .released: "released"
            case .pickedUp: "picked-up"
            case .dragged: "dragged"
            case .draggedOnto: "dragged-onto"
            case .dropped: "dropped"
            case .dragCanceled: "drag-canceled"
            case .settled: "settled"
            case .settledThrough: "settled-through"
            }
        }

        /// Writes the values of the event, without its first word.
        func write(to words: inout ScriptWriter) {
            switch self {
            case .scrolled(let offset, let cause): words.add(offset, cause)
            case .resized(let viewport, let orientation, let animated): words.add(viewport, orientation, animated)
            case .measured(let sizes): words.add(sizes)
            case .scroll(let destination): words.add(destination)
            case .scrollToAnchor(let anchor): words.add(anchor)
            case .shelf(let section, let offset), .shelfRestored(let section, let offset): words.add(section, offset)
            case .changesTaken(let slack): words.add(slack)
            case .presented, .transitionFinished, .transitionCanceled, .dropped: break
            case .advanced(let progress): words.add(progress)
            case .edited(let edit, let animated, let keepsPlace): words.add(edit, animated, keepsPlace)
            case .replaced(let sections, let map, let animated): words.add(sections, map, animated)
            case .sectionChanged(let index, let section, let animated):
                words.add(index, ChangedSection(section: section), animated)
            case .sectionsChanged(let sections, let animated):
                words.add(sections.map { ChangedSection(section: $0) }, animated)
            case .described(let new, let animated, let keepsPlace): words.add(new, animated, keepsPlace)
            case .headerAndFooterChanged(let new, let animated): words.add(new, animated)
            case .policyChanged(let policy): words.add(policy)
            case .retained(let id, let reason): words.add(id, reason.raw)
            case .released(let reason): words.add(reason.raw)
            case .pickedUp(let id): words.add(id)
            case .dragged(let point, let animated): words.add(point.x, point.y, animated)
            case .draggedOnto(let id, let animated): words.add(id, animated)
            case .dragCanceled(let animated): words.add(animated)
            case .settled(let budget): words.add(budget)
            case .settledThrough(let position): words.add(position)
            }
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            switch try words.word() {
            case "scrolled": self = .scrolled(to: try words.read(), try words.read())
            case "resized": self = .resized(try words.read(), try words.read(), animated: try words.read())
            case "measured": self = .measured(try words.read())
            case "scroll": self = .scroll(try words.read())
            case "scroll-to-anchor": self = .scrollToAnchor(try words.read())
            case "shelf": self = .shelf(try words.read(), scrolledTo: try words.read())
            case "shelf-restored": self = .shelfRestored(try words.read(), to: try words.read())
            case "changes-taken": self = .changesTaken(slack: try words.read())
            case "presented": self = .presented
            case "advanced": self = .advanced(to: try words.read())
            case "transition-finished": self = .transitionFinished
            case "transition-canceled": self = .transitionCanceled
            case "edited":
                self = .edited(try words.read(), animated: try words.read(), keepingPlace: try words.read())
            case "replaced": self = .replaced(try words.read(), try words.read(), animated: try words.read())
            case "section-changed":
                self = .sectionChanged(
                    try words.read(), try words.read(ChangedSection.self).section, animated: try words.read())
            case "sections-changed":
                let sections: [ChangedSection] = try words.read()
                self = .sectionsChanged(sections.map(\.section), animated: try words.read())
            case "described":
                self = .described(try words.read(), animated: try words.read(), keepingPlace: try words.read())
            case "header-and-footer-changed":
                self = .headerAndFooterChanged(try words.read(), animated: try words.read())
            case "policy-changed": self = .policyChanged(try words.read())
            case "retained": self = .retained(try words.read(), .init(raw: try words.read()))
            case "released": self = .released(.init(raw: try words.read()))
            case "picked-up": self = .pickedUp(try words.read())
            case "dragged":
                self = .dragged(to: Point(x: try words.read(), y: try words.read()), animated: try words.read())
            case "dragged-onto": self = .draggedOnto(try words.read(), animated: try words.read())
            case "dropped": self = .dropped
            case "drag-canceled": self = .dragCanceled(animated: try words.read())
            case "settled": self = .settled(items: try words.read())
            case "settled-through": self = .settledThrough(try words.read())
            case let kind: throw .unknownEvent(kind)
            }
        }
    }

    extension SessionEvent.SectionDescriptions: ScriptValue {
        func write(to words: inout ScriptWriter) {
            words.add(
                sections.map { IndexedSection(index: $0.index, section: $0.section) }, headerAndFooter, viewport,
                orientation)
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            sections = try words.read([IndexedSection].self).map { ($0.index, $0.section) }
            headerAndFooter = try words.read()
            viewport = try words.read()
            orientation = try words.read()
        }
    }
#endif
