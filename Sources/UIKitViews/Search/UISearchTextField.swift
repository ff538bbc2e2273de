import Foundation

/// The text field of a search bar: with a rounded background, a magnifying glass, and a button that deletes the text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let clear = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        let glass = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 30, height: 22))
        (leftView, leftViewMode) = (glass, .always)
        clear.setTitle("×", for: .normal)
        clear.titleLabel?.font = .systemFont(ofSize: 20)
        clear.setTitleColor(.secondaryLabel, for: .normal)
        clear.accessibilityLabel = "Clear text"
        clear.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
        clear.addAction(UIAction { [unowned self] _ in deleteText() }, for: .touchUpInside)
        (rightView, rightViewMode) = (clear, .always)
        clear.isHidden = true
    }

    private func deleteText() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        text = ""
        sendActions(for: .editingChanged)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        clear.isHidden = !hasText
    }
}

/// A circle with a handle.
private final class MagnifyingGlass: UIView {
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let path = UIBezierPath(ovalIn: CGRect(x: 9, y: 4, width: 10, height: 10))
        path.move(to: CGPoint(x: 17.5, y: 12.5))
        path.addLine(to: CGPoint(x: 22, y: 17))
        shape.path = path.cgPath
        (shape.fillColor, shape.strokeColor) = (nil, UIColor.secondaryLabel.cgColor)
        (shape.lineWidth, shape.lineCap) = (1.5, .round)
        layer.addSublayer(shape)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        shape.strokeColor = UIColor.secondaryLabel.cgColor
    }
}
