import Foundation

// CoreGraphics' way of comparing, which layouts for iOS still use.

extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Of rectangles with negative sizes, what they cover is compared.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
