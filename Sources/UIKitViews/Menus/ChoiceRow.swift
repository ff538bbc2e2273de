import Foundation

/// A row of an alert or a menu that can be tapped: a mark, a title and an image.
final class ChoiceRow: UIControl {
    let label = UILabel()
    private let mark = UILabel()
    private let picture = UIImageView()
    private let topLine = UIView()
    private let leftLine = UIView()

    /// The color of the title.
    var color: UIColor = .label { didSet { stateDidChange() } }
    /// The edges at which lines separate the row from others: the top and the left one.
    var lineEdges: UIRectEdge = [] { didSet { setNeedsLayout() } }
    var whenTapped: (() -> Void)?
    /// Whether the rows of the menu leave room for marks.
    var hasRoomForMark = false

    /// - Parameter mark: A character before the title.
    init(title: String, mark: String? = nil, image: UIImage? = nil) {
        super.init(frame: .zero)
        (label.text, self.mark.text, picture.image) = (title, mark, image)
        self.mark.font = .systemFont(ofSize: 15, weight: .semibold)
        picture.contentMode = .scaleAspectFit
        for line in [topLine, leftLine] { line.backgroundColor = .separator }
        for part in [label, self.mark, picture, topLine, leftLine] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        addAction(UIAction { [unowned self] _ in whenTapped?() }, for: .touchUpInside)
        stateDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
        label.textColor = isEnabled ? color : .tertiaryLabel
        mark.textColor = label.textColor
        (picture.tintColor, picture.alpha) = (label.textColor, isEnabled ? 1 : 0.4)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: label.text, traits: accessibilityStateTraits.union(.button))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let thickness = 1 / max(1, traitCollection.displayScale)
        (topLine.isHidden, leftLine.isHidden) = (!lineEdges.contains(.top), !lineEdges.contains(.left))
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        leftLine.frame = CGRect(x: 0, y: 0, width: thickness, height: bounds.height)
        let start: CGFloat = hasRoomForMark ? 32 : 16
        let end: CGFloat = picture.image == nil ? 16 : 48
        func place(_ view: UIView, from leading: CGFloat, width: CGFloat) {
            let x = isLeftToRight ? leading : bounds.width - leading - width
            view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
        place(label, from: start, width: max(0, bounds.width - start - end))
        place(mark, from: 12, width: hasRoomForMark ? 18 : 0)
        place(picture, from: bounds.width - 40, width: 24)
        picture.frame = picture.frame.insetBy(dx: 0, dy: max(0, (bounds.height - 24) / 2))
    }
}
