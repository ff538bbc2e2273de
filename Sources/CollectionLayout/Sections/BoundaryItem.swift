/// An element at an edge, at a corner or in the middle of a section or of a whole arrangement. Examples are a narrow
/// title, a label beside the items, or a line over all items.
///
/// A header is a special case: it is at the start, and as broad as the viewport. Boundary items at the same edge
/// overlap.
public struct BoundaryItem: Hashable, Sendable {
    /// The length. Ratios refer to the item's breadth.
    public var length: ItemSize
    /// The breadth. Ratios refer to the viewport's breadth between the item's insets. If it is estimated, the item
    /// sizes itself along both axes, but never gets broader than that.
    public var breadth: ItemSize
    /// The point of the section and the point of the item that coincide. If the item ``takesRoom``, it lies outside the
    /// contents on an axis on which the anchor is 0 or 1.
    public var anchor: LogicalAnchor
    /// The translation along the main axis, in points. The item takes its space at its original position.
    public var main: Double
    /// The translation across, in points. The item takes its space at its original position.
    public var cross: Double
    /// Whether the item makes the section larger. Otherwise it lies over the contents. An item at a corner takes up
    /// space along the main axis.
    public var takesRoom: Bool
    /// Whether the item stays in the viewport as long as the section is visible. This has an effect only at the start
    /// and at the end.
    public var isPinned: Bool
    /// The inset at the leading side, in points.
    public var leading: Double
    /// The inset at the trailing side, in points.
    public var trailing: Double

    /// Makes a boundary item. By default, it has the whole breadth, and takes up space at its edge.
    public init(
        length: ItemSize, breadth: ItemSize = .ratio(1), at anchor: LogicalAnchor,
        offset: (main: Double, cross: Double) = (0, 0), takesRoom: Bool = true, isPinned: Bool = false,
        leading: Double = 0, trailing: Double = 0
    ) {
        self.length = length
        self.breadth = breadth
        self.anchor = anchor
        (main, cross) = offset
        self.takesRoom = takesRoom
        self.isPinned = isPinned
        self.leading = leading
        self.trailing = trailing
    }

    /// The edge of the section at which the item takes space.
    enum Edge { case start, end, leading, trailing }

    var edge: Edge? {
        guard takesRoom else { return nil }
        if anchor.main != 0.5 { return anchor.main < 0.5 ? .start : .end }
        return anchor.cross == 0.5 ? nil : anchor.cross < 0.5 ? .leading : .trailing
    }

    var canBePinned: Bool { isPinned && anchor.main != 0.5 }

    @inline(never)  // Called from many places.
    func breadth(in room: Double) -> Double {
        let most = self.room(in: room)
        let breadth = self.breadth.length(forBreadth: most)
        return self.breadth.isSelfSizing ? min(breadth, most) : breadth
    }

    /// Returns the breadth between the item's insets in a viewport of a breadth, both in points.
    func room(in viewport: Double) -> Double {
        max(0, viewport - LayoutUnit.length(leading) - LayoutUnit.length(trailing))
    }

    func length(in room: Double) -> Double { length.length(forBreadth: breadth(in: room)) }

    /// Applies a measurement of the item in a viewport of a breadth, in points. A measurement without a breadth
    /// confirms the present one, so that the item is not measured again and again.
    mutating func measure(_ measurement: MeasuredSize, in room: Double) {
        if breadth.isSelfSizing {
            let most = self.room(in: room)
            breadth = breadth.measured(measurement.breadth ?? breadth.length(forBreadth: most), atBreadth: most)
        }
        length = length.measured(measurement.length, atBreadth: breadth(in: room))
    }

    /// Whether an extent was measured.
    var isMeasured: Bool { length.isMeasured || breadth.isMeasured }

    /// Whether an extent is an estimate.
    var isEstimate: Bool { length.isEstimate || breadth.isEstimate }

    /// Turns measured extents back into estimates.
    mutating func forgetMeasurements() { (length, breadth) = (length.remeasurable(), breadth.remeasurable()) }

    /// Returns the item's frame around contents from `start` to `end`.
    ///
    /// - Parameters:
    ///   - start: The start of the contents, in points.
    ///   - end: The end of the contents, in points.
    ///   - room: The breadth of the viewport, in points.
    func frame(from start: Double, to end: Double, in room: Double) -> LogicalRect {
        let (length, breadth) = (length(in: room), breadth(in: room))
        let (first, last) = (LayoutUnit.length(leading), LayoutUnit.length(trailing))
        let between: Double
        switch edge {
        case .start: between = start - length
        case .end: between = end
        default: between = start + LayoutUnit.roundedDown(anchor.main * (end - start - length))
        }
        return LogicalRect(
            main: LayoutUnit.snap(LayoutUnit.position(between + main)),
            cross: LayoutUnit.snap(
                LayoutUnit.position(first + anchor.cross * (room - first - last - breadth) + cross)),
            length: length, breadth: breadth)
    }
}
