import Foundation
@_spi(Host) import UIKitViews

/// A standard accessory: a sign that may have an action.
final class AccessoryButton: UIControl {
    private let circle = CAShapeLayer()
    private let lines = CAShapeLayer()
    /// The view that is rotated, because layers do not know the reading direction.
    private let drawing = UIView(frame: .zero)
    private var sign = AccessorySign.chevron
    /// Called when it is tapped.
    var whenTapped: (() -> Void)?

    /// The name of the action, for assistive technologies.
    var label: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(drawing)
        drawing.isUserInteractionEnabled = false
        lines.fillColor = nil
        (lines.lineCap, lines.lineJoin) = (.round, .round)
        for layer in [circle, lines] { drawing.layer.addSublayer(layer) }
        addAction(UIAction { [unowned self] _ in whenTapped?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - color: The color of the lines.
    ///   - fill: The color of the circle; nil for none.
    ///   - outline: The color of the circle's outline; nil for none.
    func show(_ sign: AccessorySign, color: UIColor, fill: UIColor? = nil, outline: UIColor? = nil) {
        self.sign = sign
        lines.path = sign.path
        lines.strokeColor = color.cgColor
        lines.lineWidth = sign.lineWidth
        let box = CGRect(origin: .zero, size: sign.size)
        circle.isHidden = !sign.hasCircle
        circle.path = UIBezierPath(ovalIn: outline == nil ? box : box.insetBy(dx: 0.75, dy: 0.75)).cgPath
        circle.fillColor = fill?.cgColor
        circle.strokeColor = outline?.cgColor
        circle.lineWidth = 1.5
        setNeedsLayout()
    }

    /// - Parameter angle: The rotation of the sign, in the reading direction.
    func turn(by angle: CGFloat) {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let turn = CGAffineTransform(rotationAngle: isLeftToRight ? angle : -angle)
        let isMirrored = sign.pointsOnward && !isLeftToRight
        drawing.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1).concatenating(turn) : turn
    }

    /// A sign without an action does not receive touches.
    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: isUserInteractionEnabled, label: label, traits: accessibilityStateTraits.union(.button))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { sign.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        drawing.bounds.size = sign.size
        drawing.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// The touchable area is larger than the sign, because fingers are.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -11, dy: -11).contains(point)
    }
}
