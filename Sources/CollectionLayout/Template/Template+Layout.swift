/// Frames from the index alone: the pattern, moved by whole groups.
extension Template: FormulaLayout {
    public func frame(of index: Int, in container: Container) -> LogicalRect {
        pattern(in: container).block.frame(of: index)
    }

    public func length(of count: Int, in container: Container) -> Double {
        pattern(in: container).block.length(of: count)
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        pattern(in: container).block.indices(from: start, to: end)
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
