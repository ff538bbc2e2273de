import Foundation

/// A rectangle that takes part in layout and is not a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view to which the guide was added.
    open internal(set) weak var owningView: UIView?
    /// A name for reports.
    open var identifier: String = ""

    /// The frame in the coordinates of the owning view, after its last layout.
    open var layoutFrame: CGRect {
        guard let insets, let owningView else { return solvedFrame }
        return owningView.bounds.inset(by: insets(owningView))
    }
    /// The frame according to the constraints of the last layout.
    package var solvedFrame = CGRect.zero

    /// A closure that returns the insets from the owning view's edges. Nil if constraints determine the frame.
    let insets: (@MainActor (UIView) -> UIEdgeInsets)?

    public override init() { insets = nil }

    package init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        owningView = view
        self.insets = insets
    }

    /// The edge at which the reading direction begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge at which the reading direction ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The horizontal position of the center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The vertical position of the center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
    func adopt(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }

    func release(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }
}
