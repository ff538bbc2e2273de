import Foundation

/// Knows how large text comes out.
public protocol TextMeasuring: Sendable {
    /// The size of some text, broken into lines no wider than `width`, in points.
    ///
    /// - Parameters:
    ///   - width: The available width; infinite if lines break only at the text's own line breaks.
    ///   - lines: The most lines; 0 for no limit.
    func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize

    /// The vertical measures of a font's lines, which `UIFont` shows as its own.
    func metrics(of font: UIFont) -> FontMetrics
}

extension TextMeasuring {
    /// The metrics of a plain typeface without a font file: lines of 1.2 em.
    public func metrics(of font: UIFont) -> FontMetrics {
        let em = font.pointSize
        return FontMetrics(ascender: 0.95 * em, descender: -0.25 * em, capHeight: 0.7 * em, xHeight: 0.5 * em)
    }
}
