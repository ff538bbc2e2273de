extension Arrangement {
    /// Returns the nearest offset at which the viewport does not extend beyond the content. If the content is shorter
    /// than the viewport, this is 0.
    ///
    /// - Complexity: O(1).
    public func clampedOffset(_ offset: Double) -> Double {
        let last = max(0, length - orientation.length(of: viewport))
        return offset > 0 ? min(offset, last) : 0
    }

    /// Returns the rectangle of a viewport that begins at `offset`, in the physical coordinates of the content.
    ///
    /// A finite offset is not clamped, because a person may pull the viewport beyond the ends of the content.
    ///
    /// - Complexity: O(1).
    public func visibleRect(at offset: Double) -> Rect {
        let main = offset.isFinite ? offset : clampedOffset(offset)
        return orientation.physical(
            LogicalRect(main: main, cross: 0, length: orientation.length(of: viewport), breadth: breadth),
            in: contentSize)
    }
}
