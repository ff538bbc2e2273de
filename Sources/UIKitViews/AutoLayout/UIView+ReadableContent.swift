import Foundation

extension UIView {
    /// The greatest width of readable text, in points: that of iOS for the content size category `.large`.
    private static let readableWidth: CGFloat = 672

    /// The layout margins, enlarged so that the width between them is readable.
    package var readableMargins: UIEdgeInsets {
        var margins = layoutMargins
        let excess = max(0, bounds.width - margins.left - margins.right - UIView.readableWidth)
        margins.left += excess / 2
        margins.right += excess / 2
        return margins
    }
}
