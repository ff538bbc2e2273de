import Foundation

extension UIView {
    /// The margins and extents of a view that change when its superview is resized.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left edge changes with the superview.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes with the superview.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge changes with the superview.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the top edge changes with the superview.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes with the superview.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the bottom edge changes with the superview.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    func autoresizeSubviews(from oldSize: CGSize) {
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            let mask = subview.autoresizingMask
            var frame = subview.frame
            (frame.origin.x, frame.size.width) = UIView.autoresize(
                (frame.minX, frame.width), in: (oldSize.width, bounds.width),
                isFlexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            (frame.origin.y, frame.size.height) = UIView.autoresize(
                (frame.minY, frame.height), in: (oldSize.height, bounds.height),
                isFlexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            subview.frame = frame
        }
    }

    /// Returns the span after the container's growth was distributed among the flexible parts (before, length, after).
    ///
    /// Each flexible part grows in proportion to its extent. If all extents are 0, the flexible parts grow equally.
    private static func autoresize(
        _ span: (start: CGFloat, length: CGFloat), in container: (old: CGFloat, new: CGFloat),
        isFlexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let gained = container.new - container.old
        let parts = [
            isFlexible.before ? span.start : nil, isFlexible.length ? span.length : nil,
            isFlexible.after ? container.old - span.start - span.length : nil,
        ]
        let flexible = parts.compactMap { $0 }
        let sum = flexible.reduce(0, +)
        let gains = parts.map { part -> CGFloat in
            guard let part else { return 0 }
            return sum > 0 ? gained * part / sum : gained / CGFloat(flexible.count)
        }
        return (span.start + gains[0], max(0, span.length + gains[1]))
    }
}
