import CoreGraphics

/// The lines of a table: columns of any widths, rows of one height.
struct LedgerGrid {
    /// Where columns begin, and where the last one ends.
    private let edges: [CGFloat]
    let rowHeight: CGFloat
    let rowCount: Int

    init(columnWidths: [CGFloat] = [], rowHeight: CGFloat = 1, rowCount: Int = 0) {
        var edges: [CGFloat] = [0]
        for width in columnWidths { edges.append(edges[edges.count - 1] + max(0, width)) }
        self.edges = edges
        self.rowHeight = max(1, rowHeight)
        self.rowCount = rowCount
    }

    var columnCount: Int { edges.count - 1 }

    var size: CGSize { CGSize(width: edges[columnCount], height: CGFloat(rowCount) * rowHeight) }

    func cell(row: Int, column: Int) -> CGRect {
        CGRect(
            x: edges[column], y: CGFloat(row) * rowHeight, width: edges[column + 1] - edges[column], height: rowHeight)
    }

    func rows(meeting rect: CGRect) -> Range<Int> {
        let first = min(max(0, (rect.minY / rowHeight).rounded(.down)), CGFloat(rowCount))
        let end = min(max(first, (rect.maxY / rowHeight).rounded(.up)), CGFloat(rowCount))
        return Int(first)..<Int(end)
    }

    /// - Complexity: O(log columns)
    func columns(meeting rect: CGRect) -> Range<Int> {
        let first = max(0, edges(upTo: rect.minX) - 1)
        let end = min(columnCount, edges(before: rect.maxX))
        return min(first, columnCount)..<max(min(first, columnCount), end)
    }

    private func edges(upTo x: CGFloat) -> Int { edges.partition { $0 > x } }
    private func edges(before x: CGFloat) -> Int { edges.partition { $0 >= x } }
}

extension [CGFloat] {
    /// How many elements of a sorted array come before the first that satisfies a predicate.
    fileprivate func partition(_ isBehind: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
