/// The priorities with which a view resists growing and shrinking.
struct ContentPriorities {
    var hugging = PriorityPair(horizontal: .defaultLow, vertical: .defaultLow)
    var resistance = PriorityPair(horizontal: .defaultHigh, vertical: .defaultHigh)
}

/// A priority for each axis.
struct PriorityPair {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
