/// The boxes of a template along one axis: what is still to be decided once their sizes are known.
///
/// The two axes do not depend on each other once fractions have been resolved, and are solved by the same code. Across,
/// that happens once; along the main axis again for every group in which something was measured.
struct AxisPlan: Sendable {
    /// An item or a group, along one axis.
    struct Part: Sendable {
        /// Of its box, in points; the estimate if it is one.
        var extent: Double
        /// Whether it is as large as its item or its subitems.
        var isEstimated = false
        var isGroup = false
        /// Whether subitems follow each other, with spacing between them. Otherwise they lie beside each other, each with all
        /// the room to itself.
        var isSequence = false
        var gap = Gap(.fixed(0))
        var before = Gap(.fixed(0))
        var after = Gap(.fixed(0))
        var insets = (start: 0.0, end: 0.0)
        /// The number of the part behind its last descendant; parts are in the order of a depth-first walk.
        var end = 0

        /// What it has for subitems.
        var room: Double { Span(start: 0, extent: extent).inset(by: insets).extent }
    }

    /// A ``Template/Spacing`` in trusted points.
    struct Gap: Sendable {
        let minimum: Double
        /// How many parts of what is left over go to it: one if it is flexible, else none.
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

    /// What insets leave of it. Where they are larger than it, as much as that is: UIKit takes the size of a rectangle of
    /// negative width for positive.
    func inset(by insets: (start: Double, end: Double)) -> Span {
        Span(start: start + insets.start, extent: abs(extent - insets.start - insets.end))
    }
}
