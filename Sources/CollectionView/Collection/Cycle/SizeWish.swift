import Foundation

/// The sizes that an element's view has asked for, as far as they decide whether it is asked again.
struct SizeWish {
    /// The size for which the view was last asked, and its answers.
    private var original: CGSize?
    private var last: CGSize?
    private var beforeLast: CGSize?
    /// The number of rounds in this layout pass.
    private(set) var rounds = 0

    static let maximalRounds = 8

    mutating func beginPass() { rounds = 0 }

    /// Whether the view has to be asked about a size: not twice about the same, for it would say the same.
    func isOpen(for size: CGSize, tolerance: CGFloat) -> Bool {
        guard let original else { return true }
        return rounds < Self.maximalRounds && !original.isEqual(to: size, tolerance: tolerance)
    }

    /// The size to tell the layout; nil if it has the size that the view wants. Of two sizes between which a view goes to and
    /// fro, it is the larger one.
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
