import Foundation

extension UIScrollView {
    /// The fraction of the velocity that remains after one millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The axes along which the safe area adds to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The same as ``scrollableAxes``.
        case automatic
        /// The axes along which the content can be scrolled.
        case scrollableAxes
        case never
        case always
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The condition under which an index is shown beside the content.
    public enum IndexDisplayMode: Int, Sendable {
        /// The index is shown if there are titles for it.
        case automatic
        case alwaysHidden
    }
}
