/// A repeated block of frames, to which all layouts in closed form reduce.
///
/// It is an immutable class, so that passing it on costs one reference. It is independent of the number of items.
@usableFromInline
final class FrameBlock: Sendable {
    @usableFromInline let container: Container
    /// The frames of the first block's items. At least one.
    @usableFromInline let frames: [LogicalRect]
    /// The distance from one block to the next, in points.
    @usableFromInline let step: Double
    /// The margin before the first block and after the last one, in points.
    @usableFromInline let margin: Double
    /// `ends[k]` is the end of content that consists of the first `k + 1` items, in points.
    @usableFromInline let ends: [Double]
    /// The distance by which a block extends into the next one.
    @usableFromInline let overhang: Double
    /// Whether any frame has a length.
    @usableFromInline let hasLength: Bool

    /// - Parameters:
    ///   - frames: The frames of the first block's items, none of which starts before the margin.
    ///   - step: The distance from one block to the next, in points.
    ///   - margin: The margin before the first block and after the last one, in points.
    ///   - lengths: `lengths[k]` is the minimum length of content with only `k + 1` items.
    init(
        _ frames: [LogicalRect], step: Double, margin: Double = 0, lengths: [Double] = [], in container: Container
    ) {
        self.container = container
        self.frames = frames
        self.step = step
        self.margin = margin
        var ends: [Double] = []
        var reach = 0.0
        for (number, frame) in frames.enumerated() {
            reach = max(reach, frame.mainEnd)
            ends.append(number < lengths.count ? max(reach, lengths[number]) : reach)
        }
        self.ends = ends
        overhang = max(0, reach - margin - step)
        hasLength = frames.contains { $0.length > 0 }
    }

    @inlinable
    func isMade(for other: Container) -> Bool { container == other }

    /// Returns the frame of an item. O(1).
    @inlinable
    func frame(of index: Int) -> LogicalRect {
        let (block, number) = index.quotientAndRemainder(dividingBy: frames.count)
        return frames[number].offset(main: Double(block) * step)
    }

    /// Returns the length of content with `count` items. O(1).
    @inlinable
    func length(of count: Int) -> Double {
        guard count > 0 else { return 0 }
        let (block, number) = (count - 1).quotientAndRemainder(dividingBy: frames.count)
        let start = Double(block) * step
        // An item of the previous block may extend farther than those of the last one.
        let end = block > 0 ? max(start + ends[number], start + margin + overhang) : ends[number]
        return end + margin
    }

    /// Returns the items that may intersect a range of the main axis. O(1).
    @inlinable
    func indices(from start: Double, to end: Double) -> Range<Int> {
        // Before its first layout, a view has no breadth, so its cells have no length either.
        guard hasLength else { return 0..<0 }
        // Blocks without extent are all at one position, so every one matches.
        let first = step > 0 ? (start - margin - overhang) / step : 0
        let last = step > 0 ? (end - margin) / step : .infinity
        // One more block at each end: a division may round across an integer, and `Int` truncates negative numbers
        // toward 0. Items beyond the range of `Int` do not exist. It has 32 bits in a browser.
        let blockCount = Double(Int.max / frames.count)
        let lower = first - 1 < blockCount ? Int(max(0, first - 1)) * frames.count : .max
        let upper = last + 2 < blockCount ? (Int(max(-1, last + 1)) + 1) * frames.count : .max
        return lower..<max(lower, upper)
    }
}

/// A layout in closed form that repeats a block.
@usableFromInline
protocol BlockLayout: FormulaLayout {
    /// The most recent block.
    var solved: FrameBlock? { get set }

    func block(in container: Container) -> FrameBlock
}

extension BlockLayout {
    @inlinable
    public func prepared(for container: Container) -> Self {
        var prepared = self
        prepared.solved = withBlock(in: container) { $0 }
        return prepared
    }

    @inlinable
    public func frame(of index: Int, in container: Container) -> LogicalRect {
        withBlock(in: container) { $0.frame(of: index) }
    }

    @inlinable
    public func length(of count: Int, in container: Container) -> Double {
        withBlock(in: container) { $0.length(of: count) }
    }

    @inlinable
    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        withBlock(in: container) { $0.indices(from: start, to: end) }
    }

    // This takes a closure because returning the block would retain it for every frame.
    @inlinable
    @inline(__always)  // Saves counting a reference for every frame.
    func withBlock<Result>(in container: Container, _ body: (FrameBlock) -> Result) -> Result {
        if let solved, solved.isMade(for: container) { return body(solved) }
        return body(block(in: container))
    }
}
