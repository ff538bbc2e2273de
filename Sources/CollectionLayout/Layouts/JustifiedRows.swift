/// Rows of pictures that are scaled to a common length, so that every row is exactly as broad as the container.
///
/// The aspect ratio of an item follows from its size. The extra part of the size (a caption) is added below the
/// picture, and the row is as long as its longest item. The last row is not stretched.
public struct JustifiedRows: RunLayout {
    /// The preferred length of a row, in points; at least 1.
    public let targetLength: Double
    /// The distance between two items along both axes, in points.
    public let spacing: Double

    /// - Parameters:
    ///   - targetLength: The preferred length of a row, in points; at least 1.
    ///   - spacing: The distance between two items along both axes, in points.
    public init(targetLength: Double = 200, spacing: Double = 0) {
        self.targetLength = max(1, LayoutUnit.length(targetLength))
        self.spacing = LayoutUnit.length(spacing)
    }

    /// One item, because a row ends before the first item that would bring its length farther from the target.
    public var lookahead: Int { 1 }

    public var usesItemIndex: Bool { false }

    public func earliestStart(after end: Double) -> Double { end + spacing }

    public func begin(in container: Container) -> Double { -spacing }

    public func place(
        _ run: borrowing ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {
        run.withItems { items in
            let row = row(of: items, count: run.count, in: container)
            let main = end + spacing
            var cross = 0.0
            var rowLength = 0.0
            frames.append(uncheckedCount: row.count) { offset in
                let item = items[offset]
                // Edges are rounded, not breadths, so that the last one ends exactly at the container's edge.
                let start = LayoutUnit.snap(cross)
                cross += aspectRatio(of: item) * row.length
                let breadth = max(0, LayoutUnit.snap(cross) - start)
                // The row's own length would differ from measured lengths, because the breadth is rounded.
                let length = item.length(forBreadth: breadth)
                rowLength = max(rowLength, length)
                cross += row.gap
                return LogicalRect(main: main, cross: start, length: length, breadth: breadth)
            }
            end = main + rowLength
        }
    }

    private struct Row {
        var count = 0
        /// The sum of the pictures' aspect ratios (breadth to length).
        var ratios = 0.0
        var gap = 0.0
        /// The container's breadth without the spacing.
        var room = 0.0
        /// The length of the pictures.
        var length: Double { room / ratios }
    }

    /// Returns the row whose length is nearest to the target.
    @inline(__always)  // Saves a call for each row, 2 % of a query.
    private func row(of items: ItemRun.Unchecked, count: Int, in container: Container) -> (
        count: Int, length: Double, gap: Double
    ) {
        var row = Row()
        while row.count < count {
            let previous = row
            row.ratios += aspectRatio(of: items[row.count])
            let gaps = Double(row.count)
            row.count += 1
            // Spacing may take half of a narrow row, so that some breadth is left for the pictures.
            row.gap = spacing * gaps * 2 <= container.breadth ? spacing : container.breadth / 2 / gaps
            row.room = container.breadth - row.gap * gaps
            // Whether the length is at most the target, without a division for every item.
            guard row.room <= targetLength * row.ratios else { continue }
            let isPreviousNearer =
                previous.count > 0 && previous.length - targetLength < targetLength - row.length
            let nearest = isPreviousNearer ? previous : row
            return (nearest.count, nearest.length, nearest.gap)
        }
        return (row.count, targetLength, row.gap)
    }

    /// Returns the ratio of an item's breadth to its length, limited to what a row can show.
    private func aspectRatio(of item: Item) -> Double {
        let lengthPerBreadth = item.size.lengthPerBreadth
        return lengthPerBreadth > 0 ? max(0.02, min(1 / lengthPerBreadth, 50)) : 1
    }
}
