import UIKit

/// The ends of all columns.
struct Skyline {
    private var depths: [CGFloat]

    /// - Parameter columns: The number of columns. Numbers below 1 are 1.
    init(columns: Int) { depths = Array(repeating: 0, count: max(1, columns)) }

    var columns: Int { depths.count }
    var deepest: CGFloat { depths.max() ?? 0 }

    /// Adds something below the shortest column, or below the first of several equally short ones.
    ///
    /// - Returns: The column, and its previous end.
    mutating func add(height: CGFloat) -> (column: Int, top: CGFloat) {
        var shortest = 0
        for column in depths.indices where depths[column] < depths[shortest] { shortest = column }
        defer { depths[shortest] += height }
        return (shortest, depths[shortest])
    }
}
