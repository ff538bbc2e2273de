import Foundation

/// The frames of the image and the texts of list content, for text that runs from left to right.
@MainActor struct ListContentFrames {
    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    /// The size of the whole content with its margins.
    private(set) var size = CGSize.zero

    private let content: UIListContentConfiguration
    private let margins: NSDirectionalEdgeInsets
    private let labels: (text: UILabel, secondary: UILabel)

    /// - Parameters:
    ///   - labels: The labels, which already have their texts. An empty label takes no space.
    ///   - width: The available width, including the margins; infinite for the width that the content needs.
    init(
        of content: UIListContentConfiguration, labels: (text: UILabel, secondary: UILabel),
        margins: NSDirectionalEdgeInsets, width: CGFloat
    ) {
        (self.content, self.labels, self.margins) = (content, labels, margins)
        var start = margins.leading
        var height: CGFloat = 0
        if let picture = content.image {
            let shown = content.imageProperties.shownSize(of: picture)
            let room = content.imageProperties.reservedSize(around: shown)
            image = CGRect(
                x: start + (room.width - shown.width) / 2, y: -shown.height / 2, width: shown.width,
                height: shown.height)
            start = Self.textStart(in: content, margins: margins)
            height = room.height
        }
        placeTexts(at: start, width: max(0, width - margins.trailing - start))
        let texts = text.union(secondaryText)
        height = max(height, texts.height)
        let end = content.image == nil ? texts.maxX : max(texts.maxX, image.maxX)
        size = CGSize(
            width: width.isFinite ? width : end + margins.trailing, height: margins.top + height + margins.bottom)
        // All frames are vertically centered.
        text.origin.y -= texts.midY
        secondaryText.origin.y -= texts.midY
    }

    /// Returns the distance from the leading edge to the texts, in points.
    ///
    /// - Complexity: O(1), because nothing is measured.
    static func textStart(in content: UIListContentConfiguration, margins: NSDirectionalEdgeInsets) -> CGFloat {
        guard let image = content.image else { return margins.leading }
        let properties = content.imageProperties
        let room = properties.reservedSize(around: properties.shownSize(of: image))
        return margins.leading + room.width + content.imageToTextPadding
    }

    /// Returns one of the frames in a view of any height, in its reading direction.
    func place(_ frame: CGRect, in view: UIView) -> CGRect {
        let bounds = view.bounds
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        let middle = (bounds.height + margins.top - margins.bottom) / 2
        return CGRect(
            x: view.roundToPixel(isLeftToRight ? frame.minX : bounds.width - frame.maxX),
            y: view.roundToPixel(middle + frame.minY), width: frame.width, height: frame.height)
    }

    private mutating func placeTexts(at start: CGFloat, width: CGFloat) {
        let (hasText, hasSecondary) = (!labels.text.isEmpty, !labels.secondary.isEmpty)
        let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
        let natural = (
            text: hasText ? labels.text.sizeThatFits(unbounded) : .zero,
            secondary: hasSecondary ? labels.secondary.sizeThatFits(unbounded) : .zero
        )
        let together = natural.text.width + content.textToSecondaryTextHorizontalPadding + natural.secondary.width
        if content.prefersSideBySideTextAndSecondaryText, hasText, hasSecondary, together <= width {
            let end = width.isFinite ? width : together
            text = CGRect(origin: CGPoint(x: start, y: 0), size: natural.text)
            secondaryText = CGRect(
                origin: CGPoint(
                    x: start + end - natural.secondary.width,
                    y: labels.text.font.ascender - labels.secondary.font.ascender),
                size: natural.secondary)
            return
        }
        let column = width.isFinite ? width : max(natural.text.width, natural.secondary.width)
        let room = CGSize(width: column, height: .infinity)
        var top: CGFloat = 0
        if hasText {
            text = CGRect(x: start, y: 0, width: column, height: labels.text.sizeThatFits(room).height)
            top = text.maxY + content.textToSecondaryTextVerticalPadding
        }
        guard hasSecondary else {
            secondaryText = text
            return
        }
        secondaryText = CGRect(x: start, y: top, width: column, height: labels.secondary.sizeThatFits(room).height)
        if !hasText { text = secondaryText }
    }
}

extension UILabel {
    fileprivate var isEmpty: Bool { text?.isEmpty ?? true }
}
