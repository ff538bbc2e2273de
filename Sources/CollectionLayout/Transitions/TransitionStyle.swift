/// How elements come and go in a ``LayoutTransition``, and what else happens to them on their way: one function.
///
/// ```swift
/// let rise = TransitionStyle { state, step, progress in
///     let absence = 1 - step.presence(at: progress)
///     state.frame.y += 40 * absence
///     state.alpha *= 1 - absence
/// }
/// ```
public struct TransitionStyle: Sendable {
    /// Changes how an element is drawn.
    ///
    /// - Parameters:
    ///   - state: where the element is without a style: on its way where it stays, at its place where it comes or goes.
    ///   - progress: from 0 to 1. A style is not asked at the ends where the element is at rest, so that nothing is
    ///     out of place there; for nothing to jump either, it must leave the state alone when progress comes near them.
    public let change:
        @Sendable (_ state: inout TransitionState, _ step: LayoutTransition.Step, _ progress: Double) -> Void

    /// Makes a style of the function that changes an element's state; see ``change``.
    public init(
        _ change:
            @escaping @Sendable (
                _ state: inout TransitionState, _ step: LayoutTransition.Step, _ progress: Double
            ) -> Void
    ) {
        self.change = change
    }

    /// One style after the other: `.fade.combined(with: .scale(from: 0.8))`.
    public func combined(with other: TransitionStyle) -> TransitionStyle {
        TransitionStyle { [change] state, step, progress in
            change(&state, step, progress)
            other.change(&state, step, progress)
        }
    }

    /// What comes is there at once, and what goes is gone at once.
    public static let none = TransitionStyle { state, step, progress in
        if step == .disappear, progress > 0 { state.alpha = 0 }
    }

    /// Through opacity.
    public static let fade = TransitionStyle { state, step, progress in
        state.alpha *= step.presence(at: progress)
    }

    /// Growing and shrinking about the center.
    ///
    /// - Parameter scale: of what is not there.
    public static func scale(from scale: Double = 0) -> TransitionStyle {
        TransitionStyle { state, step, progress in
            state.transform.scale *= scale + (1 - scale) * step.presence(at: progress)
        }
    }

    /// In from a side and out to the same side, by the element's own size, and through opacity on the way.
    public static func slide(_ side: Arrangement.Heading) -> TransitionStyle {
        fade.combined(
            with: TransitionStyle { state, step, progress in
                let absence = 1 - step.presence(at: progress)
                switch side {
                case .left: state.frame.x -= state.frame.width * absence
                case .right: state.frame.x += state.frame.width * absence
                case .up: state.frame.y -= state.frame.height * absence
                case .down: state.frame.y += state.frame.height * absence
                }
            })
    }
}

extension LayoutTransition.Step {
    /// How much of the element is there, from 0 to 1; always all of what stays.
    public func presence(at progress: Double) -> Double {
        switch self {
        case .appear: progress
        case .disappear: 1 - progress
        case .persist, .refresh: 1
        }
    }
}
