import Foundation

/// A view over a blurred background. Pictures show its content without the blur.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let ownContentView = UIView(frame: .zero)

    open var contentView: UIView { ownContentView }

    open var effect: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(ownContentView)
    }
}

/// The effect on the background.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Styles make no difference, because nothing is blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    public init(style: Style) {}
}
