import UIKit

/// Overrides the members for a view's layout, its margins, its safe area and its direction.
open class OverridingLayoutView: UIView {
    public private(set) var calls: [String] = []

    open override func setNeedsLayout() { super.setNeedsLayout() }
    open override func layoutIfNeeded() { super.layoutIfNeeded() }
    open override func layoutSubviews() { super.layoutSubviews() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    open override func sizeToFit() { super.sizeToFit() }
    open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    open override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        super.systemLayoutSizeFitting(targetSize)
    }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    // Constraints.
    open override var translatesAutoresizingMaskIntoConstraints: Bool { didSet {} }
    open override var constraints: [NSLayoutConstraint] { super.constraints }
    open override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    open override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
    open override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
    open override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
    open override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    open override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
    open override func updateConstraints() { super.updateConstraints() }
    open override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
    open override func addLayoutGuide(_ guide: UILayoutGuide) { super.addLayoutGuide(guide) }
    open override func removeLayoutGuide(_ guide: UILayoutGuide) { super.removeLayoutGuide(guide) }
    open override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    open override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    open override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    open override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    open override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    open override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    open override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    open override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    open override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    open override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
    open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentHuggingPriority(for: axis)
    }
    open override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(priority, for: axis)
    }
    open override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentCompressionResistancePriority(for: axis)
    }
    open override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { super.setContentCompressionResistancePriority(priority, for: axis) }

    // Margins, safe area and direction.
    open override var layoutMargins: UIEdgeInsets { didSet {} }
    open override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
    open override var insetsLayoutMarginsFromSafeArea: Bool { didSet {} }
    open override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    open override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    open override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
    open override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        super.effectiveUserInterfaceLayoutDirection
    }
    open override var traitCollection: UITraitCollection { super.traitCollection }
    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        calls.append("tintColorDidChange")
    }
}
