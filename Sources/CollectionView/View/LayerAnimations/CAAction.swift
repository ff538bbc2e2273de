import Foundation

/// Something that a layer does for a key. Layers here do nothing by themselves, so that only apps run actions.
@preconcurrency @MainActor public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    @preconcurrency @MainActor
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
