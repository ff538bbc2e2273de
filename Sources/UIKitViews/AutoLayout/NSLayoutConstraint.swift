import Foundation

/// A relation between two attributes of views or layout guides: `first = multiplier × second + constant`, or `≥`, or `≤`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
        case leadingMargin, trailingMargin
        case notAnAttribute = 0
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    public enum Axis: Int, Sendable { case horizontal, vertical }

    open private(set) weak var firstItem: AnyObject?
    open private(set) var firstAttribute: Attribute
    open private(set) var relation: Relation
    open private(set) weak var secondItem: AnyObject?
    open private(set) var secondAttribute: Attribute
    open private(set) var multiplier: CGFloat
    open var identifier: String?

    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.setNeedsLayout() } }
    }

    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.setNeedsLayout() } }
    }

    /// The nearest common ancestor of both items while the constraint is active, otherwise nil.
    private weak var holder: UIView?

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2 as AnyObject?
        secondAttribute = attr2
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Whether the constraint takes part in layout.
    ///
    /// A constraint whose items have no common ancestor stays inactive. UIKit raises an exception then.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard holder == nil, let first = NSLayoutConstraint.view(of: firstItem) else { return }
        var common: UIView? = first
        if let second = NSLayoutConstraint.view(of: secondItem) {
            while let view = common, !second.isDescendant(of: view) { common = view.superview }
        }
        guard let common else { return }
        common.heldConstraints.append(self)
        common.setNeedsLayout()
        holder = common
    }

    private func deactivate() {
        holder?.heldConstraints.removeAll { $0 === self }
        holder?.setNeedsLayout()
        holder = nil
    }

    private static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}
