// Written by Scripts/optional-methods from UITextFieldDelegate.swift.

import Foundation

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        OptionalMethod.isMissing()
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        OptionalMethod.isMissing()
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        OptionalMethod.isMissing()
        return true
    }
}

extension UITextFieldDelegate {
    /// `textFieldShouldBeginEditing?(…)` is nil if the method is missing.
    public var textFieldShouldBeginEditing: UITextFieldDelegateTextFieldShouldBeginEditingCall? {
        UITextFieldDelegateTextFieldShouldBeginEditingCall(object: self)
    }
}

/// Calls `textFieldShouldBeginEditing?(…)`.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldShouldBeginEditingCall {
    let object: any UITextFieldDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ textField: UITextField) -> Bool? {
        OptionalMethod.answer { object.textFieldShouldBeginEditing(textField) }
    }
}

extension UITextFieldDelegate {
    /// `textFieldDidBeginEditing?(…)` is nil if the method is missing.
    public var textFieldDidBeginEditing: UITextFieldDelegateTextFieldDidBeginEditingCall? {
        UITextFieldDelegateTextFieldDidBeginEditingCall(object: self)
    }
}

/// Calls `textFieldDidBeginEditing?(…)`.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldDidBeginEditingCall {
    let object: any UITextFieldDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? {
        OptionalMethod.answer { object.textFieldDidBeginEditing(textField) }
    }
}

extension UITextFieldDelegate {
    /// `textFieldShouldEndEditing?(…)` is nil if the method is missing.
    public var textFieldShouldEndEditing: UITextFieldDelegateTextFieldShouldEndEditingCall? {
        UITextFieldDelegateTextFieldShouldEndEditingCall(object: self)
    }
}

/// Calls `textFieldShouldEndEditing?(…)`.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldShouldEndEditingCall {
    let object: any UITextFieldDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ textField: UITextField) -> Bool? {
        OptionalMethod.answer { object.textFieldShouldEndEditing(textField) }
    }
}

extension UITextFieldDelegate {
    /// `textFieldDidEndEditing?(…)` is nil if the method is missing.
    public var textFieldDidEndEditing: UITextFieldDelegateTextFieldDidEndEditingCall? {
        UITextFieldDelegateTextFieldDidEndEditingCall(object: self)
    }
}

/// Calls `textFieldDidEndEditing?(…)`.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldDidEndEditingCall {
    let object: any UITextFieldDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? {
        OptionalMethod.answer { object.textFieldDidEndEditing(textField) }
    }
}

extension UITextFieldDelegate {
    /// `textField?(…)` is nil if the method is missing.
    public var textField: UITextFieldDelegateTextFieldCall? { UITextFieldDelegateTextFieldCall(object: self) }
}

/// Calls `textField?(…)`.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldCall {
    let object: any UITextFieldDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool? {
        OptionalMethod.answer {
            object.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }
    }
}

extension UITextFieldDelegate {
    /// `textFieldShouldReturn?(…)` is nil if the method is missing.
    public var textFieldShouldReturn: UITextFieldDelegateTextFieldShouldReturnCall? {
        UITextFieldDelegateTextFieldShouldReturnCall(object: self)
    }
}

/// Calls `textFieldShouldReturn?(…)`.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldShouldReturnCall {
    let object: any UITextFieldDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ textField: UITextField) -> Bool? {
        OptionalMethod.answer { object.textFieldShouldReturn(textField) }
    }
}

extension UITextFieldDelegate {
    /// `textFieldShouldClear?(…)` is nil if the method is missing.
    public var textFieldShouldClear: UITextFieldDelegateTextFieldShouldClearCall? {
        UITextFieldDelegateTextFieldShouldClearCall(object: self)
    }
}

/// Calls `textFieldShouldClear?(…)`.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldShouldClearCall {
    let object: any UITextFieldDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ textField: UITextField) -> Bool? {
        OptionalMethod.answer { object.textFieldShouldClear(textField) }
    }
}
