/// The boxes of a template along one axis, before the sizes of its parts are known.
///
/// The two axes are independent once fractions have been resolved, and the same code solves both. The cross axis is
/// solved once; the main axis is solved for every group with measured items.
struct AxisPlan: Sendable {
    /// An item or a group, along one axis.
    struct Part: Sendable {
        /// The extent of the box, in points; the estimate if there is one.
        var extent: Double
        /// Whether the extent is that of the item or the subitems, once it is known.
        var isEstimated = false
        var isGroup = false
        /// Whether subitems follow each other, with spacing between them. Otherwise each subitem has the whole extent.
        var isSequence = false
        var gap = Gap(.fixed(0))
        var before = Gap(.fixed(0))
        var after = Gap(.fixed(0))
        var insets = (start: 0.0, end: 0.0)
        /// The number of the part after the last descendant. Parts are in depth-first order.
        var end = 0

        /// The extent available to subitems.
        var room: Double { Span(start: 0, extent: extent).inset(by: insets).extent }
    }

    /// A validated ``Template/Spacing``, in points.
    struct Gap: Sendable {
        let minimum: Double
        /// The number of shares of the remaining extent: 1 if the spacing is flexible, otherwise 0.
        let shares: Double

        init(_ spacing: Template.Spacing) {
            minimum = spacing.minimum
            shares = spacing.isFlexible ? 1 : 0
        }
    }

    var parts: [Part] = []

    /// The parts of a plan, which are read in place, and a box for each of them.
    struct Boxes {
        let parts: LentElements<Part>
        let spans: LentArray<Span>

        /// Returns the box of a part within its insets.
        func visible(_ part: Int) -> (start: Double, extent: Double) {
            let visible = spans[part].inset(by: parts[part].insets)
            return (visible.start, visible.extent)
        }
    }

    /// Calls `body` with boxes that have their estimated extents, but are not solved.
    func withBoxes(_ body: (Boxes) -> Void) {
        parts.withLentElements { parts in
            LentArray.with(count: parts.count) { spans in
                for part in 0..<parts.count { spans[part] = Span(start: 0, extent: parts[part].extent) }
                body(Boxes(parts: parts, spans: spans))
            }
        }
    }
}

/// A range of one axis, in points.
struct Span {
    var start: Double
    var extent: Double

    var end: Double { start + extent }

    /// Returns the span within insets. If the insets are larger than the span, the result is as large as the excess:
    /// UIKit makes rectangles of negative width positive.
    func inset(by insets: (start: Double, end: Double)) -> Span {
        Span(start: start + insets.start, extent: abs(extent - insets.start - insets.end))
    }
}
