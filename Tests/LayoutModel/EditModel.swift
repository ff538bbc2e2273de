import CollectionLayout

/// A plain reference model of edits: sections are lists of named items.
package struct EditModel {
    /// A section by its name, and its items by theirs, in order.
    package struct ModelSection {
        package let name: Int
        package var ids: [Int]
        /// The section as it was inserted or last reloaded.
        package fileprivate(set) var section: CollectionSection
    }

    package private(set) var sections: [ModelSection] = []
    /// The names of the items that the last edit or drag moved, without those that others merely pushed aside.
    package internal(set) var moved: Set<Int> = []
    /// The names of the items to which the last edit gave another size.
    package private(set) var changed: Set<Int> = []
    private var nextName = 0

    package init(_ sections: [CollectionSection]) {
        self.sections = sections.map { make($0) }
    }

    private mutating func make(_ section: CollectionSection) -> ModelSection {
        defer { nextName += 1 + section.count }
        return ModelSection(name: nextName, ids: (0..<section.count).map { nextName + 1 + $0 }, section: section)
    }

    package mutating func makeItem() -> Int {
        defer { nextName += 1 }
        return nextName
    }

    /// Restores an earlier model, but does not reuse the names that were given since. The same items move back.
    package mutating func goBack(to earlier: EditModel) {
        let (nextName, moved) = (nextName, moved)
        self = earlier
        (self.nextName, self.moved) = (nextName, moved)
    }

    /// Deletes, inserts and moves sections.
    ///
    /// - Parameters:
    ///   - inserting: the inserted sections, by their indices after the edit.
    ///   - order: the old index of each section after the edit; nil for inserted sections.
    package mutating func replaceSections(inserting: [(index: Int, section: CollectionSection)], order: [Int?]) {
        let old = sections
        var inserted = inserting.sorted { $0.index < $1.index }[...]
        var new: [ModelSection] = []
        for source in order { new.append(source.map { old[$0] } ?? make(inserted.removeFirst().section)) }
        sections = new
    }

    /// Gives a section new items; the section keeps its name.
    ///
    /// - Parameter number: the section's index after the edit.
    package mutating func reloadSection(_ number: Int, with section: CollectionSection) {
        sections[number].ids = (0..<section.count).map { _ in makeItem() }
        sections[number].section = section
    }

    package mutating func setItems(_ ids: [Int], ofSection section: Int) { sections[section].ids = ids }

    /// Forgets which items the last edit moved and changed.
    package mutating func forgetLastEdit() {
        moved = []
        changed = []
    }

    package mutating func noteMove(of name: Int) { moved.insert(name) }

    package mutating func noteChange(of name: Int) { changed.insert(name) }

    /// Returns the sections and items for which a map disagrees with the models before and after an edit, in words.
    package func differences(from before: EditModel, in map: CollectionMap) -> [String] {
        var problems: [String] = []
        let old = before.places
        let new = places
        for (name, id) in old where map.newID(of: id) != new[name] {
            problems.append("\(id) went to \(map.newID(of: id)?.description ?? "nowhere")")
        }
        for (name, id) in new where map.oldID(of: id) != old[name] {
            problems.append("\(id) came from \(map.oldID(of: id)?.description ?? "nowhere")")
        }
        return problems
    }

    /// The present IDs of all items and of the sections' headers, by the names of items and sections.
    private var places: [Int: ElementID] {
        var places: [Int: ElementID] = [:]
        for (number, section) in sections.enumerated() {
            places[section.name] = .header(section: number)
            for (item, name) in section.ids.enumerated() { places[name] = .item(item, section: number) }
        }
        return places
    }
}

extension SplitMix64 {
    /// Returns a random edit with many changes, and applies it to the model, too.
    package mutating func edit(of model: inout EditModel, with layout: LayoutFixture, changing: Bool = true) -> Edit {
        var edit = Edit()
        model.forgetLastEdit()
        let old = model.sections
        // Sections are deleted, moved and inserted.
        var order: [Int?] = old.indices.filter { _ in !oneIn(10) }
        for index in old.indices where !order.contains(index) { edit.deleteSection(index) }
        let movesSection = order.count > 1 && oneIn(8)
        if movesSection {
            let moved = order.remove(at: 0)
            order.append(moved)
            edit.moveSection(moved!, to: order.count - 1)
        }
        var inserted: [(index: Int, section: CollectionSection)] = []
        if oneIn(8), !movesSection {
            let index = Int.random(in: 0...order.count, using: &self)
            let section = section(layout, maximumItemCount: 70)
            order.insert(nil, at: index)
            inserted.append((index, section))
            edit.insertSection(section, at: index)
        }
        model.replaceSections(inserting: inserted, order: order)

        // Sections are reloaded, moved ones among them.
        let reloaded = Set(order.indices.filter { order[$0] != nil && oneIn(10) })
        for index in reloaded.sorted() {
            let section = section(layout, maximumItemCount: 70)
            model.reloadSection(index, with: section)
            edit.reloadSection(order[index]!, with: section)
        }

        // Items of the remaining sections are deleted, moved, changed and inserted. Items may also leave a section that
        // is reloaded or deleted, and enter one that is reloaded or inserted.
        var lifted: [(name: Int, from: ElementID)] = []
        var remaining: [Int: [Int]] = [:]
        for (new, source) in order.enumerated() {
            guard let source else { continue }
            var kept: [Int] = []
            let rate = oneIn(3) ? 3 : 20
            for (item, name) in old[source].ids.enumerated() {
                if oneIn(rate), !oneIn(3) {
                    edit.deleteItem(item, section: source)
                } else if oneIn(rate * 2) {
                    lifted.append((name, .item(item, section: source)))
                    model.noteMove(of: name)
                } else {
                    kept.append(name)
                    guard changing, oneIn(15) else { continue }
                    edit.changeItem(item, section: source, to: itemSize(), breadth: itemBreadth())
                    if !reloaded.contains(new) { model.noteChange(of: name) }
                }
            }
            if !reloaded.contains(new) { remaining[new] = kept }
        }
        for new in order.indices where (order[new] == nil || reloaded.contains(new)) && oneIn(2) {
            remaining[new] = model.sections[new].ids
        }
        for (new, kept) in remaining.sorted(by: { $0.key < $1.key }) {
            var ids = kept.map { (name: $0, from: ElementID?.none, isNew: false) }
            for _ in 0..<(oneIn(2) ? Int.random(in: 0...80, using: &self) : 1) {
                let at = oneIn(3) ? ids.count : Int.random(in: 0...ids.count, using: &self)
                ids.insert((model.makeItem(), nil, true), at: at)
            }
            while !lifted.isEmpty, new == remaining.keys.max()! || oneIn(2) {
                let thing = lifted.removeLast()
                ids.insert((thing.name, thing.from, false), at: Int.random(in: 0...ids.count, using: &self))
            }
            for (index, id) in ids.enumerated() {
                if let from = id.from {
                    edit.moveItem(from.item, section: from.section, to: index, section: new)
                } else if id.isNew {
                    edit.insertItem(
                        itemSize(), span: oneIn(9) ? 2 : 1, rowSpan: oneIn(9) ? 3 : 1, breadth: itemBreadth(),
                        at: index,
                        section: new)
                }
            }
            model.setItems(ids.map(\.name), ofSection: new)
        }
        return edit
    }
}
