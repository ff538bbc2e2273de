import Foundation

/// A view with an effect on what lies behind it. Hosts do not blur: the color of the blur covers the background.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let ownContentView = UIView(frame: .zero)

    /// The view to which content is added.
    open var contentView: UIView { ownContentView }

    /// The effect behind the content; nil for none.
    open var effect: UIVisualEffect? { didSet { UIScreen.main.setNeedsDisplay() } }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addParts()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        ownContentView.frame = bounds
        ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(ownContentView)
    }

    override func drawContents(on canvas: any LayerCanvas, in bounds: CGRect) {
        if let color = effect?.color {
            canvas.fill(
                RoundedRect(bounds, radius: layer.cornerRadius, corners: layer.maskedCorners), with: color.cgColor)
        }
        super.drawContents(on: canvas, in: bounds)
    }
}

/// An effect on the background of a ``UIVisualEffectView``.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    /// The color in place of the effect; nil if the effect only concerns the content.
    var color: UIColor? { nil }
}

/// A blur of the background. Hosts draw its color, which is translucent, and do not blur.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The look of a blur.
    public enum Style: Int, Sendable {
        /// Very light.
        case extraLight
        /// Light.
        case light
        /// Dark.
        case dark
        /// Light or dark, depending on the appearance.
        case regular = 4
        /// More visible, and light or dark, depending on the appearance.
        case prominent
        /// A material that lets nearly everything through.
        case systemUltraThinMaterial
        /// A material that lets much through.
        case systemThinMaterial
        /// The usual material.
        case systemMaterial
        /// A material that lets little through.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// A light material that lets nearly everything through.
        case systemUltraThinMaterialLight
        /// A light material that lets much through.
        case systemThinMaterialLight
        /// The usual light material.
        case systemMaterialLight
        /// A light material that lets little through.
        case systemThickMaterialLight
        /// The light material of bars.
        case systemChromeMaterialLight
        /// A dark material that lets nearly everything through.
        case systemUltraThinMaterialDark
        /// A dark material that lets much through.
        case systemThinMaterialDark
        /// The usual dark material.
        case systemMaterialDark
        /// A dark material that lets little through.
        case systemThickMaterialDark
        /// The dark material of bars.
        case systemChromeMaterialDark
    }

    private let style: Style

    /// Creates a blur with a look.
    public init(style: Style) { self.style = style }

    override var color: UIColor {
        let opacity = style.opacity
        let light = UIColor(white: 1, alpha: opacity)
        let dark = UIColor(white: 0.11, alpha: opacity)
        return switch style.isDark {
        case true?: dark
        case false?: light
        case nil: UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }
}

extension UIBlurEffect.Style {
    /// Whether the color is dark; nil if that depends on the appearance.
    fileprivate var isDark: Bool? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        default: nil
        }
    }

    /// Text must be legible on the color, which is not blurred, so even thin materials cover half of the background.
    fileprivate var opacity: CGFloat {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.5
        case .light, .regular, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
        case .dark, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.7
        case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.8
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.85
        }
    }
}

/// An effect that lets the background of a blur shine through content. Hosts draw the content in its own colors.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// The strength of the effect for a kind of content.
    public enum Style: Int, Sendable {
        /// For most texts.
        case label
        /// For less important texts.
        case secondaryLabel
        /// For unimportant texts.
        case tertiaryLabel
        /// For the least important texts.
        case quaternaryLabel
        /// For large areas.
        case fill
        /// For areas.
        case secondaryFill
        /// For small areas.
        case tertiaryFill
        /// For lines between content.
        case separator
    }

    /// Creates an effect for content on a blur.
    public init(blurEffect: UIBlurEffect) {}

    /// Creates an effect for a kind of content on a blur.
    public init(blurEffect: UIBlurEffect, style: Style) {}
}
