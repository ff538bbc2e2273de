/// A view whose size may depend on the constraints in it.
@MainActor package protocol ConstraintObserving: UIView {
    /// Called when a constraint of the view or of a descendant has changed.
    func constraintsDidChange()
}

extension UIView {
    /// Requests layout after a constraint has changed. O(*d*) for a depth of *d* in the hierarchy.
    func heldConstraintDidChange() {
        setNeedsLayout()
        let ancestors = sequence(first: self) { $0.superview }
        ancestors.lazy.compactMap { $0 as? any ConstraintObserving }.first?.constraintsDidChange()
    }
}
