import Foundation

/// The animation of a lifted, dropped or canceled item. The app can add its own animations.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
    /// Performs changes within the animation.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Calls a closure after the animation, with `.end`.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animation of previews. Animations and completions are collected until it runs, and later ones run at once.
@_spi(Host) @MainActor open class DragAnimation: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var isRunning = false
    private var isFinished = false

    static let duration: TimeInterval = 0.3

    public func addAnimations(_ animations: @escaping () -> Void) {
        guard isRunning || isFinished else { return self.animations.append(animations) }
        UIView.animate(withDuration: Self.duration, animations: animations)
    }

    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if isFinished { completion(.end) } else { completions.append(completion) }
    }

    public func run(_ change: @escaping () -> Void) {
        isRunning = true
        let animations = animations
        self.animations = []
        UIView.animate(withDuration: Self.duration) {
            change()
            for animation in animations { animation() }
        } completion: { [self] _ in
            isFinished = true
            let completions = completions
            self.completions = []
            for completion in completions { completion(.end) }
        }
    }
}
