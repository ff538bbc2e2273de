import Foundation

/// A menu for an item, which a long press opens.
///
/// Previews are not shown: the menu opens beside the item itself.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Returns the controller of a preview.
    public typealias PreviewProvider = () -> UIViewController?
    /// Returns the menu. Nil for none.
    public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    /// The name of the configuration, which the delegate may use to find the item again.
    public let identifier: any NSCopying
    private let actionProvider: ActionProvider?

    /// Creates a menu with a preview and a closure that makes its elements. The preview is not shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.actionProvider = actionProvider
    }

    /// Creates the menu.
    package func makeMenu() -> UIMenu? { actionProvider?([]) }
}
