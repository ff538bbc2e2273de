import Foundation

/// An object in the chain along which UIKit passes events. No events are passed here; the chain can be asked for.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }
}

/// What a hit test is asked on account of. Nothing is known about it.
@preconcurrency @MainActor open class UIEvent: NSObject {}
