import Foundation

/// The box of an item or a group, with the boxes in it.
final class SlowBox {
    let node: SlowNode
    /// Whether the insets count along each axis. Along an estimated axis, they do not.
    let isInset: (x: Bool, y: Bool)
    /// The number of the item in the outermost group; nil for a group.
    let item: Int?
    private(set) var size: CGSize
    private(set) var children: [SlowBox] = []
    /// The position in the box around it.
    private(set) var origin = CGPoint.zero

    /// Solves an item or a group.
    ///
    /// - Parameters:
    ///   - room: The size to which fractions refer.
    ///   - share: The extent along an axis that the group decided, if any.
    ///   - next: The number of the next item.
    ///   - measured: Returns the size that the view of an item prefers; nil if it has not been asked.
    init(
        _ node: SlowNode, in room: CGSize, share: (axis: SlowAxis, points: Double)? = nil, next: inout Int,
        measured: (Int) -> CGSize?
    ) throws {
        func isEstimated(_ axis: SlowAxis) -> Bool { node.extent(axis).isEstimate && share?.axis != axis }
        self.node = node
        isInset = (!isEstimated(.x), !isEstimated(.y))
        size = node.resolved(in: room)
        if let share { size[share.axis] = share.points }
        guard let list = node.list else {
            item = next
            let preferred = measured(next)
            next += 1
            for axis in [SlowAxis.x, .y] where isEstimated(axis) { size[axis] = preferred?[axis] ?? size[axis] }
            return
        }
        item = nil
        let inner = innerSize
        let nodes = try list.nodes(in: inner, isEstimated: isEstimated(list.axis))
        var rest = inner
        rest[list.axis] -= list.gap.points * Double(nodes.count - 1)
        guard rest[list.axis] > 1 else { throw DoesNotFit() }
        var part: (axis: SlowAxis, points: Double)?
        if case .parts = list.repetition {
            let edges = nodes.reduce(0) { $0 + $1.minimumEdges(list.axis) }
            part = (list.axis, ((rest[list.axis] - edges) / Double(nodes.count) * 2 + 1e-6).rounded(.down) / 2)
            guard part!.points > 0 else { throw DoesNotFit() }
        }
        children = try nodes.map { try SlowBox($0, in: rest, share: part, next: &next, measured: measured) }
        // A group grows with what is in it along its estimated axes.
        let across = list.axis.other
        let used = children.reduce(list.gap.points * Double(nodes.count - 1)) { $0 + $1.slot(list.axis) }
        if isEstimated(list.axis) { size[list.axis] = used }
        if isEstimated(across) { size[across] = children.map { $0.slot(across) }.max() ?? 0 }
        try place(list, used: used)
    }

    /// The extent of the box with the edge spacing around it.
    func slot(_ axis: SlowAxis) -> Double { size[axis] + node.minimumEdges(axis) }

    func isInset(_ axis: SlowAxis) -> Bool { axis == .x ? isInset.x : isInset.y }

    private var innerSize: CGSize {
        var inner = size
        for axis in [SlowAxis.x, .y] where isInset(axis) { inner[axis] = abs(size[axis] - node.insets.both(axis)) }
        return inner
    }

    private var innerOrigin: CGPoint {
        CGPoint(x: isInset.x ? node.insets.left : 0, y: isInset.y ? node.insets.top : 0)
    }

    private func place(_ list: SlowNode.List, used: Double) throws {
        let (along, across) = (list.axis, list.axis.other)
        let inner = innerSize
        var flexible = list.gap.isFlexible ? children.count - 1 : 0
        for child in children {
            flexible += [child.node.edges.before(along), child.node.edges.after(along)].filter(\.isFlexible).count
        }
        let left = inner[along] - used
        guard left >= -1e-6 || flexible == 0 else { throw DoesNotFit() }
        let share = flexible > 0 ? left / Double(flexible) : 0
        func extent(_ gap: SlowNode.Gap) -> Double { gap.points + (gap.isFlexible ? share : 0) }
        var place = innerOrigin[along]
        for (index, child) in children.enumerated() {
            if index > 0 { place += extent(list.gap) }
            place += extent(child.node.edges.before(along))
            child.origin[along] = place
            place += child.size[along] + extent(child.node.edges.after(along))
            // Across the group, each child has all of the room.
            let (first, last) = (child.node.edges.before(across), child.node.edges.after(across))
            let free = inner[across] - child.slot(across)
            let shares = [first, last].filter(\.isFlexible).count
            guard free >= -1e-6 || shares == 0 else { throw DoesNotFit() }
            child.origin[across] =
                innerOrigin[across] + first.points + (first.isFlexible ? free / Double(shares) : 0)
        }
    }

    /// Calls `body` with the number, the frame and the end of the slot of every item in the box.
    func forEachItem(at origin: CGPoint, _ body: (_ item: Int, _ frame: CGRect, _ slotEnd: CGPoint) -> Void) {
        if let item {
            let start = innerOrigin
            let frame = CGRect(
                origin: CGPoint(x: origin.x + start.x, y: origin.y + start.y), size: innerSize)
            let end = CGPoint(
                x: origin.x + size.width + node.edges.right.points,
                y: origin.y + size.height + node.edges.bottom.points)
            body(item, frame, end)
        }
        for child in children {
            child.forEachItem(at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y), body)
        }
    }
}

extension SlowNode {
    func minimumEdges(_ axis: SlowAxis) -> Double { edges.before(axis).points + edges.after(axis).points }
}

extension SlowNode.List {
    /// Returns the subitems of a group, repeated.
    fileprivate func nodes(in inner: CGSize, isEstimated: Bool) throws -> [SlowNode] {
        var count = 0
        switch repetition {
        // A group that grows along its axis has each subitem once.
        case .fitting where isEstimated: count = subitems.count
        case .fitting: while count < 100, fits(count + 1, in: inner) { count += 1 }
        case .count(let requested), .parts(let requested): count = requested
        }
        guard count > 0, count < 100 else { throw DoesNotFit() }
        return (0..<count).map { subitems[$0 % subitems.count] }
    }

    private func fits(_ count: Int, in inner: CGSize) -> Bool {
        var rest = inner
        rest[axis] -= gap.points * Double(count - 1)
        let needed = (0..<count).reduce(0.0) { sum, index in
            let node = subitems[index % subitems.count]
            return sum + node.extent(axis).exact(in: rest) + node.minimumEdges(axis)
        }
        return needed <= rest[axis] + 1e-6
    }
}
