import CollectionLayout

/// What becomes of some items that follow one another, or of a section.
public enum EditKind: UInt8, CaseIterable {
    case deleteItems, insertItems, moveItems
    /// The items stay what they are, and get other sizes.
    case changeItems
    /// The items stay, and are changed if their sizes are other ones than before.
    case compareItems
    case insertSection, moveSection
    /// The section is described otherwise.
    case changeSection
}

extension WebCollection {
    /// Deletes, inserts, moves and changes items and sections, all at once. Before that, content has been laid out.
    ///
    /// - Parameters:
    ///   - steps: what is done, in any order. Sections that come are there, empty, before items are put into them, and those that
    ///     are deleted stand behind all others by then; see ``EditRecord``.
    ///   - sizes: of the items of all steps that give sizes, one step after the other.
    ///   - plans: of all sections after the edit.
    ///   - isAnimated: as in ``layOut(in:margin:_:animated:)``.
    public mutating func edit(
        _ steps: UnsafeBufferPointer<EditRecord>, _ sizes: UnsafeBufferPointer<ItemSize>, _ plans: [SectionPlan],
        animated isAnimated: Bool
    ) throws(Failure) {
        guard let before = session else { throw .refused }
        do throws(Failure) {
            try move(steps, plans, isAnimated)
            let edit = try itemEdit(steps, sizes, plans)
            try perform { session throws(SessionError) in try session.apply(edit, animated: isAnimated).response }
            try describe(steps, plans, isAnimated)
        } catch {
            session = before
            throw error
        }
        content = WebContent(plans)
        transitionCount += 1
    }

    /// Puts the sections where they belong: those that come, empty; those that go behind all others.
    private mutating func move(
        _ steps: UnsafeBufferPointer<EditRecord>, _ plans: [SectionPlan], _ isAnimated: Bool
    ) throws(Failure) {
        var edit = Edit()
        var isEmpty = true
        for step in steps {
            switch step.editKind {
            case .insertSection:
                let index = step.new.section
                guard plans.indices.contains(index) else { throw .refused }
                edit.insertSection(plans[index].section(Items(count: 0), style), at: index)
            case .moveSection: edit.moveSection(step.old.section, to: step.new.section)
            default: continue
            }
            isEmpty = false
        }
        if isEmpty { return }
        try perform { session throws(SessionError) in try session.apply(edit, animated: isAnimated).response }
    }

    /// What is done with items, and which sections go, by then the last ones.
    private func itemEdit(
        _ steps: UnsafeBufferPointer<EditRecord>, _ sizes: UnsafeBufferPointer<ItemSize>, _ plans: [SectionPlan]
    ) throws(Failure) -> Edit {
        var edit = Edit()
        var next = 0
        for section in plans.count..<max(plans.count, session!.arrangement.sectionCount) {
            edit.deleteSection(section)
        }
        for step in steps {
            let (count, old, new) = (Int(exactly: step.count) ?? -1, step.old, step.new)
            let takesSizes = step.editKind?.takesSizes == true
            guard count >= 0, !takesSizes || count <= sizes.count - next else { throw .itemsDoNotMatchSections }
            let given = UnsafeBufferPointer(rebasing: sizes[next..<(next + (takesSizes ? count : 0))])
            next += given.count
            switch step.editKind {
            case .deleteItems:
                for item in 0..<count { edit.deleteItem(old.item + item, section: old.section) }
            case .insertItems:
                guard plans.indices.contains(new.section) else { throw .refused }
                let spans = plans[new.section].style(otherwise: style).choice.spans
                for item in 0..<count {
                    let (lanes, rows) = spans?(new.item + item) ?? (1, 1)
                    edit.insertItem(
                        given[item].sanitized, span: lanes, rowSpan: rows, at: new.item + item, section: new.section)
                }
            case .moveItems:
                for item in 0..<count {
                    edit.moveItem(
                        old.item + item, section: old.section, to: new.item + item, section: new.section)
                }
            case .changeItems:
                for item in 0..<count {
                    edit.changeItem(old.item + item, section: old.section, to: given[item].sanitized)
                }
            case .compareItems: try compare(old, given, &edit)
            default: continue
            }
        }
        return edit
    }

    /// Changes the items whose sizes are other ones than those given, from `first` on. What was measured is no other size.
    private func compare(
        _ first: (section: Int, item: Int), _ given: UnsafeBufferPointer<ItemSize>, _ edit: inout Edit
    ) throws(Failure) {
        guard let items = session!.arrangement.description(ofSection: first.section)?.items, first.item >= 0,
            given.count <= items.count - first.item
        else { throw .noSuchItem }
        for (offset, size) in given.enumerated() {
            let (present, size) = (items[first.item + offset], size.sanitized)
            let isSame =
                present.isSelfSizing && size.isSelfSizing
                ? present.lengthPerBreadth == size.lengthPerBreadth : present == size
            if !isSame { edit.changeItem(first.item + offset, section: first.section, to: size) }
        }
    }

    /// Gives sections that are described otherwise their new descriptions.
    private mutating func describe(
        _ steps: UnsafeBufferPointer<EditRecord>, _ plans: [SectionPlan], _ isAnimated: Bool
    ) throws(Failure) {
        for (index, plan) in plans.enumerated() {
            guard session!.arrangement.itemCount(inSection: index) == plan.count else { throw .itemsDoNotMatchSections }
        }
        for step in steps where step.editKind == .changeSection {
            let (index, style) = (step.new.section, style)
            guard plans.indices.contains(index) else { throw .refused }
            try perform { session throws(SessionError) in
                try session.changeSection(index, animated: isAnimated) { plans[index].describe(&$0, style) }
            }
        }
    }
}

extension EditKind {
    fileprivate var takesSizes: Bool { self == .insertItems || self == .changeItems || self == .compareItems }
}

extension EditRecord {
    fileprivate var editKind: EditKind? { UInt8(exactly: kind).flatMap { EditKind(rawValue: $0) } }

    fileprivate var old: (section: Int, item: Int) { (Int(exactly: oldSection) ?? -1, Int(exactly: oldItem) ?? -1) }

    fileprivate var new: (section: Int, item: Int) { (Int(exactly: newSection) ?? -1, Int(exactly: newItem) ?? -1) }
}
