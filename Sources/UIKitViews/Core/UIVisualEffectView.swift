import Foundation

/// A view with a blurred background. Hosts draw its content without the blur.
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

/// An effect on the background of a ``UIVisualEffectView``.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the background. Its style has no effect, because hosts do not blur.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    public init(style: Style) {}
}
