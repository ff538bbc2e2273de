import Foundation

/// The part of layout attributes that does not identify the element: its geometry and its appearance.
struct ElementLook: Hashable, Sendable {
    var placement = Placement() {
        didSet { frameAsSet = nil }
    }
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// The last frame that was set, which is returned unchanged. Computing it from the center would round, because
    /// x + w/2 − w/2 is not always x.
    private var frameAsSet: CGRect?

    var frame: CGRect {
        get { frameAsSet ?? placement.frame }
        set {
            placement.frame = newValue
            if placement.transform == CATransform3DIdentity { frameAsSet = newValue }
        }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.placement == right.placement && left.alpha == right.alpha && left.zIndex == right.zIndex
            && left.isHidden == right.isHidden
    }

    func hash(into hasher: inout Hasher) { hasher.combine(placement) }
}
