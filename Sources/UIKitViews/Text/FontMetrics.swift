import Foundation

/// The vertical metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of the tallest letter.
    public var ascender: CGFloat
    /// The distance from the baseline to the bottom of the deepest letter. It is negative.
    public var descender: CGFloat
    /// The height of capital letters.
    public var capHeight: CGFloat
    /// The height of lowercase letters without ascenders.
    public var xHeight: CGFloat
    /// The extra space between lines.
    public var leading: CGFloat

    /// The distance from the top of the tallest letter to the bottom of the deepest.
    public var lineHeight: CGFloat { ascender - descender }

    /// Creates metrics from their values, in points.
    public init(
        ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat = 0
    ) {
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.leading = leading
    }
}
