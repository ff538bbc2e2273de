/// Resolves the dimensions of a template in a container, and repeats subitems.
///
/// The number of repetitions depends on estimates, never on measured sizes, so that an item never changes its group.
struct PatternBuilder {
    static let maximumSubitemCount = 4096
    static let maximumPartCount = 1 << 16
    static let maximumDepth = 64

    private(set) var main = AxisPlan()
    private(set) var cross = AxisPlan()
    /// The items, without their cross positions.
    private(set) var items: [GroupPlan.Item] = []
    /// The attachments, each with the number of its part and of the part's first item.
    private(set) var attached: [(part: Int, item: Int, attachment: Template.Attachment)] = []
    var problems: [Template.Problem] = []
    var path: [Int] = []

    /// Resolves a group. The first part is the section's room, which is as long as the group; the second part is the
    /// group.
    init(_ group: Template.Node, pixelsPerPoint: Double, in container: Container) {
        let room = Template.Box(
            length: container.viewportLength, breadth: container.breadth, pixelsPerPoint: pixelsPerPoint)
        add(group.shape, in: room)
        if items.isEmpty {
            // The group has no items, but the section's items need positions.
            main = AxisPlan()
            cross = AxisPlan()
            add(Template.Node.item(length: group.shape.length, breadth: group.shape.breadth).shape, in: room)
        }
    }

    private mutating func add(_ group: Template.Node.Shape, in room: Template.Box) {
        main.parts.append(AxisPlan.Part(extent: 0, isEstimated: true, isGroup: true))
        cross.parts.append(AxisPlan.Part(extent: room.breadth, isGroup: true))
        add(group, length: group.length, breadth: group.breadth, in: room, isReported: true)
        close(0)
    }

    var isFull: Bool { main.parts.count >= Self.maximumPartCount }

    /// Sets the ends of a part, after all its subitems have been added.
    private mutating func close(_ number: Int) {
        main.parts[number].end = main.parts.count
        cross.parts[number].end = main.parts.count
    }

    /// - Parameters:
    ///   - shape: The item or group.
    ///   - length: The shape's own length, or the one that its group decided.
    ///   - breadth: The shape's own breadth, or the one that its group decided.
    ///   - box: The room to which fractions refer.
    ///   - isReported: Whether problems are recorded. They are recorded once, not for every repetition.
    mutating func add(
        _ shape: Template.Node.Shape, length: Template.Dimension, breadth: Template.Dimension, in box: Template.Box,
        isReported: Bool
    ) {
        #if !$Embedded
            if isReported { reportNumbers(of: shape) }
        #endif
        let isTooDeep = path.count > Self.maximumDepth
        let content = isTooDeep ? .item : shape.content
        if isTooDeep, !shape.content.isItem { report(.tooDeep, if: isReported) }

        let number = main.parts.count
        for attachment in shape.attachments { attached.append((number, items.count, attachment)) }
        main.append(shape, content, length, along: .main, in: box)
        cross.append(shape, content, breadth, along: .cross, in: box)
        let room = Template.Box(
            length: main.parts[number].room, breadth: cross.parts[number].room, pixelsPerPoint: box.pixelsPerPoint)
        switch content {
        case .item:
            items.append(
                GroupPlan.Item(part: number, isUniform: length.isUniform, usesPreferredBreadth: breadth.isEstimated))
        case .group(let group):
            let isEstimated = group.axis == .main ? length.isEstimated : breadth.isEstimated
            addSubitems(of: group, in: room, isEstimated: isEstimated, isReported: isReported)
        case .custom(let frames):
            for custom in frames(room) {
                // Edge spacing positions the item, because there are no items with free positions.
                let frame = custom.frame
                let edges = Template.EdgeSpacing(start: .fixed(frame.main), leading: .fixed(frame.cross))
                let item = Template.Node.item(edges: edges).shape
                add(
                    item, length: .absolute(frame.length), breadth: .absolute(frame.breadth), in: room,
                    isReported: false)
                items[items.count - 1].zIndex = custom.zIndex
            }
        }
        close(number)
    }
}

extension AxisPlan {
    /// Adds the part of an item or group along one axis.
    ///
    /// - Parameters:
    ///   - shape: The item or group.
    ///   - content: The shape's own content, or `.item` if it is nested too deeply.
    ///   - dimension: The part's extent.
    ///   - axis: The axis of this plan.
    ///   - box: The room to which fractions refer.
    @inline(never)  // It is large, and called for both axes.
    fileprivate mutating func append(
        _ shape: Template.Node.Shape, _ content: Template.Node.Content, _ dimension: Template.Dimension,
        along axis: Template.Axis, in box: Template.Box
    ) {
        var part = Part(extent: dimension.extent(in: box), isEstimated: dimension.isEstimated)
        part.before = Gap(shape.edges.before(axis))
        part.after = Gap(shape.edges.after(axis))
        if !part.isEstimated {
            part.insets =
                axis == .main
                ? (shape.insets.start, shape.insets.end) : (shape.insets.leading, shape.insets.trailing)
        }
        switch content {
        case .item: break
        case .group(let group):
            part.isGroup = true
            part.isSequence = group.axis == axis
            part.gap = Gap(group.spacing)
        case .custom:
            part.isGroup = true
        }
        parts.append(part)
    }
}

extension PatternBuilder {
    private mutating func reportNumbers(of shape: Template.Node.Shape) {
        var numbers = [shape.length.number, shape.breadth.number]
        let edges = shape.edges
        numbers += [edges.start, edges.end, edges.leading, edges.trailing].map { $0.number }
        if case .group(let group) = shape.content { numbers.append(group.spacing.number) }
        for number in numbers where !(number >= 0 && number.isFinite) { report(.invalidNumber(number), if: true) }
    }

    mutating func report(_ reason: @autoclosure () -> Template.Problem.Reason, if isReported: Bool) {
        #if !$Embedded
            if isReported { problems.append(Template.Problem(path: path, reason: reason())) }
        #endif
    }
}
