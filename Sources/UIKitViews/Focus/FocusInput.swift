/// The handling of keys that move or activate the focus in a window.
@MainActor final class FocusInput {
    private unowned let window: UIWindow
    private weak var group: (any FocusGroup)?

    init(of window: UIWindow) { self.window = window }

    /// Handles a key.
    ///
    /// - Returns: Whether the key had an effect.
    func press(_ key: UIWindow.Key, _ modifiers: UIKeyModifierFlags) -> Bool {
        let modifiers = modifiers.subtracting([.numericPad, .alphaShift])
        if key == .tab { return modifiers.subtracting(.shift).isEmpty && goOn(isBackward: modifiers.contains(.shift)) }
        guard modifiers.isEmpty, let group, group.window === window, group.hasFocus else { return false }
        switch key {
        case .up: return group.moveFocus(.up)
        case .down: return group.moveFocus(.down)
        case .left: return group.moveFocus(.left)
        case .right: return group.moveFocus(.right)
        case .home: return group.moveFocus(.first)
        case .end: return group.moveFocus(.last)
        case .space, .return: return group.activateFocus()
        case .escape:
            leave()
            return true
        case .pageUp, .pageDown, .tab: return false
        }
    }

    private func leave() {
        group?.loseFocus()
        group = nil
    }

    /// Moves the focus to the next group that has anything to focus. After the last group, nothing is focused, and the
    /// host handles the key.
    private func goOn(isBackward: Bool) -> Bool {
        let groups = isBackward ? self.groups.reversed() : self.groups
        let present = groups.firstIndex { $0 === group && $0.hasFocus }
        leave()
        for next in groups.dropFirst(present.map { $0 + 1 } ?? 0)
        where next.takeFocus(isBackward ? .previous : .next) {
            group = next
            return true
        }
        return false
    }

    private var groups: [any FocusGroup] {
        var groups: [any FocusGroup] = []
        window.forEachInTree { view in
            if let group = view as? any FocusGroup, !group.isHidden { groups.append(group) }
        }
        return groups
    }
}
