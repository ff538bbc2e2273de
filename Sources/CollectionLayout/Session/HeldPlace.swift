/// The position that a person is looking at, which stays in place on the screen whatever happens to the content.
///
/// It is chosen only when something changes, so that scrolling costs nothing, and kept until a person scrolls.
struct HeldPlace: Sendable {
    /// The held anchor; nil if nothing is to be held.
    private(set) var anchor: ScrollAnchor?
    private var state: State
    /// Whether it was chosen for another size or layout, so that the same place is found on the way back.
    private var isForResizing = false
    /// Whether a person has asked for it, so that it is held for another size or layout too.
    private var isRequested = false
    /// Whether a person has scrolled since a frame was presented.
    private var isStale = false

    private enum State: Sendable {
        /// No anchor has been chosen yet. The offset is that of the last presented frame.
        case presented(at: Double)
        /// The anchor is in its place, or as near to it as the ends of the content allow.
        case chosen
        /// A person has scrolled since the anchor was chosen.
        case scrolled
    }

    init(presentedAt offset: Double) { state = .presented(at: offset) }

    /// A person has scrolled, or the host on its own account.
    mutating func scrolled() {
        isStale = true
        if case .chosen = state { state = .scrolled }
    }

    /// A person has asked for a destination, and it is reached.
    mutating func hold(_ anchor: ScrollAnchor) {
        self.anchor = anchor
        state = .chosen
        isRequested = true
        isForResizing = false
        isStale = false
    }

    /// A frame has been presented at an offset: a person looks at that from now on.
    ///
    /// - Parameter isOff: whether the anchor could not stay in its place.
    mutating func presented(at offset: Double, isOff: Bool) {
        defer { isStale = false }
        if case .chosen = state, !isStale, !isOff || isForResizing { return }
        state = .presented(at: offset)
    }

    /// The anchor before a change of an arrangement that is seen from an offset.
    ///
    /// An element that was presented before a person scrolled is held as long as it is in view, so that elements that come
    /// into view at the start grow away from it when they are measured.
    mutating func resolve(
        in arrangement: Arrangement, at offset: Double, holding held: ScrollAnchor.HeldPosition
    ) -> ScrollAnchor? {
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

    /// The anchor before everything gets another size or layout. It is the same one until a person scrolls.
    mutating func resolveForResizing(
        in arrangement: Arrangement, at offset: Double, holding held: ScrollAnchor.HeldPosition
    ) -> ScrollAnchor? {
        if case .chosen = state, isForResizing || isRequested {
            isForResizing = true
            return anchor
        }
        anchor = arrangement.anchor(at: offset, holding: held)
        state = .chosen
        isForResizing = true
        isStale = false
        return anchor
    }

    /// The arrangement has changed; the same place has another name, or another one is held.
    mutating func replace(with anchor: ScrollAnchor?) { self.anchor = anchor }

    private mutating func follow(
        in arrangement: Arrangement, to offset: Double, holding held: ScrollAnchor.HeldPosition
    ) {
        let end = offset + arrangement.orientation.length(of: arrangement.viewport)
        if offset > 0 || !held.isIdleAtStart, var followed = anchor, let element = followed.element,
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
