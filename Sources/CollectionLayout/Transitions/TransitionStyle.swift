/// The style of appearing and disappearing elements in a ``LayoutTransition``: a function that changes the elements'
/// states.
///
/// ```swift
/// let rise = TransitionStyle { state, step, progress in
///     let absence = 1 - step.presence(at: progress)
///     state.frame.y += 40 * absence
///     state.alpha *= 1 - absence
/// }
/// ```
public struct TransitionStyle: Sendable {
    /// A function that changes the state of an element.
    ///
    /// - Parameters:
    ///   - state: The element's state without a style. Remaining elements are on their path; appearing and disappearing
    ///     ones are at rest.
    ///   - step: The kind of the element's change.
    ///   - progress: The progress, from 0 to 1. The style is not called at the ends at which the element is at rest. To
    ///     avoid a jump there, its change must vanish as the progress approaches them.
    public let change:
        @Sendable (_ state: inout TransitionState, _ step: LayoutTransition.Step, _ progress: Double) -> Void

    #if !$Embedded
        /// The name in the text of a ``SessionScript``, which cannot contain the style itself. The styles of the
        /// library have names.
        public var name = ""
    #endif

    /// Makes a style from a function that changes an element's state; see ``change``.
    public init(
        _ change:
            @escaping @Sendable (
                _ state: inout TransitionState, _ step: LayoutTransition.Step, _ progress: Double
            ) -> Void
    ) {
        self.change = change
    }

    /// Returns a style that applies one style after the other: `.fade.combined(with: .scale(from: 0.8))`.
    public func combined(with other: TransitionStyle) -> TransitionStyle {
        TransitionStyle { [change] state, step, progress in
            change(&state, step, progress)
            other.change(&state, step, progress)
        }
    }

    /// A style with which elements appear and disappear at once.
    public static let none = TransitionStyle { state, step, progress in
        if step == .disappear, progress > 0 { state.alpha = 0 }
    }.named("none")

    /// A style with which elements fade in and out.
    public static let fade = TransitionStyle { state, step, progress in
        state.alpha *= step.presence(at: progress)
    }.named("fade")

    /// Returns a style with which elements grow and shrink about their center.
    ///
    /// - Parameter scale: The scale of an invisible element.
    public static func scale(from scale: Double = 0) -> TransitionStyle {
        TransitionStyle { state, step, progress in
            state.transform.scale *= scale + (1 - scale) * step.presence(at: progress)
        }.named("scale", scale)
    }

    /// Returns a style with which elements move in from a side and out to it by their own size, and fade on the way.
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
            }
        ).named("slide", Double(side.rawValue))
    }

    /// Returns the style with a name that contains its parameters.
    @inline(__always)  // Saves the name, which Embedded Swift does not store.
    private func named(_ name: StaticString, _ numbers: Double...) -> TransitionStyle {
        var style = self
        #if !$Embedded
            style.name = ([name.description] + numbers.map(\.description)).joined(separator: " ")
        #endif
        return style
    }
}

extension LayoutTransition.Step {
    /// Returns the presence of the element, from 0 (absent) to 1. A remaining element is always present.
    public func presence(at progress: Double) -> Double {
        switch self {
        case .appear: progress
        case .disappear: 1 - progress
        case .persist, .refresh: 1
        }
    }
}
