import CollectionView
import Foundation

/// A compositional layout of the slow solver: sections one after the other.
struct SlowLayout {
    struct Solution {
        var sections: [SlowSection.Solution]
        /// The length of the content, in points.
        var length: Double
    }

    var sections: [SlowSection]
    var counts: [Int]
    /// The axis that scrolls.
    var axis: SlowAxis
    var spacing: Double
    var isRightToLeft: Bool

    /// Solves all sections from left to right, and mirrors them if text runs from right to left.
    func solved(in situation: SlowSection.Situation) throws -> Solution {
        var solutions: [SlowSection.Solution] = []
        var end = 0.0
        for (number, section) in sections.enumerated() {
            if number > 0 { end += spacing }
            solutions.append(try section.solved(number, count: counts[number], at: end, in: situation))
            end = solutions[number].end
        }
        guard isRightToLeft else { return Solution(sections: solutions, length: end) }
        let width = axis == .x ? max(end, situation.view.width) : situation.view.width
        func mirrored(_ frame: CGRect) -> CGRect {
            CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        for number in solutions.indices {
            solutions[number].items = solutions[number].items.map(mirrored)
            solutions[number].boundary = solutions[number].boundary.map(mirrored)
        }
        return Solution(sections: solutions, length: end)
    }
}
