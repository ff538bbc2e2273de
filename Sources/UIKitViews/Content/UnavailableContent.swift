import Foundation

/// The view that covers a view controller's view while there is no content.
@MainActor struct UnavailableContent {
    private(set) var view: (any UIView & UIContentView)?
    var needsUpdate = false

    /// Shows a configuration in a superview, or nothing if it is nil.
    mutating func show(_ configuration: (any UIContentConfiguration)?, in superview: UIView?) {
        if let configuration, let view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            view?.removeFromSuperview()
            view = configuration?.makeContentView()
        }
        guard let view, let superview, view.superview !== superview else { return }
        view.frame = superview.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
    }
}
