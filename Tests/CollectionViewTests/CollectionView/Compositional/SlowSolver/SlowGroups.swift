import Foundation

/// The groups of a section, which follow each other along an axis.
struct SlowGroups {
    var items: [CGRect] = []
    /// The extents of groups along the axis, without the edge spacing around them.
    var groups: [(start: Double, end: Double)] = []
    /// The end of the last group along the axis, with its edge spacing.
    var end = 0.0
    /// The extent of the tallest group across the axis, with its edge spacing.
    var extentAcross = 0.0
    /// Whether every item reaches as far across as its group, except for the group's spacing.
    var endsWithItems = true
    /// Whether the groups contain their items, and extend beyond them as far as with the estimated sizes.
    var hasRegularMargins = true

    /// - Parameters:
    ///   - group: The repeated group.
    ///   - room: The size to which fractions refer.
    ///   - axis: The axis along which groups follow each other.
    ///   - measured: Returns the size that the view of an item prefers; nil if it has not been asked.
    init(
        of group: SlowNode, spacing: Double, count: Int, in room: CGSize, along axis: SlowAxis,
        measured: (Int) -> CGSize?
    ) throws {
        var itemsPerGroup = 0
        let estimated = try SlowBox(group, in: room, next: &itemsPerGroup) { _ in nil }
        let (edges, across) = (group.edges, axis.other)
        let margins = estimated.margins(along: axis)
        for first in stride(from: 0, to: count, by: itemsPerGroup) {
            var next = 0
            let present = min(itemsPerGroup, count - first)
            let box = try SlowBox(group, in: room, next: &next) { $0 < present ? measured(first + $0) : nil }
            if first > 0 { end += spacing }
            var origin = CGPoint.zero
            origin[axis] = end + edges.before(axis).points
            origin[across] = edges.before(across).points
            var used = CGPoint.zero
            box.forEachItem(at: origin) { number, frame, slotEnd in
                guard number < present else { return }
                items.append(frame)
                used = CGPoint(x: max(used.x, slotEnd.x), y: max(used.y, slotEnd.y))
            }
            // The last group is cut to what it uses.
            var (boxEnd, height) = (origin[axis] + box.size[axis], box.slot(across))
            if present < itemsPerGroup {
                boxEnd = min(boxEnd, used[axis] + (box.isInset(axis) ? group.insets.after(axis) : 0))
                if group.extent(across).isEstimate { height = used[across] + edges.after(across).points }
            }
            let ownMargins = box.margins(along: axis)
            if ownMargins.after < 0 || margins.after < 0 || abs(ownMargins.before - margins.before) > 1e-6
                || group.extent(axis).isEstimate && abs(ownMargins.after - margins.after) > 1e-6
            {
                hasRegularMargins = false
            }
            // The last group extends as far beyond its items as with the estimated sizes.
            let length =
                present < itemsPerGroup ? box.end(ofItems: present, along: axis) + margins.after : box.size[axis]
            groups.append((origin[axis], origin[axis] + length))
            end = boxEnd + edges.after(axis).points
            extentAcross = max(extentAcross, height)
            let reach = items.suffix(present).map { $0.origin[across] + $0.size[across] }.max() ?? 0
            if abs(reach + edges.after(across).points - height) > 1e-6 { endsWithItems = false }
        }
        // Items that are larger than their group can be scrolled to.
        for frame in items {
            end = max(end, frame.origin[axis] + frame.size[axis])
            extentAcross = max(extentAcross, frame.origin[across] + frame.size[across])
        }
    }
}

extension SlowBox {
    /// Returns the end of the frames of the first items, relative to the box.
    fileprivate func end(ofItems count: Int, along axis: SlowAxis) -> Double {
        var end = 0.0
        forEachItem(at: .zero) { number, frame, _ in
            if number < count { end = max(end, frame.origin[axis] + frame.size[axis]) }
        }
        return end
    }

    /// Returns the distances from the box's start to the first item, and from the last end of an item to the box's end.
    fileprivate func margins(along axis: SlowAxis) -> (before: Double, after: Double) {
        var before = 0.0
        forEachItem(at: .zero) { number, frame, _ in if number == 0 { before = frame.origin[axis] } }
        return (before, size[axis] - end(ofItems: .max, along: axis))
    }
}
