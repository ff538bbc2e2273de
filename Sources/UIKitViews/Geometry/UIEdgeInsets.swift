// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (the names are those of Apple's C functions)

import Foundation

/// Distances inward from the four edges of a rectangle, in points; negative ones reach outward.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the left edge, in points.
    public var left: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the right edge, in points.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// Creates insets without distances.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets from their distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left,
            bottom: one.bottom + other.bottom, right: one.right + other.right)
    }
}

/// Insets from the edges of a rectangle, relative to the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the edge at which the reading direction begins, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the edge at which the reading direction ends, in points.
    public var trailing: CGFloat

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets without distances.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets from their distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
            bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
    }

    package func physical(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isLeftToRight = direction == .leftToRight
        return UIEdgeInsets(
            top: top, left: isLeftToRight ? leading : trailing,
            bottom: bottom, right: isLeftToRight ? trailing : leading)
    }
}

extension CGRect {
    /// Returns the rectangle within insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

/// Returns the rectangle within insets.
@available(*, deprecated, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
