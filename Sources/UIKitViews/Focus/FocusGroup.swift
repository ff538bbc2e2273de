/// A view in which arrow keys move the focus. The tab key moves the focus to the next such view.
@MainActor package protocol FocusGroup: UIView {
    /// Takes the focus from the previous or next group.
    ///
    /// - Returns: Whether the group has anything to focus.
    func takeFocus(_ heading: UIFocusHeading) -> Bool

    /// Moves the focus inside the group.
    ///
    /// - Returns: Whether the focus has moved.
    func moveFocus(_ heading: UIFocusHeading) -> Bool

    func loseFocus()

    /// Activates the focused part of the group, as a tap on it does.
    func activateFocus() -> Bool

    var hasFocus: Bool { get }
}
