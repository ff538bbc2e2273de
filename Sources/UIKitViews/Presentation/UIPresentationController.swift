import Foundation

/// An object that arranges the view of a presented controller, and views around it such as a dimmed background.
///
/// It takes part in presentations with the style ``UIModalPresentationStyle/custom`` whose transitioning delegate provides
/// it.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The controller that is presented. It is not retained, because it retains this object.
    open var presentedViewController: UIViewController { presented }
    private unowned let presented: UIViewController
    /// The controller that presents it.
    open var presentingViewController: UIViewController { presenter ?? presented.presentingViewController ?? presented }
    private weak var presenter: UIViewController?
    /// The view of the presentation, which contains the presented view; nil before and after the presentation.
    open internal(set) weak var containerView: UIView?

    /// Creates a presentation controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// The presented view.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// The frame of the presented view at the end of the transition. By default, it covers the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before the presented view appears. Views that are added to the container lie behind it.
    open func presentationTransitionWillBegin() {}
    /// Called after the presented view has appeared.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view disappears.
    open func dismissalTransitionWillBegin() {}
    /// Called after the presented view has disappeared.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container is laid out.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has been laid out.
    open func containerViewDidLayoutSubviews() {}
}

/// The anchor of a popover. It has no effect: popovers are sheets.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view of the anchor.
    open weak var sourceView: UIView?
    /// The frame of the anchor in its view.
    open var sourceRect = CGRect.null
    /// The item of a bar that is the anchor.
    open var barButtonItem: UIBarButtonItem?
    /// The color behind the content.
    open var backgroundColor: UIColor?
}

extension UIViewController {
    /// The object that arranges the presentation of this controller; nil if the system does.
    public var presentationController: UIPresentationController? {
        ownPresentationController ?? sheetPresentationController
    }

    /// The sizes of the sheet in which the controller is presented; nil if it is not presented as a sheet.
    public var sheetPresentationController: UISheetPresentationController? {
        guard modalPresentationStyle.isSheet, modalPresentationStyle != .popover, !hasOwnPresentation else {
            return nil
        }
        return ownController { UISheetPresentationController(presentedViewController: self, presenting: nil) }
    }

    /// The anchor of an alert or a popover; nil for other controllers.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover || hasOwnPresentation else { return nil }
        return ownController { UIPopoverPresentationController(presentedViewController: self, presenting: nil) }
    }

    /// The object of an app that arranges the presentation; nil if the system does.
    var arranger: UIPresentationController? { modalPresentationStyle == .custom ? ownPresentationController : nil }

    /// The sizes of the sheet that the app has requested; nil if it has not.
    var sheet: UISheetPresentationController? { ownPresentationController as? UISheetPresentationController }

    private func ownController<Controller: UIPresentationController>(_ make: () -> Controller) -> Controller {
        if let known = ownPresentationController as? Controller { return known }
        let controller = make()
        ownPresentationController = controller
        return controller
    }
}
