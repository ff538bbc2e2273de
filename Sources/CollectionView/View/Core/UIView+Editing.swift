extension UIView {
    /// No effect: nothing here is typed into.
    @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
}
