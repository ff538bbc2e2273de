import Foundation

/// The methods that a text field calls.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// If missing: `true`
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// If missing: nothing happens.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// If missing: `true`
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

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

    /// If missing: `true`
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}
