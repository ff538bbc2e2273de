import Foundation

/// Knows how large text comes out.
public protocol TextMeasuring: Sendable {
    /// The size of some text, broken into lines no wider than `width`, in points.
    ///
    /// - Parameters:
    ///   - width: The room there is; infinite if lines are to be broken only where the text says so.
    ///   - lines: How many lines there may be; 0 for as many as it takes.
    func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize
}
