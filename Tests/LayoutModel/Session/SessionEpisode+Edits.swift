import CollectionLayout

extension SessionEpisode {
    mutating func edit(_ make: (inout SplitMix64, inout EditModel) -> Edit) throws {
        let before = session
        let (shownModel, isAnimated, screen) = beginTransition()
        let visited = before.reordering.map { model.sections[$0.item.section].name }
        putBack()
        let modelBefore = model
        let edit = make(&random, &model)
        let keepsPlace = !random.oneIn(8)
        note("edit, animated: \(isAnimated), keeping the place: \(keepsPlace), \(edit)")
        record(.edited(edit, animated: isAnimated, keepingPlace: keepsPlace))
        let answer = try session.apply(edit, animated: isAnimated, keepingPlace: keepsPlace)
        noteEdit(answer.map, since: modelBefore)
        if keepsPlace {
            checkHeldShelves(
                since: before.reordering == nil ? before : nil, modelBefore, moved: model.moved, answer.map)
        }
        // The shelf that the dragged item leaves may have been too short for its offset in between.
        if let visited, let known = shelves[visited],
            let section = model.sections.firstIndex(where: { $0.name == visited })
        {
            rememberShelf(section, after: known)
        }
        if let held = before.heldAnchor?.element, id(of: shownModel.name(of: held)) == nil, answer.response.isHeld,
            keepsPlace, before.reordering == nil
        {
            report("\(held) is deleted, and said to be held")
        }
        if let held = before.heldAnchor?.element, held.kind != .item, let new = answer.map.newID(of: held),
            answer.map.isChanged(new), answer.response.isHeld, keepsPlace, before.reordering == nil
        {
            report("\(held) is another one, and said to be held")
        }
        if keepsPlace {
            check(answer.response, since: before, shownModel)
        } else {
            checkNothingHeld(answer.response, since: before)
        }
        endTransition(modelBefore, isAnimated, screen, "edit")
        if random.oneIn(2) { try goOn() }
    }

    private mutating func noteEdit(_ map: CollectionMap, since before: EditModel) {
        for problem in model.differences(from: before, in: map) { report(problem) }
        lanes = session.policy.keepsLanesInEdits ? lanes.filter { !model.moved.contains($0.key) } : [:]
        forgetWhatIsGone()
        noteChanges(map)
        // A reloaded section has another header, to which no scroll leads any more.
        if let name = pending?.name, name.kind != .item, let id = id(of: name), map.isChanged(id) { pending = nil }
    }

    /// Checks that the viewport keeps its offset, as far as the content reaches.
    mutating func checkNothingHeld(
        _ response: CollectionSession.Response, since before: CollectionSession
    ) {
        obey(response)
        isInPlace = true
        if abs(session.offset - before.offset - response.correction) > 1e-6 {
            report("the offset went from \(before.offset) to \(session.offset), by \(response.correction)")
        }
        if before.reordering == nil || session.reordering != nil, session.offsetRange.contains(before.offset),
            session.offset != before.offset
        {
            report("nothing is held, and the offset goes from \(before.offset) to \(session.offset)")
        }
    }

    /// Returns the sections as the host has them. The host does not know of a drag that has not been dropped.
    func descriptions() -> [CollectionSection] {
        guard session.reordering != nil else { return session.arrangement.descriptions }
        var host = session
        _ = host.cancelDrag(animated: false)
        return host.arrangement.descriptions
    }

    mutating func replaceAll() throws {
        let (before, other) = (session, LayoutFixture.all.randomElement(using: &random)!)
        note("replace by \(other)")
        forgetLanes()
        keepsLanes = false
        let sections = descriptions().map { random.other($0, in: other) }
        let (shownModel, isAnimated, screen) = beginTransition()
        putBack()
        let map = CollectionMap.identity(sectionCount: sections.count)
        record(.replaced(sections, map, animated: isAnimated))
        let response = try session.replace(sections, through: map, animated: isAnimated)
        forgetAsking()
        check(response, since: before, shownModel)
        forgetWhatIsGone()
        endTransition(model, isAnimated, screen, "replace")
    }

    /// Replaces all sections through a map, as hosts do that edit their own content and describe all of it again.
    mutating func replaceThroughMap() throws {
        guard session.reordering == nil else { return }
        let (before, layout, modelBefore) = (session, layout, model)
        let edit = random.oneIn(2) ? random.smallEdit(of: &model) : random.edit(of: &model, with: layout)
        note("replace by what results from \(edit)")
        var changed = session.arrangement
        let map = try changed.apply(edit)
        record(.replaced(changed.descriptions, map, animated: false))
        forgetLanes()
        let response = try session.replace(changed.descriptions, through: map)
        forgetAsking()
        noteEdit(map, since: modelBefore)
        checkHeldShelves(since: before, modelBefore, moved: model.moved, map)
        check(response, since: before, modelBefore)
        self.modelBefore = nil
    }

    mutating func changeSection() throws {
        guard let index = (0..<session.arrangement.sectionCount).randomElement(using: &random) else { return }
        let (before, other) = (session, LayoutFixture.all.randomElement(using: &random)!)
        note("change section \(index) to \(other)")
        forgetLanes()
        keepsLanes = false
        let section = random.other(descriptions()[index], in: other)
        let (shownModel, isAnimated, screen) = beginTransition()
        putBack()
        record(.sectionChanged(index, section, animated: isAnimated))
        let response = try session.changeSection(index, animated: isAnimated) { $0 = section }
        check(response, since: before, shownModel)
        forgetWhatIsGone()
        endTransition(model, isAnimated, screen, "change of a section")
    }

    mutating func changeHeaderAndFooter() {
        let (before, new) = (session, random.headerAndFooter())
        let (shownModel, isAnimated, screen) = beginTransition()
        note("global header and footer, animated: \(isAnimated): \(new)")
        record(.headerAndFooterChanged(new, animated: isAnimated))
        check(session.changeHeaderAndFooter(to: new, animated: isAnimated), since: before, shownModel)
        forgetWhatIsGone()
        endTransition(model, isAnimated, screen, "change of the header and footer")
    }

    /// Notes elements with other content: they must be drawn again, and may be measured again.
    mutating func noteChanges(_ map: CollectionMap) {
        for index in host.views.indices {
            let key = ElementKey(raw: UInt32(index))
            guard let id = session.id(of: key), map.isChanged(id) else { continue }
            asked[index] = .nan
            stale.insert(key)
        }
    }

    mutating func forgetWhatIsGone() {
        retained = retained.filter { id(of: $0.value).flatMap { session.element($0) } != nil }
        // The way to an element ends when it is gone, also if a canceled transition brings it back.
        if let name = pending?.name, id(of: name).flatMap({ session.element($0) }) == nil { pending = nil }
    }
}
