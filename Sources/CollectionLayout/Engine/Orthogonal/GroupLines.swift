/// The lines at which the groups of a section that scrolls across come to rest: their leading edges, or twice their
/// middles.
///
/// The lines ascend, so that they can be searched. A group beside a longer one, or one that begins before the previous
/// one, shares the line of the previous one.
struct GroupLines {
    private(set) var lines: [Double] = []
    /// The leading edge of the last group.
    private var start = 0.0
    /// The trailing edge of the items of the last group.
    private var end = 0.0

    /// Adds an item to its group. Items must be added in order. A group whose first item is missing, because it is a
    /// point, belongs to the previous one.
    mutating func add(_ item: Int, _ frame: LogicalRect, of count: Int, _ scrolling: OrthogonalScrolling) {
        let place = item % scrolling.itemsPerGroup
        if place == 0 {
            start = frame.main - LayoutUnit.position(scrolling.groupMargins.leading)
            end = -.infinity
            lines.append(lines.last ?? -.infinity)
        }
        guard let last = lines.last else { return }
        end = max(end, frame.mainEnd)
        var line = start
        if scrolling.mode == .groupPagingCentered {
            if let breadth = scrolling.groupBreadth, item - place + scrolling.itemsPerGroup <= count {
                line += start + breadth
            } else {
                line += end + LayoutUnit.position(scrolling.groupMargins.trailing)
            }
        }
        lines[lines.count - 1] = max(last, line)
    }
}
