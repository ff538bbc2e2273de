import Foundation

/// A relation between two attributes of views or layout guides: `first = multiplier × second + constant`, or `≥`, or `≤`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// The part of a view or guide that a constraint determines.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge at which the reading direction begins.
        case leading
        /// The edge at which the reading direction ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal position of the center.
        case centerX
        /// The vertical position of the center.
        case centerY
        /// The baseline of the last line of text.
        case lastBaseline
        /// The baseline of the first line of text.
        case firstBaseline
        /// The left edge within the layout margins.
        case leftMargin
        /// The right edge within the layout margins.
        case rightMargin
        /// The top edge within the layout margins.
        case topMargin
        /// The bottom edge within the layout margins.
        case bottomMargin
        /// The leading edge within the layout margins.
        case leadingMargin
        /// The trailing edge within the layout margins.
        case trailingMargin
        /// No attribute: the second side is a number.
        case notAnAttribute = 0
    }

    /// How the two sides of a constraint are related.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second one.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal
        /// The first side is at least the second one.
        case greaterThanOrEqual
    }

    /// A direction of the screen.
    public enum Axis: Int, Sendable {
        /// From the left to the right.
        case horizontal
        /// From the top to the bottom.
        case vertical
    }

    /// The view or guide on the first side.
    open private(set) weak var firstItem: AnyObject?
    /// The part of the first item.
    open private(set) var firstAttribute: Attribute
    /// How the two sides are related.
    open private(set) var relation: Relation
    /// The view or guide on the second side; nil if that side is a number.
    open private(set) weak var secondItem: AnyObject?
    /// The part of the second item.
    open private(set) var secondAttribute: Attribute
    /// The factor of the second item's part.
    open private(set) var multiplier: CGFloat
    /// A name for reports; nil for none.
    open var identifier: String?

    /// The number of points that are added to the second side.
    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.heldConstraintDidChange() } }
    }

    /// How important the constraint is. One that is not required may be broken. The default is required.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.heldConstraintDidChange() } }
    }

    /// The nearest common ancestor of both items while the constraint is active, otherwise nil.
    private weak var holder: UIView?

    /// Creates a constraint: the first part is related to the second one, times the multiplier, plus the constant.
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

    /// Activates constraints. Each is added to the nearest view that contains both its items.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
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
        common.heldConstraintDidChange()
        holder = common
    }

    private func deactivate() {
        holder?.heldConstraints.removeAll { $0 === self }
        holder?.heldConstraintDidChange()
        holder = nil
    }

    /// Returns whether one of the items is a view or belongs to one of its descendants.
    fileprivate func concerns(_ view: UIView) -> Bool {
        [firstItem, secondItem].contains { NSLayoutConstraint.view(of: $0)?.isDescendant(of: view) == true }
    }

    /// Returns an item that is a view, or the view that owns a guide.
    static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}

extension UIView {
    /// Deactivates the constraints between the view or its descendants and views outside it, which ancestors hold.
    func removeConstraintsOfAncestors() {
        var ancestor = superview
        while let holder = ancestor {
            NSLayoutConstraint.deactivate(holder.heldConstraints.filter { $0.concerns(self) })
            ancestor = holder.superview
        }
    }
}
