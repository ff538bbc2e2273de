import CollectionLayout

/// The kind of a step: a change of consecutive items, or of a section.
public enum EditKind: UInt8, CaseIterable {
    case deleteItems, insertItems, moveItems
    /// The items keep their identity, and get other sizes.
    case changeItems
    /// The items stay, and count as changed if their sizes differ from the present ones.
    case compareItems
    case deleteSection, insertSection, moveSection
    /// The section has a new description.
    case changeSection
}

extension WebCollection {
    /// Deletes, inserts, moves and changes items and sections, all at once. The content must have been laid out before.
    ///
    /// - Parameters:
    ///   - steps: the changes, in any order; see ``EditRecord``. An inserted section's items are steps of their own.
    ///   - items: the items of all steps that have sizes, in the order of the steps.
    ///   - plans: all sections after the edit.
    ///   - isAnimated: as in ``layOut(in:margin:_:animated:)``.
    public mutating func edit(
        _ steps: UnsafeBufferPointer<EditRecord>, _ items: Items, _ plans: [SectionPlan], animated isAnimated: Bool
    ) throws(Failure) {
        guard session != nil else { throw .refused }
        let before = (session, content)
        do throws(Failure) {
            let edit = try edit(steps, items, plans)
            content = WebContent(plans)
            applyRest()
            try perform { session throws(SessionError) in try session.apply(edit, animated: isAnimated).response }
            try describe(steps, plans, isAnimated)
            _ = try describeHeaderAndFooter(animated: isAnimated)
        } catch {
            (session, content) = before
            _ = takeDestination()
            throw error
        }
        transitionCount += 1
    }

    private func edit(
        _ steps: UnsafeBufferPointer<EditRecord>, _ items: Items, _ plans: [SectionPlan]
    ) throws(Failure) -> Edit {
        var edit = Edit()
        var next = 0
        for step in steps {
            let (count, old, new) = (step.count.integer(otherwise: -1), step.old, step.new)
            let takesSizes = step.editKind?.takesSizes == true
            guard count >= 0, !takesSizes || count <= items.count - next else { throw .itemsDoNotMatchSections }
            let given = next..<(next + (takesSizes ? count : 0))
            next = given.upperBound
            switch step.editKind {
            case .deleteItems:
                for item in 0..<count { edit.deleteItem(old.item + item, section: old.section) }
            case .insertItems:
                guard plans.indices.contains(new.section) else { throw .refused }
                let style = plans[new.section].style(otherwise: style)
                for number in given {
                    let item = new.item + number - given.lowerBound
                    let (lanes, rows) = style.spans(of: item, given: number, in: items)
                    edit.insertItem(
                        items[number], span: lanes, rowSpan: rows, breadth: items.breadth(of: number), at: item,
                        section: new.section)
                }
            case .moveItems:
                for item in 0..<count {
                    edit.moveItem(
                        old.item + item, section: old.section, to: new.item + item, section: new.section)
                }
            case .changeItems:
                for number in given {
                    edit.changeItem(
                        old.item + number - given.lowerBound, section: old.section, to: items[number],
                        breadth: items.breadth(of: number))
                }
            case .compareItems: try compare(old, items, given, &edit)
            case .insertSection:
                guard plans.indices.contains(new.section) else { throw .refused }
                edit.insertSection(plans[new.section].section(Items(count: 0), style), at: new.section)
            case .deleteSection: edit.deleteSection(old.section)
            case .moveSection: edit.moveSection(old.section, to: new.section)
            case .changeSection, nil: continue
            }
        }
        return edit
    }

    /// Changes the items from `first` on whose sizes differ from those given. A measured length does not count as a
    /// difference.
    private func compare(
        _ first: (section: Int, item: Int), _ new: Items, _ given: Range<Int>, _ edit: inout Edit
    ) throws(Failure) {
        guard let items = session!.arrangement.description(ofSection: first.section)?.items, first.item >= 0,
            given.count <= items.count - first.item
        else { throw .noSuchItem }
        for number in given {
            let item = first.item + number - given.lowerBound
            let (present, size, breadth) = (items[item], new[number], new.breadth(of: number))
            let isSame =
                present.isSelfSizing && size.isSelfSizing
                ? present.lengthPerBreadth == size.lengthPerBreadth : present == size
            if isSame, breadth == nil || breadth == items.breadth(of: item) { continue }
            edit.changeItem(item, section: first.section, to: size, breadth: breadth)
        }
    }

    /// Applies the new descriptions of sections.
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
    fileprivate var editKind: EditKind? { EditKind(recorded: kind) }

    fileprivate var old: (section: Int, item: Int) {
        (oldSection.integer(otherwise: -1), oldItem.integer(otherwise: -1))
    }

    fileprivate var new: (section: Int, item: Int) {
        (newSection.integer(otherwise: -1), newItem.integer(otherwise: -1))
    }
}
