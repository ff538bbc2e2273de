/// The destination of a scroll that has not arrived yet.
struct Destination: Sendable {
    // It is indirect because Swift 6.3 miscompiles the direct form for WebAssembly: the session got a footer that it
    // should not have.
    indirect enum Goal: Sendable {
        /// An element. Covered insets are computed again while scrolling, because headers are measured and the viewport
        /// is resized.
        ///
        /// - Parameter isFirst: Whether it is the first item, which is shown together with everything before it if both
        ///   fit. Measuring may show that they do not fit, even after the host has arrived.
        case element(ScrollDestination, isFirst: Bool)
        case place(ScrollAnchor)
    }

    private(set) var goal: Goal
    /// The offset that was reported to the host.
    var reportedOffset: Double

    init(_ goal: Goal, from offset: Double) {
        self.goal = goal
        reportedOffset = offset
    }

    /// The element that shall be shown; nil for a place.
    var element: ElementID? {
        if case .element(let target, _) = goal { target.element } else { nil }
    }

    /// Whether the element is the first item.
    var isFirst: Bool {
        if case .element(_, true) = goal { true } else { false }
    }

    /// Returns the destination after an edit; nil if the element was deleted.
    func mapped(through map: CollectionMap) -> Destination? {
        var mapped = self
        switch goal {
        case .element(var target, let isFirst):
            guard let id = map.stayingID(of: target.element) else { return nil }
            target.element = id
            mapped.goal = .element(target, isFirst: isFirst)
        case .place(let anchor):
            guard let anchor = anchor.mapped(through: map) else { return nil }
            mapped.goal = .place(anchor)
        }
        return mapped
    }
}

extension CollectionSession {
    /// Returns the anchor of the viewport on arrival; nil if the element does not exist. O(log n).
    func anchor(of destination: Destination) -> ScrollAnchor? {
        switch destination.goal {
        case .place(let anchor): return anchor
        case .element(var target, let isFirst):
            target.insets = coveredInsets(around: target.element, target.insets)
            if isFirst, let frame = arrangement.logicalFrame(of: target.element),
                frame.mainEnd <= roomLength - target.insets.end
            {
                // Where items inserted above stay out of view, the item is held, not the start.
                return policy.heldPosition.isIdleAtStart
                    ? ScrollAnchor(element: nil) : ScrollAnchor(element: target.element, distance: frame.main)
            }
            return arrangement.anchor(for: target, from: arrangement.clampedOffset(offset))
        }
    }

    /// Returns the caller's insets plus those of pinned elements that would cover an element. If they leave nothing of
    /// the viewport, the pinned elements are ignored.
    func coveredInsets(around id: ElementID, _ insets: LogicalInsets) -> LogicalInsets {
        let pinned = pinnedInsets(around: id)
        let (start, end) = (insets.start + pinned.start, insets.end + pinned.end)
        guard start + end < roomLength else { return insets }
        return LogicalInsets(start: start, end: end, leading: insets.leading, trailing: insets.trailing)
    }
}
