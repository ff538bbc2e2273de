import Foundation

/// A view that a menu highlights, with its position. Menus here highlight no views, so nothing requests one.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How the view is cut out.
    public let parameters: UIPreviewParameters
    /// The position of the view.
    public let target: UIPreviewTarget

    /// Creates a preview of a view at a position.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview of a view where the view is.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
}

/// The animation of a menu that opens or closes. Menus here open and close at once, so nothing requests one.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is shown above the menu; nil for none.
    var previewViewController: UIViewController? { get }

    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which the view above a menu becomes a screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The menu closes.
    case dismiss
    /// The view grows.
    case pop
}

/// The animation of a tap on the view above a menu. Menus here have no such view, so nothing requests one.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the view becomes a screen.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
