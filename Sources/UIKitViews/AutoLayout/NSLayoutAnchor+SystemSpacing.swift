import Foundation

extension NSLayoutXAxisAnchor {
    /// Makes a constraint with a multiple of the distance between views after another anchor, in the reading direction.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: standardDistances.views * multiplier)
    }

    /// Returns a constraint to another anchor at a multiple of the system's spacing, of 8 points.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: standardDistances.views * multiplier)
    }

    /// Returns a constraint to another anchor at a multiple of the system's spacing, of 8 points.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: standardDistances.views * multiplier)
    }
}

extension NSLayoutYAxisAnchor {
    /// Makes a constraint with a multiple of the distance between views below another anchor.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: standardDistances.views * multiplier)
    }

    /// Returns a constraint to another anchor at a multiple of the system's spacing, of 8 points.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: standardDistances.views * multiplier)
    }

    /// Returns a constraint to another anchor at a multiple of the system's spacing, of 8 points.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: standardDistances.views * multiplier)
    }
}
