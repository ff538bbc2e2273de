import Foundation

/// The appearance of a preview, apart from its view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The part of the view that is seen, in the view's coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The color behind the view; nil for none.
    open var backgroundColor: UIColor?

    public override init() { super.init() }
}

/// The appearance of a dragged preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The preview of an item under the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view that is shown under the finger.
    public let view: UIView
    /// How the view is cut out.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
}

/// The position to which a preview moves.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view in which the preview lands.
    public let container: UIView
    /// The position of the preview's center in the container.
    public let center: CGPoint
    /// The transform with which the preview lands.
    public let transform: CGAffineTransform

    /// Creates a target from a center in the coordinates of a view.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// The position to which a dropped preview moves.
open class UIDragPreviewTarget: UIPreviewTarget {}
