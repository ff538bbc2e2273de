/// Something at an edge, at a corner or in the middle of a section, or of a whole arrangement: a title that is not as broad as the
/// section, a label beside the items, a line over all of it.
///
/// A header is the special case of one at the start that is as broad as the viewport. Several at the same edge overlap.
public struct BoundaryItem: Hashable, Sendable {
    /// How long it is. Ratios are to its breadth.
    public var length: ItemSize
    /// How broad it is, which is never measured. Ratios are to the breadth between its insets.
    public var breadth: ItemSize
    /// The point of the section, and the point of the item that lies there. On an axis on which it is 0 or 1, and ``takesRoom``,
    /// the item lies outside of the contents.
    public var anchor: LogicalAnchor
    /// By how much it is moved from there, in points. It takes its room where it would be otherwise.
    public var main: Double
    /// By how much it is moved across from there, in points.
    public var cross: Double
    /// Whether the section is larger by it. Otherwise it lies over the contents. One at a corner takes room along the main axis.
    public var takesRoom: Bool
    /// Whether it stays in the viewport as long as the section does; only at the start and at the end.
    public var isPinned: Bool
    /// At the leading side, in points.
    public var leading: Double
    /// At the trailing side, in points.
    public var trailing: Double

    /// Makes a boundary item; by default it is as broad as there is room, and takes room at its edge.
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

    /// The edge of the section at which it takes room.
    enum Edge { case start, end, leading, trailing }

    var edge: Edge? {
        guard takesRoom else { return nil }
        if anchor.main != 0.5 { return anchor.main < 0.5 ? .start : .end }
        return anchor.cross == 0.5 ? nil : anchor.cross < 0.5 ? .leading : .trailing
    }

    var canBePinned: Bool { isPinned && anchor.main != 0.5 }

    func breadth(in room: Double) -> Double {
        breadth.length(forBreadth: max(0, room - LayoutUnit.length(leading) - LayoutUnit.length(trailing)))
    }

    func length(in room: Double) -> Double { length.length(forBreadth: breadth(in: room)) }

    /// Where it lies around contents that reach from `start` to `end`.
    ///
    /// - Parameter room: the breadth of the viewport.
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
