import CollectionLayout

/// A waterfall as written by a reader of the article "Writing a layout", without further optimization.
struct PlainWaterfall: SectionLayout {
    struct Cursor: LayoutCursor {
        var ends: [Double]

        var end: Double { ends.max() ?? 0 }

        mutating func shift(by distance: Double) {
            for lane in ends.indices { ends[lane] += distance }
        }

        func end(ofLane lane: Int) -> Double? { lane < ends.count ? ends[lane] : nil }
    }

    let laneCount: Int
    let spacing: Double

    var usesItemIndex: Bool { false }

    var variesBreadth: Bool { false }

    func earliestStart(after cursor: Cursor) -> Double { (cursor.ends.min() ?? 0) + spacing }

    func begin(in container: Container) -> Cursor {
        Cursor(ends: [Double](repeating: -spacing, count: laneCount))
    }

    func place(_ item: Item, after cursor: inout Cursor, in container: Container) -> LogicalRect {
        let breadth = LayoutUnit.roundedDown((container.breadth + spacing) / Double(laneCount)) - spacing
        let length = item.length(forBreadth: breadth)
        var shortest = 0
        for lane in cursor.ends.indices where cursor.ends[lane] < cursor.ends[shortest] { shortest = lane }
        let main = cursor.ends[shortest] + spacing
        cursor.ends[shortest] = main + length
        return LogicalRect(
            main: main, cross: Double(shortest) * (breadth + spacing), length: length, breadth: breadth)
    }
}
