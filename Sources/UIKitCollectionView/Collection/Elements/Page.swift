import Foundation

/// A rectangle as large as the visible bounds, in a grid of such rectangles from the content's origin. A layout is
/// asked for one page at a time.
struct Page: Hashable {
    var column: Int
    var row: Int

    func rect(size: CGSize) -> CGRect {
        CGRect(
            x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
    }

    /// Returns the pages that overlap a rectangle; none if its area is empty or invalid.
    static func pages(in rect: CGRect, size: CGSize) -> [Page] {
        guard let columns = span(rect.minX, rect.maxX, size.width), let rows = span(rect.minY, rect.maxY, size.height)
        else { return [] }
        return rows.flatMap { row in columns.map { Page(column: $0, row: row) } }
    }

    private static func span(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> Range<Int>? {
        guard length > 0, end > start, abs(start) < 1e15, end - start <= 4 * length else { return nil }
        return Int((start / length).rounded(.down))..<Int((end / length).rounded(.up))
    }
}
