import CollectionLayout

extension SessionEpisode {
    /// Describes some sections again, as hosts do that know nothing of measurements, and perhaps for another viewport.
    mutating func describe() throws {
        let (before, shownModel) = (session, model)
        let all = descriptions()
        let sections = all.indices.filter { _ in random.oneIn(2) }.map { index in
            (index: index, section: random.again(all[index]))
        }
        let headerAndFooter = random.oneIn(4) ? random.headerAndFooter() : nil
        let orientation = random.oneIn(6) ? Orientation.all.randomElement(using: &random)! : nil
        let viewport =
            random.oneIn(3) ? random.sessionViewport(orientation ?? session.arrangement.orientation) : nil
        let keepsPlace = !random.oneIn(6)
        if !sections.isEmpty || viewport != nil || orientation != nil { forgetLanes() }
        keepsLanes = keepsLanes && sections.isEmpty
        let (_, isAnimated, screen) = beginTransition()
        putBack()
        let words = "describe \(sections.map(\.index)) again, animated: \(isAnimated), held: \(keepsPlace)"
        note("\(words), in \(String(describing: viewport)), \(String(describing: orientation))")
        record(
            .described(
                SessionEvent.SectionDescriptions(
                    sections, headerAndFooter: headerAndFooter, in: viewport, orientation: orientation),
                animated: isAnimated, keepingPlace: keepsPlace))
        let response = try session.describe(
            sections, headerAndFooter: headerAndFooter, in: viewport, orientation: orientation, animated: isAnimated,
            keepingPlace: keepsPlace)
        if keepsPlace {
            check(response, since: before, shownModel)
        } else {
            checkNothingHeld(response, since: before)
        }
        if before.reordering == nil, viewport == nil, orientation == nil { checkMeasured(sections, since: before) }
        forgetWhatIsGone()
        endTransition(model, isAnimated, screen, "description")
    }

    /// Checks that items keep their measured sizes if they still size themselves and are as broad as before.
    ///
    /// It does not check rows that divide their breadth by the lengths of other items. There, an item has its breadth
    /// only when the others have their measured sizes again, so that it is taken for broader or narrower before.
    private mutating func checkMeasured(
        _ sections: [(index: Int, section: CollectionSection)], since before: CollectionSession
    ) {
        for (index, section) in sections where !section.layoutName.hasPrefix("\(LongRows.self)") {
            let isAcross = session.arrangement.sizesAcross(section: index)
            guard isAcross == before.arrangement.sizesAcross(section: index) else { continue }
            for item in 0..<section.count {
                let id = ElementID.item(item, section: index)
                guard let known = before.arrangement.size(of: id), known.isSelfSizing, !known.isEstimate,
                    session.arrangement.size(of: id)?.isEstimate == true, let again = section.items?[item],
                    again.isSelfSizing, again.lengthPerBreadth == known.lengthPerBreadth,
                    before.arrangement.preferredBreadth(of: id) == nil,
                    session.arrangement.preferredBreadth(of: id) == nil,
                    let was = before.arrangement.logicalFrame(of: id),
                    let frame = session.arrangement.logicalFrame(of: id)
                else { continue }
                if isAcross ? was.length == frame.length : was.breadth == frame.breadth {
                    report("\(id) was measured to be \(was), and is to be measured again at \(frame)")
                }
            }
        }
    }
}

extension SplitMix64 {
    /// Returns the same section as a host describes it, with the host's own estimates. Some items have other sizes, and
    /// sometimes the section has another layout.
    fileprivate mutating func again(_ section: CollectionSection) -> CollectionSection {
        var again = oneIn(3) ? other(section, in: LayoutFixture.all.randomElement(using: &self)!) : section
        guard let items = section.items else { return again }
        let isOther = oneIn(2)
        let sizes = (0..<items.count).map { index in
            if isOther, oneIn(8) { return itemSize() }
            let size = items[index]
            return size.isSelfSizing ? .estimated(ratio: size.lengthPerBreadth, plus: 40) : size
        }
        again.items = Items(
            sizes, spans: (0..<items.count).map { items.span(of: $0) },
            rowSpans: (0..<items.count).map { items.rowSpan(of: $0) },
            breadths: (0..<items.count).map { items.breadth(of: $0) })
        return again
    }
}
