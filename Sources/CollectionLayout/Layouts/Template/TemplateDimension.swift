extension Template {
    /// How large something is along one axis. UIKit: `NSCollectionLayoutDimension`.
    ///
    /// Fractions are those of the box around it; either side of that may serve for either axis, so that
    /// `.item(length: .fractionalBreadth(0.5), breadth: .fractionalBreadth(0.5))` is a square. They are rounded down to
    /// the grid of ``LayoutUnit``, or to whole pixels; see ``Template/pixelsPerPoint``. Fractions of a box whose size is
    /// estimated are those of the estimate.
    ///
    /// Numbers that are negative or not a number count as 0, infinite ones as ``LayoutUnit/longest``.
    public enum Dimension: Hashable, Sendable {
        /// A part of the breadth of the box around it. UIKit: `.fractionalWidth` where scrolling is vertical.
        case fractionalBreadth(Double)
        /// A part of the length of the box around it. UIKit: `.fractionalHeight` where scrolling is vertical.
        case fractionalLength(Double)
        /// Points.
        case absolute(Double)
        /// So many points until it is known: for an item, until it has been measured; for a group, what its subitems
        /// take. The breadth of an item is the one for which it wishes (``Item/breadth``), if it wishes for any.
        case estimated(Double)
        /// Like ``estimated(_:)``, and then as long as the longest of all such items in the same outermost group.
        case uniformAcrossSiblings(estimate: Double)
    }
}

extension Template.Dimension {
    var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        default: false
        }
    }

    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    /// The number in it, as it was given.
    var number: Double {
        switch self {
        case .fractionalBreadth(let number), .fractionalLength(let number), .absolute(let number),
            .estimated(let number), .uniformAcrossSiblings(let number):
            number
        }
    }

    /// In points; what is estimated counts as the estimate.
    func extent(in box: Template.Box) -> Double {
        switch self {
        case .fractionalBreadth, .fractionalLength: box.roundedDown(exactExtent(in: box))
        default: exactExtent(in: box)
        }
    }

    /// The same before it is rounded: what decides how many fit.
    func exactExtent(in box: Template.Box) -> Double {
        switch self {
        case .fractionalBreadth(let fraction): fraction > 0 ? fraction * box.breadth : 0
        case .fractionalLength(let fraction): fraction > 0 ? fraction * box.length : 0
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
            LayoutUnit.length(points)
        }
    }

    /// The fraction if it is one of the side along an axis.
    func fraction(along axis: Template.Axis) -> Double? {
        switch (self, axis) {
        case (.fractionalBreadth(let fraction), .cross), (.fractionalLength(let fraction), .main):
            fraction > 0 ? fraction : 0
        default: nil
        }
    }
}
