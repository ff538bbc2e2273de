import Foundation

/// A part of the screen as assistive technologies see it.
@_spi(Host) @MainActor public struct AccessibilityElement {
    public enum Role: Hashable, Sendable {
        case list, listItem, heading, button, toggle, slider, link, image, searchField, text, group
    }

    /// The view that the element stands for.
    public let view: UIView
    public let role: Role
    /// The text that names the element. Empty if there is none.
    public let name: String
    public let value: String?
    /// A sentence that says what happens when the element is activated.
    public let hint: String?
    /// The frame in window coordinates. Parts of it may be out of view.
    public let frame: CGRect
    public let isSelected: Bool
    /// Whether a toggle is on.
    public var isOn: Bool { role == .toggle && value == "1" }
    public let isFocused: Bool
    public let isEnabled: Bool
    /// The elements inside, in reading order.
    public let children: [AccessibilityElement]
    /// A point inside the visible part, in window coordinates.
    let center: CGPoint

    /// Whether the element does something when it is activated.
    public var isActivatable: Bool {
        switch role {
        case .listItem, .button, .toggle, .link, .searchField: isEnabled
        case .list, .heading, .slider, .image, .text, .group: false
        }
    }

    /// Does what a tap on the element does.
    ///
    /// - Returns: Whether the element is enabled and in a window.
    @discardableResult public func activate() -> Bool {
        guard isActivatable, let window = view.window else { return false }
        if view.accessibilityActivate() { return true }
        let now = AnimationClock.current.now
        // A number that no finger has, because fingers may be down.
        window.touch(.began, id: Int.min, at: center, time: now)
        window.touch(.ended, id: Int.min, at: center, time: now)
        return true
    }
}

extension UIAccessibilityTraits {
    /// The role of an element with these traits, or nil if they do not determine one.
    var role: AccessibilityElement.Role? {
        if contains(.header) { return .heading }
        if contains(.searchField) { return .searchField }
        if contains(.link) { return .link }
        if contains(.toggleButton) { return .toggle }
        if contains(.adjustable) { return .slider }
        if contains(.button) { return .button }
        if contains(.image) { return .image }
        return contains(.staticText) ? .text : nil
    }
}
