import Foundation

/// An animation of a property of a layer, which a key path names.
///
/// The key paths are `opacity`, `position`, `bounds`, `backgroundColor`, `cornerRadius`, `zPosition`, `strokeStart`,
/// `strokeEnd` and `transform`; parts of
/// points, sizes and rectangles, such as `position.x` and `bounds.size.width`; and `transform.translation`, `transform.scale`
/// and `transform.rotation`, with and without an axis. Other key paths have no effect.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation of a property of a layer.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property of the layer, such as `position.x`.
    open var keyPath: String?
    /// Whether the values are added to those of the layer.
    open var isAdditive = false

    override func copied() -> CAAnimation {
        let copy = super.copied()
        if let copy = copy as? CAPropertyAnimation { (copy.keyPath, copy.isAdditive) = (keyPath, isAdditive) }
        return copy
    }

    final override func apply(to state: inout LayerState, at progress: Double) {
        guard let keyPath, let property = AnimatedProperty(keyPath: keyPath) else { return }
        let current = property.read(state)
        guard let values = values(of: property, from: isAdditive ? current.map { _ in 0 } : current, at: progress)
        else { return }
        property.write(isAdditive ? zip(current, values).map(+) : values, &state)
    }

    /// Returns the values at a progress. Nil if the animation has none that fit the property.
    ///
    /// - Parameter current: The values without the animation.
    func values(of property: AnimatedProperty, from current: [CGFloat], at progress: Double) -> [CGFloat]? { nil }
}

/// An animation from one value to another. The layer's current value stands in for a missing one.
///
/// Values are numbers, points, sizes, rectangles, transforms or colors. Values that do not fit the property have no effect.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning; nil for the layer's own.
    open var fromValue: Any?
    /// The value at the end; nil for the layer's own.
    open var toValue: Any?
    /// The difference between the values. It is used if at least one of them is nil.
    open var byValue: Any?

    override func copied() -> CAAnimation {
        let copy = super.copied()
        if let copy = copy as? CABasicAnimation {
            (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        }
        return copy
    }

    override func values(
        of property: AnimatedProperty, from current: [CGFloat], at progress: Double
    ) -> [CGFloat]? {
        let (first, last) = (property.values(fromValue), property.values(toValue))
        let distance = property.values(byValue)
        guard first != nil || last != nil || distance != nil else { return nil }
        var start = first ?? current
        if first == nil, let last, let distance { start = zip(last, distance).map(-) }
        let end = last ?? distance.map { zip(start, $0).map(+) } ?? current
        let share = CGFloat(share(at: progress))
        return zip(start, end).map { $0 + ($1 - $0) * share }
    }

    /// Returns the covered share of the distance at a progress from 0 to 1.
    func share(at progress: Double) -> Double { timingFunction?.curve.progress(at: progress) ?? progress }
}
