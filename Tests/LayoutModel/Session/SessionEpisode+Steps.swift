import CollectionLayout

extension SessionEpisode {
    /// Performs the random event of a seed. Its random numbers do not depend on other steps, so that those can be left
    /// out.
    package mutating func step(seed: Int) throws {
        random = SplitMix64(seed: seed)
        try step()
    }

    /// Performs a random event of any kind, checks what must hold, and mostly draws a frame.
    package mutating func step() throws {
        let before = session
        try event()
        checkFresh()
        checkLanes()
        checkShelves()
        checkDrag()
        checkSettled()
        if random.oneIn(4) {
            // A copy must not change with the original.
            if before.arrangement.length != before.contentLength { report("a copy changed") }
        } else {
            draw()
        }
        if random.oneIn(3) { present() }
    }

    private mutating func event() throws {
        switch Int.random(in: 0..<67, using: &random) {
        case 0..<10: try scroll()
        case 10: try scrollAndMeasure()
        case 11..<13: try scrollByHost()
        case 13: try scrollFar()
        case 14..<16: try goToElement()
        case 16: try goOn()
        case 17: try restoreAnchor()
        case 18: try saveOrRestore()
        case 19: try writeCorrection()
        case 20: snap()
        case 21..<26: try answerMeasuring()
        case 26..<28: try measureAnything()
        case 28: try answerLate()
        case 29: try answerNeverAlike()
        case 30..<35: try edit { $0.smallEdit(of: &$1) }
        case 35:
            let layout = layout
            try edit { $0.edit(of: &$1, with: layout) }
        case 36: try replaceAll()
        case 37: try replaceThroughMap()
        case 38: try changeSection()
        case 39:
            changeHeaderAndFooter()
            if random.oneIn(2) { try measureAnything() }
        case 40..<43: try resize()
        case 43: try resizeForthAndBack()
        case 44: try resizeToExtreme()
        case 45: try cover()
        case 46..<48: try scrollShelf()
        case 48: retain()
        case 49..<53: try drag()
        case 53..<58: try move()
        case 58: changePolicy()
        case 59: attemptNonsense()
        case 60: attemptHalfSense()
        case 61: try reportMeaningless()
        case 62: try describe()
        case 63: settle()
        case 64: try dragScrollbar()
        case 65: present()
        default: try scrollInSteps()
        }
    }

    mutating func present() {
        note("presented")
        record(.presented)
        session.presented()
        host.presented()
        if let pending, pending.hasArrived { self.pending = nil }
        rememberLanes()
    }

    /// Follows a response. Any response may change the way to a destination.
    mutating func obey(_ response: CollectionSession.Response) {
        guard let offset = response.scrollTo else { return }
        if let pending { self.pending = (pending.name, offset, hasArrived: false) }
        if !mayHaveDestination { report("nobody has asked for it, and the way leads to \(offset)") }
    }
}
