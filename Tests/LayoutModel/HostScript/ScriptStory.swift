import CollectionLayout

/// The content of a ``HostScript`` at one point of the story, as every host keeps it.
package struct ScriptStory: Sendable {
    package private(set) var sections: [HostScript.Section]
    package private(set) var layouts: [ScriptLayout]
    package private(set) var viewport: HostScript.Extent
    private var revisions: [Int: Int] = [:]

    package init(_ script: HostScript) {
        self.init(script.sections, script.layouts, in: script.viewport)
    }

    init(_ sections: [HostScript.Section], _ layouts: [ScriptLayout], in viewport: HostScript.Extent) {
        self.sections = sections
        self.layouts = layouts
        self.viewport = viewport
    }

    /// Applies a step to the content. Scrolling does not change it.
    package mutating func perform(_ step: HostScript.Step) {
        switch step {
        case .scroll: break
        case .resize(let extent): viewport = extent
        case .layout(let layouts): self.layouts = layouts
        case .replace(let sections), .edit(let sections): self.sections = sections
        case .answer(let items): for item in items { revisions[item, default: 0] += 1 }
        }
    }

    package func layout(ofSection section: Int) -> ScriptLayout { layouts[section % layouts.count] }

    /// Returns an item with its present revision.
    package func item(_ id: Int) -> ScriptItem { ScriptItem(id, revision: revisions[id] ?? 0) }

    /// Returns the description of a section for its layout.
    package func section(_ index: Int) -> CollectionSection {
        layout(ofSection: index).section(sections[index], revision: { item($0).revision })
    }

    package var described: [CollectionSection] { sections.indices.map(section) }

    package func id(of item: Int) -> ElementID? {
        for (number, section) in sections.enumerated() {
            if let index = section.items.firstIndex(of: item) { return .item(index, section: number) }
        }
        return nil
    }

    /// Returns the kind and the name of an element in scripts; nil for kinds that scripts do not have.
    func name(of id: ElementID) -> (HostScript.Element.Kind, Int)? {
        switch id.kind {
        case .item: (.item, sections[id.section].items[id.item])
        case .header: (.header, id.section)
        case .footer: (.footer, id.section)
        default: nil
        }
    }
}

extension HostScript.Step {
    /// Returns the indices of the deleted items, before an edit of a section, and of the inserted items, after it.
    package static func changes(
        from old: HostScript.Section, to new: HostScript.Section
    ) -> (deleted: [Int], inserted: [Int]) {
        let (before, after) = (Set(old.items), Set(new.items))
        return (
            old.items.indices.filter { !after.contains(old.items[$0]) },
            new.items.indices.filter { !before.contains(new.items[$0]) }
        )
    }
}

extension HostScript.Extent {
    package var size: Size { Size(width: width, height: height) }
}
