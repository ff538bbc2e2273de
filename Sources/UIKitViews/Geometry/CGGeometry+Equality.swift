import Foundation

// CoreGraphics' way of comparing, which layouts for iOS still use.

extension CGPoint {
    /// Returns whether two points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether two sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether two rectangles cover the same area, even if their sizes are negative.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
