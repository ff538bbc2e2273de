import UIKit

/// The ends of all columns.
struct Skyline {
    private var depths: [CGFloat]

    /// - Parameter columns: fewer than one are one.
    init(columns: Int) { depths = Array(repeating: 0, count: max(1, columns)) }

    var columns: Int { depths.count }
    var deepest: CGFloat { depths.max() ?? 0 }

    /// Puts something below the shortest column, the first of several.
    ///
    /// - Returns: the column, and how far it reached before.
    mutating func add(height: CGFloat) -> (column: Int, top: CGFloat) {
        var shortest = 0
        for column in depths.indices where depths[column] < depths[shortest] { shortest = column }
        defer { depths[shortest] += height }
        return (shortest, depths[shortest])
    }
}
