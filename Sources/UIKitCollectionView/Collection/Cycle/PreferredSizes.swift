import Foundation

/// The last preferred sizes of an element's view, which decide whether the view is asked again.
struct PreferredSizes {
    /// The size about which the view was last asked.
    private var original: CGSize?
    /// The last answer of the view.
    private var last: CGSize?
    /// The answer before the last one.
    private var beforeLast: CGSize?
    /// The number of rounds in this layout pass.
    private(set) var rounds = 0

    static let maximumRoundCount = 8

    mutating func beginPass() { rounds = 0 }

    /// Returns whether the view has to be asked about a size. It is not asked twice about the same one, because its
    /// answer would be the same.
    func isOpen(for size: CGSize, tolerance: CGFloat) -> Bool {
        guard let original else { return true }
        return rounds < Self.maximumRoundCount && !original.isEqual(to: size, tolerance: tolerance)
    }

    /// Returns the size to report to the layout; nil if the element already has the preferred size. If a view
    /// alternates between two sizes, the larger one is reported.
    mutating func answer(_ preferred: CGSize, about size: CGSize, tolerance: CGFloat) -> CGSize? {
        rounds += 1
        var preferred = preferred
        if let last, let beforeLast, preferred.isEqual(to: beforeLast, tolerance: tolerance),
            !preferred.isEqual(to: last, tolerance: tolerance)
        {
            preferred = CGSize(width: max(preferred.width, last.width), height: max(preferred.height, last.height))
        }
        original = size
        beforeLast = last
        last = preferred
        return preferred.isEqual(to: size, tolerance: tolerance) ? nil : preferred
    }
}

extension CGSize {
    func isEqual(to other: CGSize, tolerance: CGFloat) -> Bool {
        abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
    }
}
