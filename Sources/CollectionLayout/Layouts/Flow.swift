/// Lines of as many items as fit, like words in a text or tags: `UICollectionViewFlowLayout`, `flex-wrap` of CSS.
///
/// An item has its preferred breadth (``Item/breadth``), or the container's breadth if it has none. An item that is
/// broader than the container keeps its breadth, has a line of its own, and extends beyond the trailing edge.
///
/// If all items have the same breadth, ``UniformGrid`` gives the same result in closed form. If items should fill each
/// line, see ``JustifiedRows``.
public struct Flow: RunLayout {
    /// The minimum distance between two items of a line, in points.
    public let itemSpacing: Double
    /// The distance between two lines, in points.
    public let lineSpacing: Double
    /// The distribution of the breadth that remains in a line.
    public let distribution: LineDistribution
    /// The alignment of items that are shorter than the longest item of their line.
    public let alignment: LineAlignment
    /// The excess over the container's breadth up to which a line does not break, in points.
    public let tolerance: Double

    /// Half a unit, to round to the nearest unit as browsers do, plus a margin for floating-point error: thirds and
    /// sixths that should add up to a half come out slightly below it. No other sum of shares is so close to a half.
    private static let half = 0.5 / LayoutUnit.perPoint + 0x1p-24

    /// The maximum number of items in a line.
    static let maximumItemCount = LaneGrid.maximumLaneCount

    /// - Parameters:
    ///   - itemSpacing: The minimum distance between two items of a line, in points.
    ///   - lineSpacing: The distance between two lines, in points.
    ///   - distribution: The distribution of the breadth that remains in a line.
    ///   - alignment: The alignment of items that are shorter than the longest item of their line.
    ///   - tolerance: The excess over the container's breadth up to which a line does not break, in points. Breadths
    ///     that are fractions of the container's breadth may add up to slightly more than it.
    ///     `UICollectionViewFlowLayout` tolerates half a pixel, CSS nothing.
    public init(
        itemSpacing: Double = 0, lineSpacing: Double = 0, distribution: LineDistribution = .leading,
        alignment: LineAlignment = .start, tolerance: Double = 0.5
    ) {
        self.itemSpacing = LayoutUnit.length(itemSpacing)
        self.lineSpacing = LayoutUnit.length(lineSpacing)
        self.distribution = distribution
        self.alignment = alignment
        self.tolerance = LayoutUnit.length(tolerance)
    }

    /// One item, because a line ends before the first item that does not fit.
    public var lookahead: Int { 1 }

    public var usesItemIndex: Bool { false }

    public var variesBreadth: Bool { false }

    public func earliestStart(after end: Double) -> Double { end + lineSpacing }

    public func begin(in container: Container) -> Double { -lineSpacing }

    public func place(
        _ run: borrowing ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {
        run.withItems { items in
            let line = line(of: items, count: run.count, in: container)
            let gaps = distribution.gaps(
                of: line, in: container.breadth, spacing: itemSpacing, tolerance: tolerance)
            let main = end + lineSpacing
            var cross = gaps.before
            frames.append(uncheckedCount: line.count) { offset in
                let item = items[offset]
                let breadth = breadth(of: item, in: container)
                let place = alignment.place(item.length(forBreadth: breadth), in: line.length)
                let start = LayoutUnit.roundedDown(cross + Self.half)
                cross += breadth + gaps.between
                return LogicalRect(main: main + place.offset, cross: start, length: place.length, breadth: breadth)
            }
            end = main + line.length
        }
    }

    /// Returns the items of a line: as many as fit, and at least one.
    @inline(__always)  // Saves a call for each line.
    private func line(of items: ItemRun.Unchecked, count: Int, in container: Container) -> FlowLine {
        var line = FlowLine()
        let room = container.breadth + tolerance
        let most = min(count, Self.maximumItemCount)
        while line.count < most {
            let item = items[line.count]
            let breadth = breadth(of: item, in: container)
            if line.count > 0, line.breadth + breadth + itemSpacing * Double(line.count) > room { return line }
            line.count += 1
            line.breadth += breadth
            line.lastBreadth = breadth
            line.length = max(line.length, item.length(forBreadth: breadth))
        }
        line.isLast = line.count == count
        return line
    }

    @inline(__always)  // Saves a call for each item.
    private func breadth(of item: Item, in container: Container) -> Double { item.breadth ?? container.breadth }
}
