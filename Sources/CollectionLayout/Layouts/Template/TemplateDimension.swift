extension Template {
    /// An extent along one axis. UIKit: `NSCollectionLayoutDimension`.
    ///
    /// Fractions refer to the box around it. Either side of that box can be used for either axis, so that
    /// `.item(length: .fractionalBreadth(0.5), breadth: .fractionalBreadth(0.5))` is a square. They are rounded down to
    /// the grid of ``LayoutUnit``, or to whole pixels; see ``Template/pixelsPerPoint``. Fractions of an estimated box
    /// are fractions of the estimate.
    ///
    /// Numbers that are negative or not a number count as 0, infinite ones as ``LayoutUnit/longest``.
    public enum Dimension: Hashable, Sendable {
        /// A part of the breadth of the box around it. UIKit: `.fractionalWidth` where scrolling is vertical.
        case fractionalBreadth(Double)
        /// A part of the length of the box around it. UIKit: `.fractionalHeight` where scrolling is vertical.
        case fractionalLength(Double)
        /// An extent in points.
        case absolute(Double)
        /// An extent in points that is used until the exact one is known: for an item, until it has been measured; for
        /// a group, until its subitems are laid out. An item with an estimated breadth has its preferred breadth
        /// (``Item/breadth``), if any.
        case estimated(Double)
        /// Like ``estimated(_:)``, but all such items of an outermost group become as long as the longest of them.
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

    /// The associated number, not validated.
    var number: Double {
        switch self {
        case .fractionalBreadth(let number), .fractionalLength(let number), .absolute(let number),
            .estimated(let number), .uniformAcrossSiblings(let number):
            number
        }
    }

    /// Returns the extent in points; the estimate if there is one.
    func extent(in box: Template.Box) -> Double {
        switch self {
        case .fractionalBreadth, .fractionalLength: box.roundedDown(exactExtent(in: box))
        default: exactExtent(in: box)
        }
    }

    /// Returns the extent before rounding, which decides how many subitems fit.
    func exactExtent(in box: Template.Box) -> Double {
        switch self {
        case .fractionalBreadth(let fraction): fraction > 0 ? fraction * box.breadth : 0
        case .fractionalLength(let fraction): fraction > 0 ? fraction * box.length : 0
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
            LayoutUnit.length(points)
        }
    }

    /// Returns the fraction if it refers to the box's extent along `axis`; otherwise nil.
    func fraction(along axis: Template.Axis) -> Double? {
        switch (self, axis) {
        case (.fractionalBreadth(let fraction), .cross), (.fractionalLength(let fraction), .main):
            fraction > 0 ? fraction : 0
        default: nil
        }
    }
}
