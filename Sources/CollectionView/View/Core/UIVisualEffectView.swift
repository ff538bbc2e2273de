import Foundation

/// A view over what is blurred behind it. Nothing is blurred in pictures; its content is seen.
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

/// What is done to what is behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Nothing is blurred: any style is like any other.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    public init(style: Style) {}
}
