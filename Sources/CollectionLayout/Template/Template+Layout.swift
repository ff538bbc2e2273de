/// Frames from the index alone: the pattern, moved by whole groups.
extension Template: FormulaLayout {
    public func frame(of index: Int, in container: Container) -> LogicalRect {
        let pattern = pattern(in: container)
        let (group, item) = index.quotientAndRemainder(dividingBy: pattern.itemCount)
        return pattern.frames[item].offset(main: Double(group) * (pattern.length + spacing))
    }

    public func length(of count: Int, in container: Container) -> Double {
        guard count > 0 else { return 0 }
        let pattern = pattern(in: container)
        let (groups, item) = (count - 1).quotientAndRemainder(dividingBy: pattern.itemCount)
        let step = pattern.length + spacing
        let start = Double(groups) * step
        let end = start + max(pattern.length(ofItems: item + 1), pattern.reach(ofItems: item + 1))
        // What reaches beyond its group may be in the group before, too.
        return groups > 0 ? max(end, start - step + pattern.reach(ofItems: pattern.itemCount)) : end
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        let pattern = pattern(in: container)
        let step = pattern.length + spacing
        let beyond = max(0, pattern.reach(ofItems: pattern.itemCount) - step)
        return LineRange(from: start - beyond, to: end, step: step).indices(perLine: pattern.itemCount)
    }
}

/// Frames from what was measured: the pattern is solved again for the lengths of each group.
extension Template: RunLayout {
    public var lookahead: Int { 0 }

    /// A run begins with a group, wherever that is in the section.
    public var usesItemIndex: Bool { false }

    public func begin(in container: Container) -> Double { -spacing }

    public func place(
        _ run: ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {
        pattern(in: container).stamp(run, after: &end, spacing: spacing, into: &frames)
    }
}
