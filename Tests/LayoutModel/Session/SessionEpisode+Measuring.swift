import CollectionLayout

extension SessionEpisode {
    /// Measures everything that is asked for, pass after pass, as pages do.
    mutating func answerMeasuring() throws {
        note("measure until nothing is left")
        for pass in 0..<12 {
            draw()
            let before = session
            let sizes = sizesOfUnmeasured()
            if sizes.isEmpty || random.oneIn(12) { break }
            if pass > 9 { report("measuring does not end") }
            let (screen, progress) = (screen(), session.progress)
            check(try measure(sizes), since: before, model)
            if session.isMoving, progress < 0.99 { checkMovingContinuity(with: screen) }
            let breadths = sizes.map { before.arrangement.logicalFrame(of: $0.element)?.breadth }
            // If measuring makes an item broader or narrower, the same length is another size.
            guard sizes.map({ session.arrangement.logicalFrame(of: $0.element)?.breadth }) == breadths else { continue }
            let again = try measure(sizes)
            if again.correction != 0 || again.lengthChanged { report("measuring again does \(again)") }
        }
        present()
    }

    /// Returns the sizes of the elements that were last asked for and still exist. An element always has the same
    /// length.
    mutating func sizesOfUnmeasured() -> [MeasuredSize] {
        host.takeUnmeasured().compactMap { key in session.id(of: key).map { size(of: $0) } }
    }

    private func size(of id: ElementID) -> MeasuredSize {
        MeasuredSize(id, length: Double(abs(name(of: id).hashed % 300)) + 0.25)
    }

    mutating func measure(_ sizes: [MeasuredSize]) throws -> CollectionSession.Response {
        record(.measured(sizes))
        let response = try session.measured(sizes)
        obey(response)
        for size in sizes { forgetAsking(for: size.element) }
        checkShelves()
        return response
    }

    mutating func measureAnything() throws {
        let (before, batch) = (session, random.measurements(in: session.arrangement))
        guard !batch.isEmpty else { return }
        note("measured \(batch)")
        check(try measure(batch), since: before, model)
    }

    /// Measures elements that were asked for some frames ago, if they still exist.
    mutating func answerLate() throws {
        let count = min(owed.count, Int.random(in: 1...20, using: &random))
        let ids = owed.prefix(count).compactMap { id(of: $0) }.filter { session.element($0) != nil }
        owed.removeFirst(count)
        guard !ids.isEmpty else { return }
        let (before, batch) = (session, ids.map { size(of: $0) })
        note("measured late \(batch)")
        check(try measure(batch), since: before, model)
    }

    /// Answers with another length each time, or scrolls on and on. A session asks at most eight times a frame.
    mutating func answerNeverAlike() throws {
        let isScrolling = random.oneIn(2)
        note("never answer alike, scrolling: \(isScrolling)")
        for _ in 0..<12 {
            draw()
            let sizes = sizesOfUnmeasured().map { MeasuredSize($0.element, length: random.distance(0...40)) }
            if isScrolling {
                try scroll(to: session.offset + random.distance(0...600), by: .person)
            } else {
                if sizes.isEmpty { break }
                let before = session
                check(try measure(sizes), since: before, model)
            }
        }
        draw()
        present()
        draw()
    }

    /// Checks that elements in a transition do not jump when something is measured.
    private mutating func checkMovingContinuity(with before: [ElementKey: TransitionState]) {
        let moving = before.filter { key, _ in
            // An item that has come to the end may have lost its separator.
            let isThere = session.id(of: key).map { session.element($0) != nil } ?? true
            return session.state(of: key) != nil && isThere
        }
        checkContinuity(with: moving, "measuring while it moves")
    }

    /// Allows an element to be asked for again, because it has been measured or has other content.
    mutating func forgetAsking(for id: ElementID) {
        if let key = session.key(of: id), asked.indices.contains(Int(key.raw)) { asked[Int(key.raw)] = .nan }
    }

    /// Allows all elements to be asked for again, because all have been described again and may have other content.
    mutating func forgetAsking() {
        for index in asked.indices { asked[index] = .nan }
    }

    /// Notes what is asked for, and checks that nothing is asked for twice at the same breadth and with the same
    /// content.
    mutating func noteAsking() {
        for (index, breadth) in asked.enumerated() where !breadth.isNaN {
            // An element that was no estimate in between may be asked for again.
            guard let id = session.id(of: ElementKey(raw: UInt32(index))) else { continue }
            if session.element(id)?.isEstimate == false { asked[index] = .nan }
        }
        for key in host.changes.unmeasured {
            guard let shown = host.view(key) else { continue }
            let (name, breadth) = (name(of: shown.element.id), askedBreadth(of: shown))
            if asked[Int(key.raw)] == breadth { report("\(name) is to be measured again at \(breadth)") }
            asked[Int(key.raw)] = breadth
            if owed.count < 100 { owed.append(name) }
        }
    }

    /// Checks that an element in view whose size is an estimate has been asked for.
    mutating func checkAsking(_ element: LayoutElement, _ key: ElementKey) {
        let isAsked = !asked[Int(key.raw)].isNaN
        if element.isEstimate, host.measuringPasses < 8, let shown = host.view(key), shown.motion?.resizes != true,
            asked[Int(key.raw)] != askedBreadth(of: shown)
        {
            report("\(element.id) is not to be measured, though \(isAsked ? "broader" : "new")")
        }
    }

    private func askedBreadth(of shown: CollectionSession.ShownElement) -> Double {
        let isAcross =
            shown.element.id.kind == .item && session.arrangement.sizesAcross(section: shown.element.id.section)
        return isAcross ? shown.frame.length : shown.frame.breadth
    }
}

extension Arrangement {
    /// Whether the sizes of a section's items give their extents across the main axis: on a shelf, or in a strip, whose
    /// items are sized across it, but not in a strip on a shelf.
    func sizesAcross(section: Int) -> Bool {
        let isStrip = description(ofSection: section)?.layoutName.hasPrefix("\(Strip.self)(") == true
        return (innerOffset(ofSection: section) != nil) != isStrip
    }
}

extension CollectionSession.Motion {
    fileprivate var resizes: Bool {
        start.frame.width != end.frame.width || start.frame.height != end.frame.height
    }
}
