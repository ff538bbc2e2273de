import Foundation

/// How much a view insists on being neither larger nor smaller than its content.
struct ContentPriorities {
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
}

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.hugging.horizontal : contentPriorities.hugging.vertical
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: contentPriorities.hugging.horizontal = priority
        case .vertical: contentPriorities.hugging.vertical = priority
        }
        superview?.setNeedsLayout()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.resistance.horizontal : contentPriorities.resistance.vertical
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        switch axis {
        case .horizontal: contentPriorities.resistance.horizontal = priority
        case .vertical: contentPriorities.resistance.vertical = priority
        }
        superview?.setNeedsLayout()
    }

    /// The active constraints that this view is the nearest to contain.
    public var constraints: [NSLayoutConstraint] { heldConstraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
}
