import Foundation

/// A value that describes the content of a view.
public protocol UIContentConfiguration {
    /// Returns a view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state. It is called whenever the state of the view around the content changes.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// The content that the view shows. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether ``configuration`` may be set to a value. Otherwise, a new view is made. By default, the value must
    /// have the type of the current configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
