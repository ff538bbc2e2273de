import Foundation

/// A segment of a ``UISegmentedControl``, with the button that shows it.
@MainActor struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// The width that the app has set, in points. 0 if it has set none.
    var width: CGFloat = 0
    /// The content of the segment. Touches go to the segmented control.
    let label = UIButton(type: .custom)

    /// The space on each side of the content, in points.
    private static let margin: CGFloat = 12
    private static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
        (self.title, self.image, self.action) = (title, image, action)
        label.isUserInteractionEnabled = false
    }

    /// The width that shows the content, in points.
    var naturalWidth: CGFloat {
        let content = image?.size ?? NSString(string: title ?? "").size(withAttributes: [.font: Self.selectedFont])
        return content.width.rounded(.up) + 2 * Self.margin
    }

    func show(isSelected: Bool, isEnabled: Bool) {
        label.titleLabel?.font = isSelected ? Self.selectedFont : .systemFont(ofSize: 13)
        label.setTitleColor(isEnabled ? .label : .tertiaryLabel, for: .normal)
        label.setTitle(image == nil ? title : nil, for: .normal)
        label.setImage(image, for: .normal)
        label.accessibilityLabel = title
        (label.isSelected, label.isEnabled) = (isSelected, isEnabled)
    }
}
