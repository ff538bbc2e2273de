import Foundation

/// A description of content as a value, from which a view is made.
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration for another state. Called whenever the state of the view around the content changes.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }

    /// Whether ``configuration`` may be set to a value; if not, another view is made. By default it may if the value has the type
    /// of the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
