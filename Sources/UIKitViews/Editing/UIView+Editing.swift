import Foundation

extension UIView {
    /// Whether the first responder is the view itself or lies in it.
    package var containsFirstResponder: Bool { window?.firstResponder?.isDescendant(of: self) ?? false }

    /// Ends the editing of a text field in the view, which the text field may refuse unless it is forced.
    func resignEditor(force: Bool) -> Bool {
        guard let window, let editor = window.firstResponder, editor.isDescendant(of: self) else { return true }
        if editor.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
