import Foundation

/// The values that an observed change contains, and whether the closure is called at once.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change contains the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change contains the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The closure is called at once, with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change, if the options ask for it.
    public let newValue: Value?
    /// The value before the change, if the options ask for it.
    public let oldValue: Value?
}

/// An observation, which ends when it is released.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) { self.end = end }

    /// Ends the observation.
    public func invalidate() {
        end?()
        end = nil
    }

    isolated deinit { end?() }
}

/// A class with properties that can be observed: scroll views.
///
/// Foundation has no key-value observing without Objective-C. Here, changes are noticed when the bounds or the content
/// size of the scroll view change. So `contentOffset`, `contentSize` and properties that depend on them can be
/// observed.
@preconcurrency @MainActor public protocol KeyValueObservable: UIScrollView {}

extension UIScrollView: KeyValueObservable {}

extension KeyValueObservable {
    /// Calls a closure whenever a property has another value, until the observation is released.
    public func observe<Value: Equatable>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        let report: (Self, Value?) -> Void = { view, old in
            let change = NSKeyValueObservedChange(
                newValue: options.contains(.new) ? last : nil, oldValue: options.contains(.old) ? old : nil)
            changeHandler(view, change)
        }
        let id = observers.add { [weak self] in
            guard let self, self[keyPath: keyPath] != last else { return }
            let old = last
            last = self[keyPath: keyPath]
            report(self, old)
        }
        if options.contains(.initial) { report(self, nil) }
        return NSKeyValueObservation { [weak self] in self?.observers.remove(id) }
    }
}

/// The closures that check whether an observed property of a scroll view has changed.
@MainActor struct ScrollObservers {
    private var observers: [(id: Int, look: () -> Void)] = []
    private var count = 0

    mutating func add(_ look: @escaping () -> Void) -> Int {
        count += 1
        observers.append((count, look))
        return count
    }

    mutating func remove(_ id: Int) { observers.removeAll { $0.id == id } }

    func look() {
        for observer in observers { observer.look() }
    }
}
