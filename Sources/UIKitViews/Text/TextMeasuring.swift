import Foundation

/// A way to measure text.
public protocol TextMeasuring: Sendable {
    /// Returns the size of text that wraps at `width`, in points.
    ///
    /// - Parameters:
    ///   - width: The available width. If infinite, lines end only at the text's own line breaks.
    ///   - lines: The maximum number of lines. 0 for no limit.
    func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize

    /// Returns the vertical metrics of a font. The metrics of `UIFont` have these values.
    func metrics(of font: UIFont) -> FontMetrics
}

extension TextMeasuring {
    /// Returns the metrics of a generic typeface, whose lines are 1.2 em high.
    public func metrics(of font: UIFont) -> FontMetrics {
        let em = font.pointSize
        return FontMetrics(ascender: 0.95 * em, descender: -0.25 * em, capHeight: 0.7 * em, xHeight: 0.5 * em)
    }
}
