/// Lanes filled with items of different lengths: "Pinterest columns", masonry.
public struct Waterfall: SectionLayout {
    /// The rule that chooses the lane of an item.
    public enum Placement: Hashable, Sendable {
        /// Each lane in turn, regardless of the lanes' lengths.
        case roundRobin
        /// The shortest lane; if there are several, the first of them.
        case shortest
        /// The rule of CSS Grid Level 3 masonry. Candidates are the lanes that are at most `tolerance` points longer
        /// than the shortest one. The first candidate after the previous item is chosen, or else the first one of all.
        /// A small tolerance keeps items in reading order.
        case masonry(tolerance: Double)
    }

    /// The number of lanes, or their minimum breadth.
    public let lanes: Lanes
    /// The distance between two items along both axes, in points.
    public let spacing: Double
    /// The rule that chooses the lane of an item.
    public let placement: Placement
    /// The most recent grid.
    private var solved: (container: Container, grid: LaneGrid)?

    /// - Parameters:
    ///   - lanes: The number of lanes, or their minimum breadth.
    ///   - spacing: The distance between two items along both axes, in points.
    ///   - placement: The rule that chooses the lane of an item.
    public init(lanes: Lanes = .minimumBreadth(240), spacing: Double = 0, placement: Placement = .masonry(tolerance: 0))
    {
        self.lanes = lanes
        self.spacing = LayoutUnit.length(spacing)
        self.placement = placement
    }

    public var usesItemIndex: Bool { false }

    public var variesBreadth: Bool { false }

    public func earliestStart(after cursor: LaneCursor) -> Double { cursor.shortestEnd + spacing }

    public func begin(in container: Container) -> LaneCursor {
        LaneCursor(laneCount: grid(in: container).count, spacing: spacing)
    }

    public func prepared(for container: Container) -> Waterfall {
        var prepared = self
        prepared.solved = (container, grid(in: container))
        return prepared
    }

    private func grid(in container: Container) -> LaneGrid {
        if let solved, solved.container == container { return solved.grid }
        return lanes.divide(container.breadth, spacing: spacing)
    }

    public func place(_ item: Item, after cursor: inout LaneCursor, in container: Container) -> LogicalRect {
        let grid = grid(in: container)
        var frame = LogicalRect(main: 0, cross: 0, length: 0, breadth: 0)
        cursor.withLanes { frame = place(item, in: &$0, of: grid) }
        return frame
    }

    public func place(
        _ run: borrowing ItemRun, after cursor: inout LaneCursor, in container: Container,
        into frames: inout FrameBuffer
    ) {
        let grid = grid(in: container)
        let isFree = run.isFree
        cursor.withLanes { lanes in
            if isFree, placement == .roundRobin {
                placeInTurn(run, in: &lanes, of: grid, into: &frames)
            } else if isFree, placesOnShortest, grid.count <= SortedLanes.maximumLaneCount {
                placeOnShortest(run, in: &lanes, of: grid, into: &frames)
            } else {
                run.withItems { items in
                    frames.append(uncheckedCount: run.suggestedCount) {
                        place(items[suggested: $0], in: &lanes, of: grid)
                    }
                }
            }
        }
    }

    private var placesOnShortest: Bool {
        switch placement {
        case .roundRobin: false
        case .shortest: true
        case .masonry(let tolerance): !(tolerance > 0)
        }
    }

    /// Places items in the shortest lanes. The result is that of ``place(_:in:of:)``, in a fraction of the time.
    @inline(never)  // Saves a tenth: the loop has the registers to itself.
    private func placeOnShortest(
        _ run: borrowing ItemRun, in lanes: inout LaneEnds, of grid: LaneGrid, into frames: inout FrameBuffer
    ) {
        let breadth = grid.laneBreadth
        let spacing = spacing
        let step = grid.start(of: 1)
        let prefersNext = placement != .shortest
        var last = lanes.next - 1
        lanes.withSortedLanes { sorted in
            run.withItems { items in
                frames.append(uncheckedCount: run.suggestedCount) { offset in
                    if prefersNext, sorted.isTie { sorted.prefer(from: last + 1) }
                    let length = items[suggested: offset].length(forBreadth: breadth)
                    let main = sorted.end + spacing
                    last = sorted.lane
                    sorted.grow(by: length + spacing)
                    return LogicalRect(main: main, cross: Double(last) * step, length: length, breadth: breadth)
                }
            }
        }
        lanes.next = last + 1 == grid.count ? 0 : last + 1
    }

    /// Places items in the lanes in turn. The result is that of ``place(_:in:of:)``, in a fraction of the time.
    @inline(never)  // The loop has the registers to itself.
    private func placeInTurn(
        _ run: borrowing ItemRun, in lanes: inout LaneEnds, of grid: LaneGrid, into frames: inout FrameBuffer
    ) {
        let breadth = grid.laneBreadth
        let spacing = spacing
        let step = grid.start(of: 1)
        run.withItems { items in
            frames.append(uncheckedCount: run.suggestedCount) { offset in
                let lane = lanes.next
                let length = items[suggested: offset].length(forBreadth: breadth)
                let main = lanes.advance(lane: lane, span: 1, length: length, spacing: spacing)
                return LogicalRect(main: main, cross: Double(lane) * step, length: length, breadth: breadth)
            }
        }
    }

    @inline(__always)  // Saves a call for each item.
    private func place(_ item: Item, in lanes: inout LaneEnds, of grid: LaneGrid) -> LogicalRect {
        let span = min(item.span, grid.count)
        let lane = lane(for: item, span: span, in: lanes)
        let breadth = grid.breadth(of: span)
        let length = item.length(forBreadth: breadth)
        let main = lanes.advance(lane: lane, span: span, length: length, spacing: spacing)
        return LogicalRect(main: main, cross: grid.start(of: lane), length: length, breadth: breadth)
    }

    @inline(__always)  // Saves a call for each item.
    private func lane(for item: Item, span: Int, in lanes: borrowing LaneEnds) -> Int {
        if let kept = item.keptLane, kept + span <= lanes.count { return kept }
        var (tolerance, start) = (0.0, 0)
        switch placement {
        case .roundRobin: return lanes.next + span <= lanes.count ? lanes.next : 0
        case .shortest: break
        case .masonry(let requested): (tolerance, start) = (max(0, requested), lanes.next)
        }
        return lanes.firstLane(span: span, tolerance: tolerance, from: start)
    }

    public func lane(of frame: LogicalRect, in container: Container) -> Int? {
        let grid = grid(in: container)
        // Lanes without breadth all begin at the same position, so a frame does not tell them apart.
        return grid.start(of: 1) > 0 ? grid.lane(at: frame.cross) : nil
    }
}
