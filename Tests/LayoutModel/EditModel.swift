import CollectionLayout

/// What an edit means, said as plainly as possible: sections are lists of things with names.
package struct EditModel {
    package struct ModelSection {
        package let name: Int
        package var ids: [Int]
        /// As it was when it came in.
        package fileprivate(set) var section: CollectionSection
    }

    package private(set) var sections: [ModelSection] = []
    /// The names of items that the last edit put somewhere else, and did not merely push aside.
    package private(set) var moved: Set<Int> = []
    /// The names of items to which the last edit gave another size.
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

    /// Goes back to an earlier model, without giving the names again that were given since.
    package mutating func goBack(to earlier: EditModel) {
        let nextName = nextName
        self = earlier
        self.nextName = nextName
    }

    package mutating func replaceSections(inserting: [(index: Int, section: CollectionSection)], order: [Int?]) {
        let old = sections
        var inserted = inserting.sorted { $0.index < $1.index }[...]
        var new: [ModelSection] = []
        for source in order { new.append(source.map { old[$0] } ?? make(inserted.removeFirst().section)) }
        sections = new
    }

    /// A section by the index that it has now gets other items, and keeps its name.
    package mutating func reloadSection(_ number: Int, with section: CollectionSection) {
        sections[number].ids = (0..<section.count).map { _ in makeItem() }
        sections[number].section = section
    }

    package mutating func setItems(_ ids: [Int], ofSection section: Int) { sections[section].ids = ids }

    /// Begins another edit.
    package mutating func forgetLastEdit() {
        moved = []
        changed = []
    }

    package mutating func noteMove(of name: Int) { moved.insert(name) }

    package mutating func noteChange(of name: Int) { changed.insert(name) }

    /// What a map says that is not so.
    package func differences(from before: EditModel, in map: CollectionMap) -> [String] {
        var problems: [String] = []
        let old = before.places
        let new = places
        for (name, id) in old where map.newID(of: id) != new[name] {
            problems.append("\(id.readable) went to \(map.newID(of: id)?.readable ?? "nowhere")")
        }
        for (name, id) in new where map.oldID(of: id) != old[name] {
            problems.append("\(id.readable) came from \(map.oldID(of: id)?.readable ?? "nowhere")")
        }
        return problems
    }

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
    /// A random edit, which is also carried out on the model.
    package mutating func edit(of model: inout EditModel, with layout: LayoutFixture, changing: Bool = true) -> Edit {
        var edit = Edit()
        model.forgetLastEdit()
        let old = model.sections
        // Sections: some go, some come, some change places.
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
            let section = section(layout, mostItems: 70)
            order.insert(nil, at: index)
            inserted.append((index, section))
            edit.insertSection(section, at: index)
        }
        model.replaceSections(inserting: inserted, order: order)

        // Some that stay are reloaded, whether they change places or not.
        let reloaded = Set(order.indices.filter { order[$0] != nil && oneIn(10) })
        for index in reloaded.sorted() {
            let section = section(layout, mostItems: 70)
            model.reloadSection(index, with: section)
            edit.reloadSection(order[index]!, with: section)
        }

        // Items: in each section that stays, take some out, and put some in. Of a section that is reloaded, some are saved.
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
