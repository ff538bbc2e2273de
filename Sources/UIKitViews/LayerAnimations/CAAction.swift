import Foundation

/// An action for a key of a layer. Layers do not run actions by themselves, so only apps do.
@preconcurrency @MainActor public protocol CAAction {
    /// Performs the action for an event of a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: a null stands for no action.
    @preconcurrency @MainActor
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
