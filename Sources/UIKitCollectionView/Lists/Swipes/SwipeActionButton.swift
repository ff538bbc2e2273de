import Foundation
@_spi(Host) import UIKitViews

/// The button of a swipe action: a picture above a title, on the action's color.
final class SwipeActionButton: UIControl {
    private static let minimumWidth: CGFloat = 74
    private static let padding: CGFloat = 15

    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        picture.image = action.image
        picture.tintColor = .white
        for part in [label, picture] { addSubview(part) }
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    var width: CGFloat {
        max(
            Self.minimumWidth,
            max(label.intrinsicContentSize.width, picture.sizeThatFits(.zero).width) + 2 * Self.padding
        )
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: label.text, traits: accessibilityStateTraits.union(.button))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (title, image) = (label.intrinsicContentSize, picture.sizeThatFits(.zero))
        // If there is no space for both, only the picture is shown.
        label.isHidden = picture.image != nil && title.height + image.height > bounds.height
        let height = image.height + (label.isHidden ? 0 : title.height)
        let top = (bounds.height - height) / 2
        picture.place(in: CGRect(x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height))
        label.place(
            in: CGRect(
                x: roundToPixel((bounds.width - title.width) / 2), y: roundToPixel(top + image.height),
                width: title.width, height: title.height))
    }
}
