/// Frames from the index alone: the pattern, moved by whole groups.
extension Template: BlockLayout {
    @usableFromInline
    func block(in container: Container) -> FrameBlock { pattern(in: container).block }
}

/// Places items of measured lengths: the pattern is solved again for the lengths of each group.
extension Template: RunLayout {
    public var lookahead: Int { 0 }

    /// A run begins with a group, wherever that is in the section.
    public var usesItemIndex: Bool { false }

    public func earliestStart(after end: Double) -> Double { end + spacing }

    public func begin(in container: Container) -> Double { -spacing }

    public func place(
        _ run: borrowing ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {
        pattern(in: container).stamp(run, after: &end, spacing: spacing, into: &frames)
    }
}
