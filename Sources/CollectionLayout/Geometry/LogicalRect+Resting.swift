extension LogicalRect {
    /// Returns the resting offset at which a viewport shows the rectangle: the nearest one if the whole rectangle is in
    /// view there, or else the rectangle's own one; nil if that shows none of it.
    ///
    /// - Parameters:
    ///   - nearest: The resting offset nearest to the requested one.
    ///   - own: The resting offset that belongs to the rectangle.
    ///   - length: The length of the viewport, in points.
    func restingOffset(
        nearest: Double, own: @autoclosure () -> Double, inViewportOf length: Double
    ) -> Double? {
        if nearest <= main, mainEnd <= nearest + length { return nearest }
        let own = own()
        return own < mainEnd && main < own + length ? own : nil
    }
}
