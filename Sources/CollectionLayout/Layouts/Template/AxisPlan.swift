/// The boxes of a template along one axis, before the sizes of its parts are known.
///
/// The two axes are independent once fractions have been resolved, and the same code solves both. The cross axis is
/// solved once; the main axis is solved for every group with measured items.
struct AxisPlan: Sendable {
    /// An item or a group, along one axis.
    struct Part: Sendable {
        /// The extent of its box, in points; the estimate if there is one.
        var extent: Double
        /// Whether it is as large as its item or its subitems.
        var isEstimated = false
        var isGroup = false
        /// Whether subitems follow each other, with spacing between them. Otherwise each subitem has the whole extent.
        var isSequence = false
        var gap = Gap(.fixed(0))
        var before = Gap(.fixed(0))
        var after = Gap(.fixed(0))
        var insets = (start: 0.0, end: 0.0)
        /// The number of the part behind its last descendant; parts are in the order of a depth-first walk.
        var end = 0

        /// The extent available to subitems.
        var room: Double { Span(start: 0, extent: extent).inset(by: insets).extent }
    }

    /// A ``Template/Spacing`` in trusted points.
    struct Gap: Sendable {
        let minimum: Double
        /// Its shares of the remaining extent: one if it is flexible, else none.
        let shares: Double

        init(_ spacing: Template.Spacing) {
            minimum = spacing.minimum
            shares = spacing.isFlexible ? 1 : 0
        }
    }

    var parts: [Part] = []

    /// Room to solve the plan in, with every part as large as it is estimated.
    func withSpans(_ body: (LentArray<Span>) -> Void) {
        LentArray.with(count: parts.count) { spans in
            for part in parts.indices { spans[part] = Span(start: 0, extent: parts[part].extent) }
            body(spans)
        }
    }
}

/// A stretch of one axis, in points.
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
