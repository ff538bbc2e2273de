import Foundation

/// All that layout attributes say of an element, whichever it is.
struct ElementLook: Hashable, Sendable {
    var placement = Placement() {
        didSet { frameAsSet = nil }
    }
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// x + w/2 − w/2 is not always x: a frame that was set is given back as it was.
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
