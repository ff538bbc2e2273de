/// The destination of a scroll that has not arrived yet.
struct Destination: Sendable {
    // It is indirect because Swift 6.3 miscompiles the direct form for WebAssembly: the session got a footer that it
    // should not have.
    indirect enum Goal: Sendable {
        /// An element. Covered insets are computed again while scrolling, because headers are measured and the viewport
        /// is resized.
        ///
        /// - Parameter outermostAt: The end of the content if it is the outermost item there, which is shown together
        ///   with everything beyond it if both fit. Measuring may show that they do not fit, even after the host has
        ///   arrived.
        case element(ScrollDestination, outermostAt: ContentEnd?)
        case anchor(ScrollAnchor)
    }

    /// An end of the content.
    enum ContentEnd { case first, last }

    private(set) var goal: Goal
    /// The offset that was reported to the host.
    var reportedOffset: Double
    /// Whether the host has arrived. An outermost item stays the destination until a frame has been presented.
    var hasArrived = false

    init(_ goal: Goal, from offset: Double) {
        self.goal = goal
        reportedOffset = offset
    }

    /// The element that shall be shown; nil for an anchor.
    var element: ElementID? {
        if case .element(let target, _) = goal { target.element } else { nil }
    }

    /// Whether the element is the outermost item at an end of the content.
    var isOutermost: Bool {
        if case .element(_, .some) = goal { true } else { false }
    }

    /// Returns whether the host knows the offset of the destination.
    ///
    /// - Parameter current: The offset of the viewport. After the host has arrived, corrections may have moved it.
    func isKnown(_ offset: Double, inViewportAt current: Double) -> Bool {
        abs(offset - (hasArrived ? current : reportedOffset)) < 1 / LayoutUnit.perPoint
    }

    /// Returns the destination after an edit; nil if the element was deleted. A last item leaves the end as
    /// destination.
    func mapped(through map: CollectionMap) -> Destination? {
        var mapped = self
        switch goal {
        case .element(var target, let end):
            if let id = map.stayingID(of: target.element) {
                target.element = id
                mapped.goal = .element(target, outermostAt: end)
            } else if end == .last {
                mapped.goal = .anchor(.end)
            } else {
                return nil
            }
        case .anchor(let anchor):
            guard let anchor = anchor.mapped(through: map) else { return nil }
            mapped.goal = .anchor(anchor)
        }
        return mapped
    }
}

extension Destination {
    /// Whether the anchored element stays the same if no scroll is needed to show the destination's element.
    var keepsAnchor: Bool {
        guard case .element(let target, let end) = goal, end != .last else { return false }
        return target.alignment == .nearest
    }
}

extension ScrollAnchor {
    /// The end of the content.
    fileprivate static var end: ScrollAnchor { ScrollAnchor(element: nil, edge: .end, from: .end) }
}

extension CollectionSession {
    /// Returns the anchor of the viewport on arrival; nil if the element does not exist. O(log n).
    func anchor(of destination: Destination) -> ScrollAnchor? {
        switch destination.goal {
        case .anchor(let anchor): return anchor
        case .element(var target, let end):
            target.insets = coveredInsets(around: target.element, target.insets)
            if let end, let frame = arrangement.logicalFrame(of: target.element) {
                switch end {
                case .first:
                    if frame.mainEnd > roomLength - target.insets.end { break }
                    // Where items inserted above stay out of view, the item is held, not the start.
                    return policy.heldPosition.isIdleAtStart
                        ? ScrollAnchor(element: nil) : ScrollAnchor(element: target.element, distance: frame.main)
                case .last:
                    // The end is held, so that appended items become visible.
                    if frame.main >= arrangement.length - roomLength + target.insets.start { return .end }
                }
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
