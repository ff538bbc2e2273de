import Foundation

/// A rectangle that takes part in the layout of a view without being one.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open internal(set) weak var owningView: UIView?
    open var identifier: String = ""

    /// In the coordinates of the owning view, as of its last layout.
    open internal(set) var layoutFrame = CGRect.zero

    /// How far it is inside of its view; nil if constraints say where it is.
    let insets: (@MainActor (UIView) -> UIEdgeInsets)?

    public override init() { insets = nil }

    init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        owningView = view
        self.insets = insets
    }
}

/// What has anchors.
@preconcurrency @MainActor public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

extension LayoutItem {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

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
