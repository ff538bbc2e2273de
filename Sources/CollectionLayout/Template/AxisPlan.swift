/// The boxes of a template along one axis: what is still to be decided once their sizes are known.
///
/// The two axes do not depend on each other once fractions have been resolved, and are solved by the same code. Across,
/// that happens once; along the main axis again for every group in which something was measured.
struct AxisPlan: Sendable {
    /// An item or a group, along one axis.
    struct Part: Sendable {
        enum Content: Sendable {
            case item
            /// Subitems one after the other, with spacing between them.
            case sequence(Gap)
            /// Subitems beside each other, each with all the room to itself.
            case overlay
        }

        let content: Content
        /// Of its box, in points; the estimate if it is one.
        let extent: Double
        /// Whether it is as large as its item or its subitems.
        let isEstimated: Bool
        let before: Gap
        let after: Gap
        let insets: (start: Double, end: Double)
        /// The number of the part behind its last descendant; parts are in the order of a depth-first walk.
        var end = 0
        /// Whether what is left over goes to flexible spacing.
        var isFlexible = false

        var isGroup: Bool {
            if case .item = content { false } else { true }
        }

        /// What it has for subitems.
        var room: Double { Span(start: 0, extent: extent).inset(by: insets).extent }
    }

    /// A ``Template/Spacing`` in trusted points.
    struct Gap: Sendable {
        let minimum: Double
        let isFlexible: Bool

        static let none = Gap(.fixed(0))

        init(_ spacing: Template.Spacing) {
            minimum = spacing.minimum
            isFlexible = spacing.isFlexible
        }
    }

    private(set) var parts: [Part] = []

    mutating func append(_ part: Part) { parts.append(part) }

    /// Notes that all subitems of a part have been added.
    mutating func close(_ number: Int) {
        parts[number].end = parts.count
        var isFlexible = false
        if case .sequence(let gap) = parts[number].content { isFlexible = gap.isFlexible }
        forEachSubpart(of: number) { subpart in
            if parts[subpart].before.isFlexible || parts[subpart].after.isFlexible { isFlexible = true }
        }
        parts[number].isFlexible = isFlexible
    }

    @inline(__always)
    func forEachSubpart(of number: Int, _ body: (Int) -> Void) {
        var subpart = number + 1
        while subpart < parts[number].end {
            body(subpart)
            subpart = parts[subpart].end
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
