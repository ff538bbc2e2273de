import Foundation

/// A view with a blurred background. Hosts draw its content without the blur.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let ownContentView = UIView(frame: .zero)

    /// The view to which content is added.
    open var contentView: UIView { ownContentView }

    /// The effect behind the content; nil for none.
    open var effect: UIVisualEffect?

    /// Creates a view with an effect.
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
    }

    /// Creates a blur with a look.
    public init(style: Style) {}
}
