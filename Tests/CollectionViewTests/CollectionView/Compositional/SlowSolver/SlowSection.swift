import CollectionView
import Foundation

/// A section of the slow solver: groups in one line or below each other, and items at the boundary.
struct SlowSection {
    struct Boundary {
        var width: SlowNode.Extent
        var height: SlowNode.Extent
        var alignment: NSRectAlignment
        var offset = CGPoint.zero
        var extends = true
        var isPinned = false
    }

    struct Solution {
        var items: [CGRect] = []
        var boundary: [CGRect] = []
        var end = 0.0
        /// The groups of a section that scrolls across, and whether they extend beyond their items as far as with the
        /// estimated sizes.
        var groups: [(start: Double, end: Double)] = []
        var hasRegularMargins = true
        /// The length of a section that scrolls across, and the length of its viewport.
        var (shelfLength, shelfViewport) = (0.0, 0.0)
    }

    /// What the solver has to know about a layout that is shown.
    struct Situation {
        var view: CGSize
        /// The axis that scrolls.
        var axis: SlowAxis
        /// The visible range of the axis, to which items are pinned.
        var visible: ClosedRange<Double>
        /// Returns the size that the view of an item prefers; nil if it has not been asked.
        var measured: (_ section: Int, _ item: Int) -> CGSize?
        /// Returns the offset of a section that scrolls across.
        var innerOffset: (_ section: Int) -> Double
    }

    var group: SlowNode
    var insets = SlowNode.Insets()
    var spacing = 0.0
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var boundary: [Boundary] = []

    func solved(_ section: Int, count: Int, at start: Double, in situation: Situation) throws -> Solution {
        let (axis, across) = (situation.axis, situation.axis.other)
        let free = situation.view[across] - insets.both(across)
        var between = situation.view
        between[across] = free
        let sizes = boundary.map {
            CGSize(width: $0.width.resolved(in: between), height: $0.height.resolved(in: between))
        }
        /// Returns the space that items take at the side with an anchor.
        func space(_ axis: SlowAxis, _ anchor: Double) -> Double {
            zip(boundary, sizes).filter { $0.0.side(scrolling: situation.axis) == Side(axis: axis, anchor: anchor) }
                .map { $0.1[axis] }.max() ?? 0
        }
        var solution = Solution()
        let contentStart = start + space(axis, 0)
        var room = situation.view
        room[across] = free - space(across, 0) - space(across, 1)
        guard room[across] > 1, free > 1 else { throw DoesNotFit() }
        var origin = CGPoint.zero
        let hasInsets = count > 0 || !boundary.isEmpty
        origin[axis] = contentStart + (hasInsets ? insets.before(axis) : 0)
        origin[across] = insets.before(across) + space(across, 0)
        var length = 0.0
        if behavior != .none {
            let row = try SlowGroups(of: group, spacing: spacing, count: count, in: room, along: across) {
                situation.measured(section, $0)
            }
            // A shelf whose height is measured ends with its items.
            guard !group.extent(axis).isEstimate || row.endsWithItems else { throw DoesNotFit() }
            length = row.extentAcross
            solution.hasRegularMargins = row.hasRegularMargins
            (solution.items, solution.groups) = (row.items, row.groups)
            (solution.shelfLength, solution.shelfViewport) = (row.end, room[across])
            origin[across] -= situation.innerOffset(section)
        } else if let lines = try SlowLines(
            of: group, spacing: spacing, count: count, in: room, along: axis,
            measured: { situation.measured(section, $0) })
        {
            (solution.items, length) = (lines.items, lines.end)
        } else {
            let column = try SlowGroups(of: group, spacing: spacing, count: count, in: room, along: axis) {
                situation.measured(section, $0)
            }
            (solution.items, length) = (column.items, column.end)
        }
        solution.items = solution.items.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        let contentEnd = origin[axis] + length + (hasInsets ? insets.after(axis) : 0)
        solution.end = contentEnd + space(axis, 1)
        solution.boundary = zip(boundary, sizes).map { item, size in
            var frame = CGRect(origin: .zero, size: size)
            frame.origin[across] =
                insets.before(across) + item.anchor(across) * (free - size[across]) + item.offset[across]
            frame.origin[axis] =
                item.position(axis, size, from: contentStart, to: contentEnd, scrolling: axis)
                + item.offset[axis]
            if item.isPinned {
                frame.origin[axis] = item.pinned(
                    frame.origin[axis], size[axis], from: contentStart, to: contentEnd,
                    in: situation.visible, axis)
            }
            return frame
        }
        return solution
    }
}

/// A side of a section.
private struct Side: Equatable {
    var axis: SlowAxis
    var anchor: Double
}

extension SlowSection.Boundary {
    /// Returns 0 for the leading or upper edge, 1 for the other one, and 0.5 for the middle.
    fileprivate func anchor(_ axis: SlowAxis) -> Double {
        switch (axis, alignment) {
        case (.x, .leading), (.x, .topLeading), (.x, .bottomLeading): 0
        case (.x, .trailing), (.x, .topTrailing), (.x, .bottomTrailing): 1
        case (.y, .top), (.y, .topLeading), (.y, .topTrailing): 0
        case (.y, .bottom), (.y, .bottomLeading), (.y, .bottomTrailing): 1
        default: 0.5
        }
    }

    /// Returns the side at which the item enlarges the section; nil for an item over the contents.
    fileprivate func side(scrolling axis: SlowAxis) -> Side? {
        guard extends else { return nil }
        // A corner belongs to the axis that scrolls.
        for axis in [axis, axis.other] where anchor(axis) != 0.5 { return Side(axis: axis, anchor: anchor(axis)) }
        return nil
    }

    fileprivate func position(
        _ axis: SlowAxis, _ size: CGSize, from start: Double, to end: Double, scrolling: SlowAxis
    ) -> Double {
        if let side = side(scrolling: scrolling), side.axis == axis {
            return side.anchor == 0 ? start - size[axis] : end
        }
        return start + anchor(axis) * (end - start - size[axis])
    }

    /// Returns the position of an item that stays in the visible range as long as the contents are there.
    fileprivate func pinned(
        _ position: Double, _ length: Double, from start: Double, to end: Double, in visible: ClosedRange<Double>,
        _ axis: SlowAxis
    ) -> Double {
        switch anchor(axis) {
        case 0 where position < visible.lowerBound: max(position, min(visible.lowerBound, end - length))
        case 1 where position + length > visible.upperBound: min(position, max(visible.upperBound - length, start))
        default: position
        }
    }
}
