import UIKit

/// Overrides what views in apps for iOS override.
open class OverridingView: UIView {
    public var calls: [String] = []

    open override class var layerClass: AnyClass { CAGradientLayer.self }
    open override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }

    // The geometry.
    open override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    open override var frame: CGRect { didSet { calls.append("frame") } }
    open override var bounds: CGRect { didSet { calls.append("bounds") } }
    open override var center: CGPoint { didSet { calls.append("center") } }
    open override var transform: CGAffineTransform { didSet { calls.append("transform") } }
    open override var transform3D: CATransform3D { didSet { calls.append("transform3D") } }
    open override var autoresizingMask: AutoresizingMask { didSet { calls.append("autoresizingMask") } }
    open override var autoresizesSubviews: Bool { didSet { calls.append("autoresizesSubviews") } }
    open override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    open override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
    open override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
    open override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }

    // The look.
    open override var alpha: CGFloat { didSet { calls.append("alpha") } }
    open override var isHidden: Bool { didSet { calls.append("isHidden") } }
    open override var backgroundColor: UIColor? { didSet { calls.append("backgroundColor") } }
    open override var clipsToBounds: Bool { didSet { calls.append("clipsToBounds") } }
    open override var tintColor: UIColor! { didSet { calls.append("tintColor") } }
    open override var mask: UIView? { didSet { calls.append("mask") } }
    open override var contentMode: ContentMode { didSet { calls.append("contentMode") } }
    open override var isOpaque: Bool { didSet { calls.append("isOpaque") } }
    open override var tag: Int { didSet { calls.append("tag") } }
    open override func draw(_ rect: CGRect) { super.draw(rect) }
    open override func setNeedsDisplay() { super.setNeedsDisplay() }
    open override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        super.snapshotView(afterScreenUpdates: afterUpdates)
    }
    open override func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

    // The hierarchy.
    open override var subviews: [UIView] { super.subviews }
    open override var superview: UIView? {
        calls.append("superview")
        return super.superview
    }
    open override var window: UIWindow? { super.window }
    open override var next: UIResponder? { super.next }
    open override func addSubview(_ view: UIView) { super.addSubview(view) }
    open override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
    open override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        super.insertSubview(view, aboveSubview: sibling)
    }
    open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        super.insertSubview(view, belowSubview: sibling)
    }
    open override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    open override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
    open override func removeFromSuperview() { super.removeFromSuperview() }
    open override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    open override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
    open override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    open override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    open override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    open override func didMoveToSuperview() { super.didMoveToSuperview() }
    open override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    open override func didMoveToWindow() { super.didMoveToWindow() }
    open override func awakeFromNib() { super.awakeFromNib() }

    // Touches.
    open override var isUserInteractionEnabled: Bool { didSet { calls.append("isUserInteractionEnabled") } }
    open override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
    open override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        calls.append("addGestureRecognizer")
        super.addGestureRecognizer(gestureRecognizer)
    }
    open override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        calls.append("removeGestureRecognizer")
        super.removeGestureRecognizer(gestureRecognizer)
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
    open override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
    open override var isAccessibilityElement: Bool { didSet {} }
    open override var accessibilityLabel: String? { didSet {} }
    open override var accessibilityIdentifier: String? { didSet {} }
    open override var accessibilityValue: String? { didSet {} }
    open override var accessibilityHint: String? { didSet {} }
    open override var accessibilityTraits: UIAccessibilityTraits { didSet {} }
    open override var accessibilityFrame: CGRect { didSet {} }
    open override var accessibilityElements: [Any]? { didSet {} }
    open override var accessibilityElementsHidden: Bool { didSet {} }
    open override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
}
