import Foundation

/// A view of a supplementary or decorating element, and the base of cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The attributes that were last applied.
    package private(set) var layoutAttributes: UICollectionViewLayoutAttributes?
    /// nil for views that were not dequeued, and for decorations.
    var reuseKey: ReusePool.Key?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var reuseIdentifier: String? { reuseKey.flatMap { $0.identifier.isEmpty ? nil : $0.identifier } }

    open func prepareForReuse() {}

    /// Frame, transform, alpha and order are set already. Not sent for attributes that equal the last ones.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns a copy with the fitting size: that of the constraints, else that of `sizeThatFits` for the proposed one.
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

    /// Called before the view is measured, so that it is measured with its coming content.
    func prepareToBeMeasured() {}

    /// Called when the view has become one of a list, another one of the list, or one outside of lists.
    func listRowDidChange() {}

    /// Any size fits; UIKit's default, the present one, would hold on to a size that the layout has given up.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

    /// A view in here would like to have another size.
    override func contentSizeDidChange(of view: UIView) {
        (superview as? UICollectionView)?.contentDidChange(in: self)
    }
}

extension UICollectionReusableView {
    /// Takes on attributes, and tells the view where they differ from its last ones.
    func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        if let last = layoutAttributes, last === attributes || last.isEqual(attributes) { return }
        let oldRow = layoutAttributes?.list
        layoutAttributes = attributes
        if attributes.list != oldRow { adopt(attributes.list) }
        bounds.size = attributes.size
        center = attributes.center
        transform3D = attributes.transform3D
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }

    private func adopt(_ row: ListRow?) {
        traitOverrides.listEnvironment = row?.environment ?? .unspecified
        listRowDidChange()
    }

    /// Whatever is applied next is new to the view.
    func forgetAttributes() { layoutAttributes = nil }
}
