/// A view among whose parts arrow keys move the focus. The tab key goes from one to the next.
@MainActor protocol FocusGroup: UIView {
    /// Takes the focus, coming from the group before it or after it.
    ///
    /// - Returns: Whether there is anything to focus.
    func takeFocus(_ heading: UIFocusHeading) -> Bool

    /// - Returns: Whether the focus has moved.
    func moveFocus(_ heading: UIFocusHeading) -> Bool

    func loseFocus()

    /// Does what a tap on the focused part would do.
    func activateFocus() -> Bool

    var hasFocus: Bool { get }
}
