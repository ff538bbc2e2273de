import Foundation

extension UIScrollView {
    /// The fraction of the velocity that remains after one millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The deceleration of ordinary content.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A greater deceleration, with which content comes to rest sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The axes along which the safe area adds to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The same as ``scrollableAxes``, and in a navigation controller also the top and the bottom of the first view
        /// of a view controller.
        case automatic
        /// The axes along which the content can be scrolled.
        case scrollableAxes
        /// The safe area is not added.
        case never
        /// The safe area is always added.
        case always
    }

    /// When scrolling hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none
        /// When a drag begins.
        case onDrag
        /// The keyboard follows the finger.
        case interactive
        /// When a drag begins, with what lies above the keyboard.
        case onDragWithAccessory
        /// The keyboard and what lies above it follow the finger.
        case interactiveWithAccessory
    }

    /// The condition under which an index is shown beside the content.
    public enum IndexDisplayMode: Int, Sendable {
        /// The index is shown if there are titles for it.
        case automatic
        /// The index is never shown.
        case alwaysHidden
    }
}
