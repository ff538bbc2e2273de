import Foundation

/// An object that a ``UIDynamicAnimator`` can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in the coordinates of the animator's reference.
    var center: CGPoint { get set }
    /// The rectangle in its own coordinates.
    var bounds: CGRect { get }
    /// The transform about the center.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
