extension PatternBuilder {
    mutating func addSubitems(
        of group: Template.Node.Group, in room: Template.Box, isEstimated: Bool, isReported: Bool
    ) {
        guard !group.subitems.isEmpty else { return report(.emptyGroup, if: isReported) }
        let count = count(of: group, in: room, isEstimated: isEstimated, isReported: isReported)
        let spacing = group.spacing.minimum * Double(count - 1)
        #if !$Embedded
            if isReported { reportSpacing(spacing, of: group, in: room) }
        #endif
        var box = room
        box[group.axis] = max(0, room[group.axis] - spacing)
        var share: Template.Dimension?
        if case .equalParts = group.repetition {
            var rest = box[group.axis]
            for position in 0..<count { rest -= group.subitem(at: position).edges.minimum(along: group.axis) }
            share = .absolute(room.roundedDown(rest / Double(count)))
        }
        for position in 0..<count {
            guard !isFull else { return report(.tooManySubitems, if: isReported) }
            path.append(position % group.subitems.count)
            let subitem = group.subitem(at: position)
            let isFirst = position < group.subitems.count
            add(
                subitem, length: group.axis == .main ? share ?? subitem.length : subitem.length,
                breadth: group.axis == .cross ? share ?? subitem.breadth : subitem.breadth, in: box,
                isReported: isReported && isFirst)
            path.removeLast()
        }
    }

    /// Reports spacing that leaves no room for the subitems that share it.
    private mutating func reportSpacing(_ spacing: Double, of group: Template.Node.Group, in room: Template.Box) {
        var sharesRoom = group.subitems.contains {
            ($0.shape.dimension(along: group.axis).fraction(along: group.axis) ?? 0) > 0
        }
        if case .equalParts = group.repetition { sharesRoom = true }
        guard sharesRoom, room[group.axis] > 0, spacing >= room[group.axis] else { return }
        report(.spacingTakesRoom(spacing: spacing, room: room[group.axis]), if: true)
    }

    /// Returns the number of subitems in a group, at least 1.
    private mutating func count(
        of group: Template.Node.Group, in room: Template.Box, isEstimated: Bool, isReported: Bool
    ) -> Int {
        var count: Int
        switch group.repetition {
        case .whileFitting:
            count = isEstimated ? group.subitems.count : group.fittingCount(in: room, atMost: Self.maximumSubitemCount)
            if count == 0 {
                let first = group.subitem(at: 0)
                report(
                    .subitemDoesNotFit(
                        extent: first.dimension(along: group.axis).extent(in: room)
                            + first.edges.minimum(along: group.axis), room: room[group.axis]), if: isReported)
            }
        case .count(let requested), .equalParts(let requested):
            count = requested
            if requested < 1 { report(.countBelowOne(requested), if: isReported) }
        }
        if count > Self.maximumSubitemCount { report(.tooManySubitems, if: isReported) }
        return max(1, min(count, Self.maximumSubitemCount))
    }
}

extension Template.Node.Group {
    /// Returns the subitem at a position of the repeated list.
    func subitem(at position: Int) -> Template.Node.Shape { subitems[position % subitems.count].shape }

    /// Returns the number of subitems that fit. The spacing between them is subtracted before fractions are resolved.
    /// O(count).
    func fittingCount(in room: Template.Box, atMost most: Int) -> Int {
        // A sum of fractions such as 1/3 may be a little more or less than it should be.
        let tolerance = 1e-6
        var fractions = 0.0
        var smallest = Double.infinity
        var points = 0.0
        for count in 0..<most {
            let next = subitem(at: count)
            let dimension = next.dimension(along: axis)
            if let fraction = dimension.fraction(along: axis) {
                fractions += fraction
                if fraction > 0 { smallest = min(smallest, fraction) }
            } else {
                points += dimension.exactExtent(in: room)
            }
            points += next.edges.minimum(along: axis)
            let gaps = Double(count) * spacing.minimum
            let rest = room[axis] - gaps
            // Both conditions are necessary: without any room, every fraction is 0 points and would fit.
            if fractions > 1 + tolerance || fractions * rest + points > rest + tolerance { return count }
            // Spacing must leave something for every fraction.
            if gaps > 0, fractions > 0, smallest * rest < 1 / LayoutUnit.perPoint { return count }
            // Subitems without any extent would never end.
            if count == subitems.count, fractions == 0, points == 0, gaps == 0 { return count }
        }
        return most
    }
}
