import Foundation
@_spi(Host) import UIKitViews

/// A supplementary or decoration view, and the base class of cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The attributes that were last applied.
    package private(set) var layoutAttributes: UICollectionViewLayoutAttributes?
    /// The key of the view in the reuse pool; nil for views that were neither dequeued nor made for a decoration.
    var reuseKey: ReusePool.Key?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Headers are headings, because people navigate from heading to heading.
    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        let kind = layoutAttributes?.representedElementKind
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return AccessibilityDefaults(traits: isHeader ? .header : [], container: isHeader ? .heading : nil)
    }

    /// The identifier with which the view was dequeued; nil if it was not dequeued.
    open var reuseIdentifier: String? { reuseKey.flatMap { $0.identifier.isEmpty ? nil : $0.identifier } }

    /// Resets what depends on the former content. It is called before the view is used again. The default does nothing.
    open func prepareForReuse() {}

    /// Called after the view has received the geometry, alpha and order of attributes. It is not called for
    /// attributes that equal the last ones.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Tells the view that the layout is about to change. The default does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Tells the view that the layout has changed. The default does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns a copy with the fitting size: that of the constraints, else that of `sizeThatFits` for the proposed
    /// size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copied()
        let fixed = layoutAttributes.fixedAxes
        preferred.size =
            fixed.isEmpty
            ? systemLayoutSizeFitting(layoutAttributes.size)
            : systemLayoutSizeFitting(
                layoutAttributes.size,
                withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
                verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel)
        return preferred
    }

    /// Called before the view is measured, so that it is measured with its new content.
    func prepareToBeMeasured() {}

    /// Called when the view has become a row of a list, another row of it, or a view outside lists.
    func listRowDidChange() {}

    /// Returns the proposed size, because any size fits. UIKit's default is the current size, which would keep a size
    /// that the layout has given up.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

    /// Tells the collection view that a view inside this one prefers another size.
    @_spi(Host) open override func contentSizeDidChange(of view: UIView) {
        (superview as? UICollectionView)?.contentDidChange(in: self)
    }
}

extension UICollectionReusableView: ConstraintObserving {
    package func constraintsDidChange() { (superview as? UICollectionView)?.constraintsDidChange(in: self) }
}

extension UICollectionReusableView {
    /// Applies attributes, unless they equal the last ones.
    func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        if let last = layoutAttributes, last === attributes || last.isEqual(attributes) { return }
        let oldRow = layoutAttributes?.list
        let wasHidden = layoutAttributes?.isHidden ?? false
        layoutAttributes = attributes
        if attributes.list != oldRow { adopt(attributes.list) }
        bounds.size = attributes.size
        center = attributes.center
        transform3D = attributes.transform3D
        alpha = attributes.alpha
        // Apps hide views of their own accord, such as a badge without a number. Only a change in the attributes overrides that.
        if attributes.isHidden != wasHidden {
            isHidden = attributes.isHidden || (self as? UICollectionViewCell)?.condition.isAbsent == true
        }
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }

    private func adopt(_ row: ListRow?) {
        traitOverrides.listEnvironment = row?.environment ?? .unspecified
        listRowDidChange()
    }

    /// Forgets the last attributes, so that the next ones are applied even if they are equal.
    func forgetAttributes() {
        if layoutAttributes?.isHidden == true { isHidden = false }
        layoutAttributes = nil
    }
}
