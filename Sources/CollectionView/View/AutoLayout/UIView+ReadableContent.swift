import Foundation

extension UIView {
    /// The greatest width of readable text, in points: iOS's number for the `.large` category.
    private static let readableWidth: CGFloat = 672

    /// The layout margins, and what of the width within them is too much for text.
    var readableMargins: UIEdgeInsets {
        var margins = layoutMargins
        let excess = max(0, bounds.width - margins.left - margins.right - UIView.readableWidth)
        margins.left += excess / 2
        margins.right += excess / 2
        return margins
    }
}
