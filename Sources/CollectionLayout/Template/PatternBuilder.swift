/// Resolves the dimensions of a template in a container, and repeats subitems.
///
/// How often they are repeated follows from estimates, never from what was measured: so an item never changes its group.
struct PatternBuilder {
    static let mostSubitems = 4096
    static let mostParts = 1 << 16
    static let mostDepth = 64

    private var main = AxisPlan()
    private var cross = AxisPlan()
    /// By the number of the item: its part, and whether it is as long as the longest such item.
    private var items: [(part: Int, isUniform: Bool)] = []
    var problems: [Template.Problem] = []
    var path: [Int] = []

    /// The first part is the room of the section, as long as the one group in it; the second one is the group.
    init(_ group: Template.Node, in container: Container) {
        let room = Template.Box(length: container.viewportLength, breadth: container.breadth)
        add(group, in: room)
        if items.isEmpty {
            // Not a single item: they must be somewhere.
            main = AxisPlan()
            cross = AxisPlan()
            add(.item(length: group.length, breadth: group.breadth), in: room)
        }
    }

    private mutating func add(_ group: Template.Node, in room: Template.Box) {
        func part(_ extent: Double, isEstimated: Bool) -> AxisPlan.Part {
            AxisPlan.Part(
                content: .overlay, extent: extent, isEstimated: isEstimated, before: .none, after: .none,
                insets: (0, 0))
        }
        main.append(part(0, isEstimated: true))
        cross.append(part(room.breadth, isEstimated: false))
        add(group, in: room, isReported: true)
        close(0)
    }

    /// The plan, and where its parts lie across.
    func solvedAcross() -> (plan: GroupPlan, across: [Span]) {
        var across = cross.parts.map { Span(start: 0, extent: $0.extent) }
        across.withUnsafeMutableBufferPointer { cross.solve($0) }
        let planned = items.map { part, isUniform in
            let span = across[part].inset(by: cross.parts[part].insets)
            return GroupPlan.Item(part: part, cross: span.start, breadth: span.extent, isUniform: isUniform)
        }
        return (GroupPlan(main: main, items: planned), across)
    }

    var isFull: Bool { main.parts.count >= Self.mostParts }

    private mutating func close(_ number: Int) {
        main.close(number)
        cross.close(number)
    }

    /// - Parameters:
    ///   - box: the room to which fractions refer.
    ///   - share: the extent along an axis that was decided for it.
    ///   - isReported: whether problems are to be noted down: once, not at every repetition.
    mutating func add(
        _ node: Template.Node, in box: Template.Box, share: (axis: Template.Axis, extent: Double)? = nil,
        isReported: Bool
    ) {
        let number = main.parts.count
        #if !$Embedded
            if isReported { reportNumbers(of: node) }
        #endif
        let isTooDeep = path.count > Self.mostDepth
        let content = isTooDeep ? .item : node.content
        if isTooDeep, !node.isItem { report(.tooDeep, if: isReported) }

        let length = part(of: node, content, along: .main, in: box, share)
        let breadth = part(of: node, content, along: .cross, in: box, share)
        main.append(length)
        cross.append(breadth)
        let room = Template.Box(length: length.room, breadth: breadth.room)
        switch content {
        case .item:
            items.append((number, length.isEstimated && node.length.isUniform))
        case .group(let group):
            let isEstimated = (group.axis == .main ? length : breadth).isEstimated
            addSubitems(of: group, in: room, isEstimated: isEstimated, isReported: isReported)
        case .custom(let frames):
            for frame in frames(room) { addItem(at: frame) }
        }
        close(number)
    }

    private func part(
        of node: Template.Node, _ content: Template.Node.Content, along axis: Template.Axis, in box: Template.Box,
        _ share: (axis: Template.Axis, extent: Double)?
    ) -> AxisPlan.Part {
        let dimension = node.dimension(along: axis)
        let share = share?.axis == axis ? share?.extent : nil
        let partContent: AxisPlan.Part.Content
        var canBeEstimated = true
        switch content {
        case .item:
            partContent = .item
            canBeEstimated = axis == .main
        case .group(let group): partContent = group.axis == axis ? .sequence(AxisPlan.Gap(group.spacing)) : .overlay
        case .custom: partContent = .overlay
        }
        let insets = axis == .main ? (node.insets.start, node.insets.end) : (node.insets.leading, node.insets.trailing)
        return AxisPlan.Part(
            content: partContent, extent: share ?? dimension.extent(in: box),
            isEstimated: share == nil && canBeEstimated && dimension.isEstimated,
            before: AxisPlan.Gap(node.edges.before(axis)),
            after: AxisPlan.Gap(node.edges.after(axis)), insets: share == nil && dimension.isEstimated ? (0, 0) : insets
        )
    }

    /// An item of a custom group is one with spacing before it.
    private mutating func addItem(at frame: LogicalRect) {
        func part(_ start: Double, _ extent: Double) -> AxisPlan.Part {
            AxisPlan.Part(
                content: .item, extent: LayoutUnit.length(extent), isEstimated: false,
                before: AxisPlan.Gap(.fixed(start)), after: .none, insets: (0, 0))
        }
        let number = main.parts.count
        main.append(part(frame.main, frame.length))
        cross.append(part(frame.cross, frame.breadth))
        items.append((number, false))
        close(number)
    }
}

extension PatternBuilder {
    private mutating func reportNumbers(of node: Template.Node) {
        var numbers = [node.length.number, node.breadth.number]
        numbers += [node.edges.start, node.edges.end, node.edges.leading, node.edges.trailing].map { $0.number }
        if case .group(let group) = node.content { numbers.append(group.spacing.number) }
        for number in numbers where !(number >= 0 && number.isFinite) { report(.invalidNumber(number), if: true) }
    }

    mutating func report(_ reason: Template.Problem.Reason, if isReported: Bool) {
        #if !$Embedded
            if isReported { problems.append(Template.Problem(path: path, reason: reason)) }
        #endif
    }
}
