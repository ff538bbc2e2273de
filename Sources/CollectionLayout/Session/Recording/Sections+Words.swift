#if !$Embedded
    // Descriptions of sections. Their layouts and effects are names.

    extension CollectionSection: ScriptValue {
        func write(to words: inout ScriptWriter) {
            words.add(ScriptName(layoutName), orthogonal, items, count, headerAndFooter, background)
            words.add(decorations, insets, spacing, effect.map { ScriptName($0.name) })
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self = try words.section(placesItems: true)
        }
    }

    /// A description that results from a change in place.
    struct ChangedSection: ScriptValue {
        let section: CollectionSection

        init(section: CollectionSection) { self.section = section }

        func write(to words: inout ScriptWriter) { words.add(section.placesItems, section) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            section = try words.section(placesItems: words.read())
        }
    }

    struct IndexedSection: ScriptValue {
        let index: Int
        let section: CollectionSection

        init(index: Int, section: CollectionSection) {
            self.index = index
            self.section = section
        }

        func write(to words: inout ScriptWriter) { words.add(index, section) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            index = try words.read()
            section = try words.read()
        }
    }

    extension ScriptReader {
        fileprivate mutating func section(placesItems: Bool) throws(ScriptError.Problem) -> CollectionSection {
            let layout = try code.layout(read(ScriptName.self).name)
            let scrolling: OrthogonalScrolling? = try read()
            let items: Items? = try read()
            let count: Int = try read()
            var accessories = SectionAccessories()
            accessories.headerAndFooter = try read()
            accessories.background = try read()
            accessories.decorations = try read()
            accessories.insets = try read()
            accessories.spacing = LayoutUnit.length(try read())
            if let name = try read(ScriptName?.self)?.name { accessories.effect = try code.effect(name) }
            return CollectionSection(
                layout, items, bareCount: count, scrolling, accessories, placesItems: placesItems)
        }
    }

    extension OrthogonalScrolling.Mode: ScriptValue {}
    extension SectionBackground.Extent: ScriptValue {}

    extension OrthogonalScrolling: ScriptValue {
        func write(to words: inout ScriptWriter) {
            words.add(
                mode, itemsPerGroup, length, minimumLength, groupMargins.leading, groupMargins.trailing, groupBreadth)
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(
                try words.read(), itemsPerGroup: try words.read(), length: try words.read(),
                minimumLength: try words.read(),
                groupMargins: GroupMargins(leading: try words.read(), trailing: try words.read()),
                groupBreadth: try words.read())
        }
    }

    extension SectionBackground: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(extent, insets) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(behind: try words.read(), insets: try words.read())
        }
    }

    extension HeaderAndFooter: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(header, footer, pinsHeader, pinsFooter, boundary) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(
                header: try words.read(), footer: try words.read(), pinsHeader: try words.read(),
                pinsFooter: try words.read(), boundary: try words.read())
        }
    }

    extension BoundaryItem: ScriptValue {
        func write(to words: inout ScriptWriter) {
            words.add(length, breadth, anchor, main, cross, takesRoom, isPinned, leading, trailing)
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(
                length: try words.read(), breadth: try words.read(), at: try words.read(),
                offset: (try words.read(), try words.read()), takesRoom: try words.read(),
                isPinned: try words.read(), leading: try words.read(), trailing: try words.read())
        }
    }
#endif
