import Foundation

/// The methods that a text field calls.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the text field may become the first responder.
    ///
    /// If missing: `true`
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Tells that the text field is being edited.
    ///
    /// If missing: nothing happens.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether the text field may stop being edited.
    ///
    /// If missing: `true`
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Tells that the text field is not edited any longer.
    ///
    /// If missing: nothing happens.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called before text is replaced.
    ///
    /// - Parameter range: The replaced part, in UTF-16 code units.
    /// If missing: `true`
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Called when the return key is pressed.
    ///
    /// If missing: `true`
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// Whether the button that deletes the text may do so.
    ///
    /// If missing: `true`
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}
