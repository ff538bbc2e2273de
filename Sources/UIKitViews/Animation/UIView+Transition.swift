import Foundation

extension UIView {
    /// Makes changes in a view. The style of the transition, such as flipping or dissolving, has no effect here.
    ///
    /// With `.allowAnimatedContent`, animatable changes are animated. Without it, they take effect at once.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        animate(
            withDuration: duration, delay: 0, options: options,
            animations: {
                if options.contains(.allowAnimatedContent) { changes() } else { performWithoutAnimation(changes) }
            }, completion: completion)
    }

    /// Replaces a view with another one in its superview.
    ///
    /// With `.showHideTransitionViews`, both views stay in the hierarchy: `toView` is shown and `fromView` is hidden.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        transition(
            with: fromView.superview ?? fromView, duration: duration, options: options,
            animations: {
                guard !options.contains(.showHideTransitionViews) else {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                    return
                }
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// Shows and hides the views instead of adding and removing them.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
    /// Uses its own options inside another animation block.
    public static let overrideInheritedOptions = UIView.AnimationOptions(rawValue: 1 << 9)
    /// Turns the view about a vertical axis, from the left.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about a vertical axis, from the right.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// Rolls the view up like a page.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// Rolls the view down like a page.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old content to the new content.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about a horizontal axis, from the top.
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about a horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
}
