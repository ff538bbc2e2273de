import CoreGraphics

/// The grid of a table, with columns of any widths and rows of a single height.
struct LedgerGrid {
    /// The starts of all columns, and the end of the last one.
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
    /// The number of elements in a sorted array before the first one that satisfies a predicate.
    fileprivate func partition(_ isBehind: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
