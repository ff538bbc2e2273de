import Foundation

/// The items of a horizontal group whose items determine their breadth: lines of as many items as fit.
struct SlowLines {
    var items: [CGRect] = []
    var end = 0.0

    /// Returns nil for any other group.
    ///
    /// - Parameter axis: The axis along which lines follow each other.
    init?(
        of group: SlowNode, spacing: Double, count: Int, in room: CGSize, along axis: SlowAxis,
        measured: (Int) -> CGSize?
    ) throws {
        let across = axis.other
        guard let list = group.list, list.axis == across, list.subitems.count == 1, let item = list.subitems.first,
            item.list == nil, case .fitting = list.repetition, item.extent(across).isEstimate,
            !group.extent(across).isEstimate
        else { return nil }
        var inner = group.resolved(in: room)
        guard inner[across] == room[across], !list.gap.isFlexible, !item.edges.isFlexible, !group.edges.isFlexible
        else { throw DoesNotFit() }
        let groupLength = inner[axis]
        let growsGroup = group.extent(axis).isEstimate
        let growsItem = item.extent(axis).isEstimate
        func insets(_ node: SlowNode) -> (before: Double, after: Double) {
            node.extent(axis).isEstimate ? (0, 0) : (node.insets.before(axis), node.insets.after(axis))
        }
        let (groupInsets, itemInsets) = (insets(group), insets(item))
        inner[axis] -= groupInsets.before + groupInsets.after
        inner[across] -= group.insets.both(across)
        guard inner[axis] > 1, inner[across] > 1 else { throw DoesNotFit() }

        var (lineStart, place, lineEnd) = (0.0, 0.0, 0.0)
        for number in 0..<count {
            var slot = item.resolved(in: inner)
            let preferred = measured(number)
            for axis in [SlowAxis.x, .y] where item.extent(axis).isEstimate {
                slot[axis] = preferred?[axis] ?? slot[axis]
            }
            let extent = slot[across] + item.minimumEdges(across)
            if number > 0 {
                place += list.gap.points
                if place + extent > inner[across] + 1e-6 {
                    // A group of a fixed length is as long as it is, unless its items determine their length.
                    lineStart =
                        (growsGroup || growsItem
                            ? lineEnd : lineStart + groupLength + group.minimumEdges(axis)) + spacing
                    place = 0
                }
            }
            var frame = CGRect.zero
            frame.origin[axis] =
                lineStart + group.edges.before(axis).points + groupInsets.before + item.edges.before(axis).points
                + itemInsets.before
            frame.origin[across] =
                group.edges.before(across).points + group.insets.before(across) + place
                + item.edges.before(across).points
            frame.size = slot
            frame.size[axis] = abs(slot[axis] - itemInsets.before - itemInsets.after)
            items.append(frame)
            let itemEnd = frame.origin[axis] + frame.size[axis] + itemInsets.after + item.edges.after(axis).points
            if !growsGroup, !growsItem, slot[axis] + item.minimumEdges(axis) > inner[axis] { throw DoesNotFit() }
            let end = itemEnd + groupInsets.after + group.edges.after(axis).points
            lineEnd = place == 0 ? end : max(lineEnd, end)
            place += extent
        }
        end = lineEnd
    }
}
