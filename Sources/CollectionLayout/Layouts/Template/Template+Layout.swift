/// Frames that follow from the index: those of the pattern, moved by whole groups.
extension Template: BlockLayout {
    @usableFromInline
    func block(in container: Container) -> FrameBlock { pattern(in: container).block }
}

/// Frames of items with measured lengths: the pattern is solved for the lengths of each group.
extension Template: RunLayout {
    public var lookahead: Int { 0 }

    /// False, because every run begins with a group.
    public var usesItemIndex: Bool { false }

    public func earliestStart(after end: Double) -> Double { end + spacing }

    public func begin(in container: Container) -> Double { -spacing }

    public func place(
        _ run: borrowing ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {
        pattern(in: container).stamp(run, after: &end, spacing: spacing, into: &frames)
    }
}
