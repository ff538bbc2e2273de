import CollectionLayout

/// The example in the documentation of `SectionLayout`, word for word except for `package`.
package struct Stairs: SectionLayout {
    package init() {}
    package func begin(in container: Container) -> Double { -8 }
    package func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
        let breadth = container.breadth / 2
        let cross = item.index.isMultiple(of: 2) ? 0 : breadth
        let length = item.length(forBreadth: breadth)
        let frame = LogicalRect(main: end + 8, cross: cross, length: length, breadth: breadth)
        end = frame.mainEnd
        return frame
    }
}

/// Overlapping items. Neither their starts nor their ends are in order.
package struct Shingles: SectionLayout {
    package static let overlap = 20.0

    package init() {}

    package func begin(in container: Container) -> Double { Self.overlap }
    package func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
        let main = end - (item.index.isMultiple(of: 3) ? Self.overlap : Self.overlap / 4)
        let length = item.length(forBreadth: container.breadth)
        end = max(end, main + length)
        return LogicalRect(main: main, cross: 0, length: length, breadth: container.breadth)
    }
}

/// Overlapping items, the first of which begins before the content.
package struct Overhang: SectionLayout {
    package init() {}
    package func begin(in container: Container) -> Double { 0 }
    package func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
        let length = item.length(forBreadth: container.breadth)
        let frame = LogicalRect(main: end - 25, cross: 0, length: length, breadth: container.breadth)
        end = max(end, frame.mainEnd)
        return frame
    }
}

/// Rows of up to 100 items. The end of a row depends on the lengths of the two items after it. So rows reach across
/// blocks, and measuring moves their ends.
package struct LongRows: RunLayout {
    package static let maximumItemCount = 100
    package let budget: Double

    package init(budget: Double) { self.budget = budget }

    package var lookahead: Int { 2 }

    package func begin(in container: Container) -> Double { 0 }

    package func place(
        _ run: borrowing ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {
        let grid = Lanes.count(count(of: run)).divide(container.breadth, spacing: 0)
        var longest = 0.0
        for offset in 0..<grid.count {
            let length = run[offset].length(forBreadth: grid.laneBreadth)
            frames.append(
                LogicalRect(main: end, cross: grid.start(of: offset), length: length, breadth: grid.laneBreadth))
            longest = max(longest, length)
        }
        end += longest + 4
    }

    /// Returns the number of items in a row. A full row goes on as long as both items after it are shorter than its
    /// last one.
    private func count(of run: borrowing ItemRun) -> Int {
        var sum = 0.0
        let most = min(run.count, Self.maximumItemCount)
        for offset in 0..<most {
            let length = run[offset].length(forBreadth: 4)
            sum += length
            let goesOn =
                offset + 2 < run.count && (1...2).allSatisfy { run[offset + $0].length(forBreadth: 4) < length }
            if sum >= budget, !goesOn { return offset + 1 }
        }
        return most
    }
}

/// Rounds the suggested number of items up to a multiple of three, so that the end of a run depends on the suggestion.
package struct Triplets: RunLayout {
    package init() {}

    package var lookahead: Int { 0 }

    package var usesItemIndex: Bool { false }

    package func begin(in container: Container) -> Double { 0 }

    package func place(
        _ run: borrowing ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {
        for offset in 0..<min((run.suggestedCount + 2) / 3 * 3, run.count) {
            let length = run[offset].length(forBreadth: container.breadth)
            frames.append(LogicalRect(main: end, cross: 0, length: length, breadth: container.breadth))
            end += length + 2
        }
    }
}
