import CollectionLayout

extension SplitMix64 {
    /// Returns a random edit that does one thing, as people do, and applies it to the model, too.
    package mutating func smallEdit(of model: inout EditModel) -> Edit {
        var edit = Edit()
        model.forgetLastEdit()
        guard let section = model.sections.indices.randomElement(using: &self) else { return edit }
        var ids = model.sections[section].ids
        switch Int.random(in: 0..<7, using: &self) {
        case 0:
            let deleted = stretch(of: ids.count)
            for item in deleted { edit.deleteItem(item, section: section) }
            ids.removeSubrange(deleted)
        case 1...2:
            let place = oneIn(3) ? ids.count : Int.random(in: 0...ids.count, using: &self)
            let count = oneIn(4) ? Int.random(in: 1...130, using: &self) : 1
            for item in place..<(place + count) {
                edit.insertItem(
                    itemSize(), span: oneIn(6) ? 3 : 1, rowSpan: oneIn(6) ? 2 : 1, breadth: itemBreadth(), at: item,
                    section: section)
                ids.insert(model.makeItem(), at: item)
            }
        case 3 where !ids.isEmpty:
            let old = Int.random(in: ids.indices, using: &self)
            let new = Int.random(in: ids.indices, using: &self)
            edit.moveItem(old, section: section, to: new, section: section)
            model.noteMove(of: ids[old])
            ids.insert(ids.remove(at: old), at: new)
        case 4...5:
            for item in stretch(of: ids.count) {
                edit.changeItem(item, section: section, to: anySize(), breadth: itemBreadth())
                model.noteChange(of: ids[item])
            }
        default:
            return sectionEdit(of: &model, section: section)
        }
        model.setItems(ids, ofSection: section)
        return edit
    }

    private mutating func sectionEdit(of model: inout EditModel, section: Int) -> Edit {
        var edit = Edit()
        var order: [Int?] = Array(model.sections.indices)
        order.remove(at: section)
        if oneIn(4) {
            edit.deleteSection(section)
        } else {
            let place = Int.random(in: 0...order.count, using: &self)
            order.insert(section, at: place)
            edit.moveSection(section, to: place)
        }
        model.replaceSections(inserting: [], order: order)
        return edit
    }

    /// A random range of indices: one item, or sometimes more than a block holds.
    private mutating func stretch(of count: Int) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let first = Int.random(in: 0..<count, using: &self)
        return first..<min(count, first + (oneIn(4) ? Int.random(in: 1...130, using: &self) : 1))
    }

    /// A random size; sometimes one with an invalid or an extreme number.
    private mutating func anySize() -> ItemSize {
        guard oneIn(5) else { return itemSize() }
        let numbers = [Double.nan, .infinity, -.infinity, -1, -0.0, 0, 1e300, .leastNonzeroMagnitude, 0x1p24, 1e-3]
        let number = numbers.randomElement(using: &self)!
        return [
            .fixed(number), .ratio(number), .estimated(number), .ratio(1, plus: number),
            .estimated(ratio: number, plus: 9),
        ]
        .randomElement(using: &self)!
    }
}
