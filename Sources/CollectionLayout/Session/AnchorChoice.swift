/// The choice of the anchored element, which holds its position on the screen when the content changes.
///
/// The element is chosen only when something changes, so that scrolling costs nothing, and kept until a person scrolls.
/// All changes between two presented frames hold the same element: the content between two of them is never seen.
struct AnchorChoice: Sendable {
    /// The anchor; nil if nothing is anchored.
    private(set) var anchor: ScrollAnchor?
    private var state: State
    /// Whether a scroll has led to the anchor, so that another rule, size or layout keeps it.
    private var isRequested = false
    /// Whether the viewport has been scrolled since a frame was presented.
    private var hasScrolled = false
    /// Whether an anchor has been asked for since a frame was presented, because elements were about to change.
    private var hasChanged = false

    private enum State: Sendable {
        /// No anchor has been chosen yet. The offset is that of the last presented frame.
        case presented(at: Double)
        /// A frame was presented at the start of the content, where the rule for another size or layout anchored
        /// nothing. The next change of size or layout anchors nothing either.
        case presentedWithoutAnchor(at: Double)
        /// The anchor stays until a frame is presented in which it is out of view, or not at its position.
        case chosen
        /// The anchor was chosen for another size or layout, and stays until a person scrolls.
        case chosenForResizing
        /// The viewport has been scrolled since the anchor was chosen.
        case scrolled
    }

    init(presentedAt offset: Double) { state = .presented(at: offset) }

    /// The anchor of the last change; nil if the viewport has been scrolled since, or if a presented frame has replaced
    /// the choice.
    var chosenAnchor: ScrollAnchor? {
        switch state {
        case .chosen, .chosenForResizing: anchor
        case .presented, .presentedWithoutAnchor, .scrolled: nil
        }
    }

    /// The element to which a scroll has led, and which stays anchored; nil if the rule has chosen the anchor.
    var requestedElement: ElementID? { isRequested ? anchor?.element : nil }

    /// Records that a person has scrolled, or that the host has scrolled on its own.
    mutating func scrolled() {
        hasScrolled = true
        isRequested = false
        switch state {
        case .presented, .scrolled: break
        case .presentedWithoutAnchor(let offset): state = .presented(at: offset)
        case .chosen, .chosenForResizing: state = .scrolled
        }
    }

    /// Records that another rule chooses the anchor from now on. A requested destination stays anchored.
    mutating func ruleChanged(at offset: Double) {
        if !isRequested { state = .presented(at: offset) }
    }

    /// Sets the anchor after a requested destination has been reached.
    ///
    /// - Parameter isRequested: Whether another size or layout keeps the anchor.
    mutating func hold(_ anchor: ScrollAnchor, asRequested isRequested: Bool = true) {
        self.anchor = anchor
        self.isRequested = isRequested
        state = .chosen
        hasScrolled = false
    }

    /// Records that a frame has been presented, from which the next anchor is chosen if the present one does not stay.
    mutating func presented(in arrangement: Arrangement, at offset: Double) {
        defer { (hasScrolled, hasChanged) = (false, false) }
        switch state {
        case .chosenForResizing where anchor != nil || offset > 0: return
        // At the start of the content, the rule for another size may anchor nothing, and that for insertions something.
        case .chosenForResizing, .presentedWithoutAnchor: state = .presentedWithoutAnchor(at: offset)
        // After a scroll, the anchor's position does not matter, and in a browser's frame it costs 25 microseconds to
        // find.
        case .chosen where !hasScrolled && !isOff(in: arrangement, at: offset): return
        default:
            state = .presented(at: offset)
            isRequested = false
        }
    }

    /// Returns whether the anchor is not at its position, or its element is out of view.
    private func isOff(in arrangement: Arrangement, at offset: Double) -> Bool {
        guard let anchor, let home = arrangement.offset(of: anchor) else { return false }
        // The tolerance is a point, because hosts round the offsets that they write.
        return abs(home - offset) > 1 || !arrangement.isInView(anchor, at: offset)
    }

    /// Chooses and returns the anchor before a change of the arrangement.
    ///
    /// An element that was presented before a scroll stays anchored as long as it is visible. So elements that come
    /// into view at the start grow away from it when they are measured. At the end of the content, the end is anchored
    /// if the rule says so.
    @inline(never)  // It is large, and called from several places.
    mutating func resolve(
        in arrangement: Arrangement, at offset: Double, holding held: ScrollAnchor.HeldPosition
    ) -> ScrollAnchor? {
        hasChanged = true
        switch state {
        case .chosen, .chosenForResizing: return anchor
        case .presented(let source), .presentedWithoutAnchor(let source):
            anchor = arrangement.anchor(at: source, holding: held)
            if source != offset { follow(in: arrangement, to: offset, holding: held) }
        case .scrolled: follow(in: arrangement, to: offset, holding: held)
        }
        state = .chosen
        return anchor
    }

    /// Chooses and returns the anchor before a change of size or layout. It stays the same until a person scrolls.
    mutating func resolveForResizing(
        in arrangement: Arrangement, at offset: Double, holding held: ScrollAnchor.HeldPosition
    ) -> ScrollAnchor? {
        let stays =
            switch state {
            case .chosenForResizing, .presentedWithoutAnchor: true
            // If an edit has left the anchor out of view, no presented element remains.
            case .chosen: isRequested || hasChanged && (anchor.map { arrangement.isInView($0, at: offset) } ?? true)
            case .presented, .scrolled: false
            }
        if !stays { anchor = arrangement.anchor(at: offset, holding: held) }
        state = .chosenForResizing
        hasScrolled = false
        return anchor
    }

    /// Sets the anchor after a change of the arrangement: with its new name, or a substitute, which nobody requested.
    mutating func replace(with anchor: ScrollAnchor?, isSubstitute: Bool = false) {
        self.anchor = anchor
        if isSubstitute { isRequested = false }
    }

    private mutating func follow(
        in arrangement: Arrangement, to offset: Double, holding held: ScrollAnchor.HeldPosition
    ) {
        let end = offset + arrangement.orientation.length(of: arrangement.viewport)
        if offset > 0 || !held.isIdleAtStart, !arrangement.isEndHeld(by: held, inViewportEndingAt: end),
            var followed = anchor, let element = followed.element,
            let frame = arrangement.logicalFrame(of: element), frame.main < end, offset < frame.mainEnd,
            let home = arrangement.offset(of: followed)
        {
            followed.distance += home - offset
            anchor = followed
        } else {
            anchor = arrangement.anchor(at: offset, holding: held)
        }
    }
}
