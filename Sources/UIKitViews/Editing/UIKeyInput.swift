import Foundation

/// A responder that takes text from the keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text at the caret.
    func insertText(_ text: String)
    /// Deletes the character before the caret.
    func deleteBackward()
}

/// Text that is typed into a window goes to its first responder.
extension UIWindow {
    /// Types text. A line break means the return key.
    ///
    /// - Returns: Whether the first responder takes text.
    @_spi(Host) @discardableResult public func type(_ text: String) -> Bool {
        guard let input = firstResponder as? any UIKeyInput else { return false }
        input.insertText(text)
        return true
    }

    /// Presses the key that deletes the character before the caret.
    ///
    /// - Returns: Whether the first responder takes text.
    @_spi(Host) @discardableResult public func deleteBackward() -> Bool {
        guard let input = firstResponder as? any UIKeyInput else { return false }
        input.deleteBackward()
        return true
    }
}
