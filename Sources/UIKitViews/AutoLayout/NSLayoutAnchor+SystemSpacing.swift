import Foundation

extension NSLayoutXAxisAnchor {
    /// Returns a constraint that keeps the anchor a multiple of the system spacing (8 points) after another one.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: standardDistances.views * multiplier)
    }

    /// Returns a constraint that keeps the anchor at least a multiple of the system spacing (8 points) after another
    /// one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: standardDistances.views * multiplier)
    }

    /// Returns a constraint that keeps the anchor at most a multiple of the system spacing (8 points) after another
    /// one.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: standardDistances.views * multiplier)
    }
}

extension NSLayoutYAxisAnchor {
    /// Returns a constraint that keeps the anchor a multiple of the system spacing (8 points) below another one.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: standardDistances.views * multiplier)
    }

    /// Returns a constraint that keeps the anchor at least a multiple of the system spacing (8 points) below another
    /// one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: standardDistances.views * multiplier)
    }

    /// Returns a constraint that keeps the anchor at most a multiple of the system spacing (8 points) below another
    /// one.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: standardDistances.views * multiplier)
    }
}
