import Foundation

/// An object whose traits can change: a view or a view controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// A closure that is called after traits have changed, with the object and its former traits.
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

/// A registration for changes of traits, by which it can be ended.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
    /// Calls a closure whenever at least one of the traits has changed, after `traitCollectionDidChange(_:)`.
    ///
    /// The registration ends with the object.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration { register(for: traits, handler) }

    /// Calls a closure whenever at least one of the traits has changed, after `traitCollectionDidChange(_:)`.
    ///
    /// The closure's first parameter may have the type `Self` of the class whose method makes the registration.
    @discardableResult public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { register(for: traits, handler) }

    private func register<TraitEnvironment>(
        for traits: [UITrait], _ handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits) { [weak self] previous in
            if let environment = self as? TraitEnvironment { handler(environment, previous) }
        }
        (self as? UIResponder)?.traitChangeRegistrations.append(registration)
        return registration
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? UIResponder)?.traitChangeRegistrations.removeAll { $0 === registration }
    }
}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}

@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        let hasChanged = traits.contains {
            ($0 as? any StandardTrait.Type)?.differs(between: old.traits, and: new.traits) == true
        }
        if hasChanged { handler(old) }
    }
}

extension UIResponder {
    func callTraitChangeHandlers(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in traitChangeRegistrations { registration.traitsDidChange(from: old, to: new) }
    }
}
