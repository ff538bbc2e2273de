/// The boxes of a template along one axis: what is still to be decided once their sizes are known.
///
/// The two axes do not depend on each other once fractions have been resolved, and are solved by the same code. Across,
/// that happens once; along the main axis again for every group in which something was measured.
struct AxisPlan: Sendable {
    /// An item or a group, along one axis.
    struct Part: Sendable {
        enum Content: Sendable {
            /// With its number among all items.
            case item(Int)
            /// Subitems one after the other, with spacing between them.
            case sequence(Template.Spacing)
            /// Subitems beside each other, each with all the room to itself.
            case overlay
        }

        let content: Content
        /// Of its box, in points; the estimate if it is one.
        let extent: Double
        /// Whether it is as large as its item or its subitems.
        let isEstimated: Bool
        let before: Template.Spacing
        let after: Template.Spacing
        let insets: (start: Double, end: Double)
        /// The number of the part behind its last descendant; parts are in the order of a depth-first walk.
        var end = 0
        /// Whether what is left over goes to flexible spacing.
        var isFlexible = false

        /// What it has for subitems.
        var room: Double { Span(start: 0, extent: extent).inset(by: insets).extent }
    }

    private(set) var parts: [Part] = []

    mutating func append(_ part: Part) { parts.append(part) }

    /// Notes that all subitems of a part have been added.
    mutating func close(_ number: Int) {
        parts[number].end = parts.count
        if case .sequence(let spacing) = parts[number].content { parts[number].isFlexible = spacing.isFlexible }
        forEachSubpart(of: number) { subpart in
            if parts[subpart].before.isFlexible || parts[subpart].after.isFlexible { parts[number].isFlexible = true }
        }
    }

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
