extension Template {
    /// A distance between boxes, in points. UIKit: `NSCollectionLayoutSpacing`.
    ///
    /// Numbers that are negative or not a number count as 0.
    public enum Spacing: Hashable, Sendable {
        /// An exact distance, in points.
        case fixed(Double)
        /// A minimum distance, in points. All flexible spacings along a group's axis, including the edge spacings of
        /// its subitems, share the remaining extent equally. If the group's contents are too large, they shrink
        /// equally.
        case flexible(Double)
    }

    /// The distances around the box of an item or a group, which other boxes do not enter. UIKit:
    /// `NSCollectionLayoutEdgeSpacing`.
    ///
    /// Flexible spacing aligns an item: at `leading` it pushes the item to the trailing edge, at both sides to the
    /// middle.
    public struct EdgeSpacing: Hashable, Sendable {
        /// The distance before the box along the main axis.
        public var start: Spacing
        /// The distance after the box along the main axis.
        public var end: Spacing
        /// The distance at the leading side of the box.
        public var leading: Spacing
        /// The distance at the trailing side of the box.
        public var trailing: Spacing

        /// No spacing.
        public static let none = EdgeSpacing()

        /// - Parameters:
        ///   - start: The spacing before the box along the main axis.
        ///   - end: The spacing after the box along the main axis.
        ///   - leading: The spacing at the leading side.
        ///   - trailing: The spacing at the trailing side.
        public init(
            start: Spacing = .fixed(0), end: Spacing = .fixed(0), leading: Spacing = .fixed(0),
            trailing: Spacing = .fixed(0)
        ) {
            self.start = start
            self.end = end
            self.leading = leading
            self.trailing = trailing
        }

        func before(_ axis: Axis) -> Spacing { axis == .main ? start : leading }

        func after(_ axis: Axis) -> Spacing { axis == .main ? end : trailing }

        /// Returns the minimum spacing along an axis, in points.
        func minimum(along axis: Axis) -> Double { before(axis).minimum + after(axis).minimum }
    }
}

extension Template.Spacing {
    /// The associated number, not validated.
    var number: Double {
        switch self {
        case .fixed(let points), .flexible(let points): points
        }
    }

    /// The minimum distance, in points.
    public var minimum: Double { LayoutUnit.length(number) }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}
