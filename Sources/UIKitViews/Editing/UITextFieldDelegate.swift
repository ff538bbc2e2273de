import Foundation

/// The methods that a text field calls.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the text field may become the first responder.
    ///
    /// If missing: `true`
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Tells the delegate that editing has begun.
    ///
    /// If missing: nothing happens.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether the text field may stop being edited.
    ///
    /// If missing: `true`
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Tells the delegate that editing has ended.
    ///
    /// If missing: nothing happens.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Whether a part of the text may be replaced.
    ///
    /// - Parameter range: The replaced part, in UTF-16 code units.
    /// If missing: `true`
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Whether the text field may handle the return key, which has been pressed.
    ///
    /// If missing: `true`
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// Whether the clear button of a search field may delete the text.
    ///
    /// If missing: `true`
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}
