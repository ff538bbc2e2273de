import Foundation

/// An attribute of a view or guide, from which constraints are made. Only anchors of the same type can be related.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide to which the anchor belongs.
    public private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// Returns a constraint that keeps the anchor at a distance, in points, after another one.
    public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: constant)
    }

    /// Returns a constraint that keeps the anchor at least at a distance, in points, after another one.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: constant)
    }

    /// Returns a constraint that keeps the anchor at most at a distance, in points, after another one.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: constant)
    }

    func related(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
}

/// An anchor of a vertical edge or line, such as a leading edge.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An anchor of a horizontal edge or line, such as a top edge.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// An anchor of a width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint to a length in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: nil, constant: c)
    }

    /// Returns a constraint to a minimum length in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: nil, constant: c)
    }

    /// Returns a constraint to a maximum length in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: nil, constant: c)
    }

    /// Returns a constraint to a multiple of another length, with a number of points added.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint to at least a multiple of another length, with a number of points added.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    /// Returns a constraint to at most a multiple of another length, with a number of points added.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}
