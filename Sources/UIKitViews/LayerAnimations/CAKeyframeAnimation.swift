import Foundation

/// An animation through several values, with linear interpolation between them.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values that the property takes one after the other.
    open var values: [Any]?
    /// The time of each value, from 0 to 1; nil for equal intervals.
    open var keyTimes: [NSNumber]?
    /// The timing curves from each value to the next.
    open var timingFunctions: [CAMediaTimingFunction]?

    override func copied() -> CAAnimation {
        let copy = super.copied()
        if let copy = copy as? CAKeyframeAnimation {
            (copy.values, copy.keyTimes, copy.timingFunctions) = (values, keyTimes, timingFunctions)
        }
        return copy
    }

    override func values(
        of property: AnimatedProperty, from current: [CGFloat], at progress: Double
    ) -> [CGFloat]? {
        let frames = (values ?? []).compactMap(property.values)
        guard let first = frames.first, frames.count == values?.count else { return nil }
        let progress = timingFunction?.curve.progress(at: progress) ?? progress
        let times = times(of: frames.count)
        guard let next = times.firstIndex(where: { $0 > progress }) else { return frames.last }
        guard next > 0 else { return first }
        let span = times[next] - times[next - 1]
        var share = span > 0 ? (progress - times[next - 1]) / span : 1
        if let functions = timingFunctions, functions.indices.contains(next - 1) {
            share = functions[next - 1].curve.progress(at: share)
        }
        return zip(frames[next - 1], frames[next]).map { $0 + ($1 - $0) * CGFloat(share) }
    }

    private func times(of count: Int) -> [Double] {
        if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
        return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
}
