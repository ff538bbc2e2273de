/// What layouts in closed form come down to: a block of frames, over and over.
///
/// A class, so that passing it on costs one reference; it never changes. It does not know how many items there are.
@usableFromInline
final class FrameBlock: Sendable {
    @usableFromInline let container: Container
    /// Of the items of the first block. At least one.
    @usableFromInline let frames: [LogicalRect]
    /// From one block to the next, in points.
    @usableFromInline let step: Double
    /// Before the first block and after the last one, in points.
    @usableFromInline let margin: Double
    /// By the number of items less one: where content ends that has no more of the first block than these.
    @usableFromInline let ends: [Double]
    /// How far a block reaches into the next one.
    @usableFromInline let overhang: Double
    /// Whether any item can be seen.
    @usableFromInline let hasLength: Bool

    /// - Parameters:
    ///   - frames: begin at the margin or behind it.
    ///   - lengths: by the number of items less one: how long the content is at least that has no more than these.
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

    /// O(1).
    @inlinable
    func frame(of index: Int) -> LogicalRect {
        let (block, number) = index.quotientAndRemainder(dividingBy: frames.count)
        return frames[number].offset(main: Double(block) * step)
    }

    /// The length of the content of so many items. O(1).
    @inlinable
    func length(of count: Int) -> Double {
        guard count > 0 else { return 0 }
        let (block, number) = (count - 1).quotientAndRemainder(dividingBy: frames.count)
        let start = Double(block) * step
        // What reaches beyond its block may be in the block before, too.
        let end = block > 0 ? max(start + ends[number], start + margin + overhang) : ends[number]
        return end + margin
    }

    /// The items that may meet a stretch of the main axis. O(1).
    @inlinable
    func indices(from start: Double, to end: Double) -> Range<Int> {
        // As before its first layout, when a view has no breadth of which cells could have a part.
        guard hasLength else { return 0..<0 }
        // Blocks without extent all meet. Cut to what an `Int` can hold, which has 32 bits in a browser.
        let mostBlocks = Double(Int.max / 4 / frames.count)
        let first = step > 0 ? (start - margin - overhang) / step : 0
        let last = step > 0 ? (end - margin) / step : mostBlocks
        // A block more at both ends: a division may round across an integer, and negative ones are cut toward 0.
        let lower = Int(max(0, min(first - 1, mostBlocks))) * frames.count
        return lower..<max(lower, (Int(max(-1, min(last + 1, mostBlocks))) + 1) * frames.count)
    }
}

/// A layout in closed form that repeats a block.
@usableFromInline
protocol BlockLayout: FormulaLayout {
    /// What was worked out last.
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

    // With a closure, for a block that is returned would be counted once more for every frame.
    @inlinable
    @inline(__always)  // Saves counting a reference for every frame.
    func withBlock<Result>(in container: Container, _ body: (FrameBlock) -> Result) -> Result {
        if let solved, solved.isMade(for: container) { return body(solved) }
        return body(block(in: container))
    }
}
