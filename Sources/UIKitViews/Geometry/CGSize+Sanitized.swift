import Foundation

extension CGSize {
    /// The size, with zero in place of negative, infinite and undefined lengths.
    package var sanitized: CGSize {
        func sanitized(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
        return CGSize(width: sanitized(width), height: sanitized(height))
    }
}
