/// The choice of the anchored element, which holds its position on the screen when the content changes.
///
/// The element is chosen only when something changes, so that scrolling costs nothing, and kept until a person scrolls.
/// All changes between two presented frames hold the same element: the content between two of them is never seen.
struct HeldPlace: Sendable {
    /// The anchor; nil if nothing is anchored.
    private(set) var anchor: ScrollAnchor?
    private var state: State
    /// Whether the anchor was chosen for another size or layout, so that returning to the old size keeps it. Nothing may
    /// have been chosen, which other changes do not keep after the next frame.
    private var isForResizing = false
    /// Whether the anchor is a destination that was requested, so that another size or layout keeps it, too.
    private var isRequested = false
    /// Whether the viewport has been scrolled since a frame was presented.
    private var isStale = false
    /// Whether the arrangement has changed since a frame was presented.
    private var isAmidChanges = false

    private enum State: Sendable {
        /// No anchor has been chosen yet. The offset is that of the last presented frame.
        case presented(at: Double)
        /// The anchor is at its position, as far as the content extends.
        case chosen
        /// The viewport has been scrolled since the anchor was chosen.
        case scrolled
    }

    init(presentedAt offset: Double) { state = .presented(at: offset) }

    /// The anchor, unless the viewport has been scrolled since it was chosen.
    var unscrolledAnchor: ScrollAnchor? { isUnscrolled ? anchor : nil }

    /// The element to which a scroll has led, and which stays anchored; nil if the rule has chosen the anchor.
    var requestedElement: ElementID? { isRequested ? unscrolledAnchor?.element : nil }

    private var isUnscrolled: Bool {
        if case .chosen = state { !isStale } else { false }
    }

    /// Records that a person has scrolled, or that the host has scrolled on its own.
    mutating func scrolled() {
        isStale = true
        if case .chosen = state { state = .scrolled }
        isForResizing = false
    }

    /// Records that another rule chooses the anchor from now on. A requested destination stays anchored.
    mutating func ruleChanged(at offset: Double) {
        if isRequested { return }
        state = .presented(at: offset)
        isForResizing = false
    }

    /// Sets the anchor after a requested destination has been reached.
    ///
    /// - Parameter isRequested: Whether another size or layout keeps the anchor.
    mutating func hold(_ anchor: ScrollAnchor, asRequested isRequested: Bool = true) {
        self.anchor = anchor
        self.isRequested = isRequested
        state = .chosen
        isForResizing = false
        isStale = false
    }

    /// Records that a frame has been presented, from which the next anchor is chosen.
    ///
    /// - Parameters:
    ///   - offset: The offset of the frame.
    ///   - isOff: Whether the anchor could not hold its position, or is out of view.
    mutating func presented(at offset: Double, isOff: Bool) {
        isAmidChanges = false
        defer { isStale = false }
        // At the start of the content, the rule for another size may anchor nothing, and that for insertions something.
        let isKept = isForResizing ? anchor != nil || offset > 0 : !isOff
        if isUnscrolled, isKept { return }
        isForResizing = isForResizing && !isStale
        state = .presented(at: offset)
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
        isAmidChanges = true
        switch state {
        case .chosen: return anchor
        case .presented(let source):
            anchor = arrangement.anchor(at: source, holding: held)
            if source != offset { follow(in: arrangement, to: offset, holding: held) }
        case .scrolled: follow(in: arrangement, to: offset, holding: held)
        }
        state = .chosen
        isRequested = false
        isForResizing = false
        return anchor
    }

    /// Returns whether a change of size or layout keeps the anchor.
    private func outlastsResizing(in arrangement: Arrangement, at offset: Double) -> Bool {
        if isForResizing { return true }
        guard case .chosen = state else { return false }
        if isRequested { return true }
        // If an edit has left the anchor out of view, nothing is left of what has been seen.
        return isAmidChanges && anchor.map { arrangement.isInView($0, at: offset) } ?? true
    }

    /// Chooses and returns the anchor before a change of size or layout. It stays the same until a person scrolls.
    mutating func resolveForResizing(
        in arrangement: Arrangement, at offset: Double, holding held: ScrollAnchor.HeldPosition
    ) -> ScrollAnchor? {
        if !outlastsResizing(in: arrangement, at: offset) {
            anchor = arrangement.anchor(at: offset, holding: held)
            isRequested = false
        }
        state = .chosen
        isForResizing = true
        isStale = false
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
