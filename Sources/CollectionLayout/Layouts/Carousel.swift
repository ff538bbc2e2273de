/// A single line of items, each as broad as the container, with positions at which scrolling comes to rest.
///
/// To scale or rotate items as they pass through the viewport, use a ``ViewportEffect``: scrolling does not lay out
/// anything again.
public struct Carousel: BlockLayout {
    /// The length of every item.
    public enum ItemLength: Hashable, Sendable {
        /// A length in points.
        case fixed(Double)
        /// A fraction of the viewport's length.
        case fraction(Double)
    }

    /// The point of an item that rests at the same point of the viewport.
    public enum Rest: UInt8, Hashable, Sendable {
        /// The start of an item rests at the start of the viewport.
        case start
        /// The middle of an item rests in the middle of the viewport. The layout adds a margin before the first item
        /// and after the last one, so that they can rest there, too.
        case center
    }

    /// The length of every item.
    public let itemLength: ItemLength
    /// The distance between two items, in points.
    public let spacing: Double
    /// The point of an item that rests at the same point of the viewport.
    public let rest: Rest
    @usableFromInline var solved: FrameBlock?

    /// - Parameters:
    ///   - itemLength: The length of every item.
    ///   - spacing: The distance between two items, in points.
    ///   - rest: The point of an item that rests at the same point of the viewport.
    public init(itemLength: ItemLength = .fraction(0.8), spacing: Double = 0, rest: Rest = .center) {
        self.itemLength = itemLength
        self.spacing = LayoutUnit.length(spacing)
        self.rest = rest
    }

    @inline(never)  // Four functions call it; inlining would repeat it in each.
    @usableFromInline
    func block(in container: Container) -> FrameBlock {
        let length = length(in: container)
        let margin = margin(in: container)
        let frame = LogicalRect(main: margin, cross: 0, length: length, breadth: container.breadth)
        return FrameBlock([frame], step: length + spacing, margin: margin, in: container)
    }

    /// Returns the resting offset for a viewport that would stop at `offset`.
    ///
    /// - Parameters:
    ///   - offset: The distance of the viewport from the start of the section's items, in points.
    ///   - velocity: The velocity, of which only the sign matters. A flick continues to the next resting position in
    ///     its direction. Without velocity, the nearest one is chosen.
    ///   - count: The number of items.
    ///   - container: The container of the section.
    /// - Returns: An offset at which an item rests, or an end of the content.
    /// - Complexity: O(1).
    public func restingOffset(
        near offset: Double, velocity: Double = 0, count: Int, in container: Container
    ) -> Double {
        let length = length(in: container)
        let step = length + spacing
        let count = min(count, Items.maximumItemCount)
        // A comparison with NaN is false, so an offset that is not a number gives 0.
        guard count > 0, step > 0, abs(offset) >= 0 else { return 0 }
        let first = rest == .center ? margin(in: container) + (length - container.viewportLength) / 2 : 0
        let end = max(0, self.length(of: count, in: container) - container.viewportLength)
        func restingOffset(at item: Int) -> Double { max(0, min(first + Double(item) * step, end)) }
        let position = max(0, min((offset - first) / step, Double(count - 1)))
        let item = Int(position)
        let before = restingOffset(at: item)
        let after = Double(item) < position ? restingOffset(at: item + 1) : before
        if velocity < 0 { return before }
        return velocity > 0 || after - offset <= offset - before ? after : before
    }

    private func length(in container: Container) -> Double {
        switch itemLength {
        case .fixed(let length): LayoutUnit.length(length)
        case .fraction(let part): LayoutUnit.length(part * container.viewportLength)
        }
    }

    /// Returns the margin before the first item and after the last one, in points.
    private func margin(in container: Container) -> Double {
        rest == .center ? LayoutUnit.roundedDown(max(0, container.viewportLength - length(in: container)) / 2) : 0
    }
}
