import Foundation

/// The appearance state of a controller's view, and the calls that tell the controller about its changes.
///
/// A view that enters a visible window appears: the controller's `viewWillAppear` and `viewIsAppearing` are called, and
/// `viewDidAppear` after the next layout of the window. A view that leaves disappears at once.
@MainActor struct Appearance {
    enum Stage { case disappeared, appearing, appeared, disappearing }

    var stage = Stage.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing` has been called.
    var isAnnounced = false

    var isOnScreen: Bool { stage == .appearing || stage == .appeared }
}

extension UIViewController {
    /// Whether the controller's appearance follows the window of its view, instead of calls by its parent.
    private var appearsByItself: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

    func viewWillMove(toWindow window: UIWindow?) {
        guard appearsByItself else { return }
        if let window, !window.isHidden {
            if !appearance.isOnScreen { beginAppearance(true, animated: false) }
        } else if appearance.isOnScreen {
            beginAppearance(false, animated: false)
        }
    }

    func viewDidMove(toWindow window: UIWindow?) {
        guard let window, !window.isHidden else {
            if appearsByItself, appearance.stage == .disappearing { endAppearance() }
            return
        }
        guard appearance.stage == .appearing else { return }
        announceAppearance()
        if appearsByItself { window.appearingControllers.append(self) }
    }

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != appearance.isOnScreen else { return }
        loadViewIfNeeded()
        appearance = Appearance(stage: isAppearing ? .appearing : .disappearing, isAnimated: animated)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }

    private func announceAppearance() {
        guard !appearance.isAnnounced else { return }
        appearance.isAnnounced = true
        viewIsAppearing(appearance.isAnimated)
    }

    func endAppearance() {
        switch appearance.stage {
        case .appearing:
            announceAppearance()
            appearance.stage = .appeared
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.stage = .disappeared
            viewDidDisappear(appearance.isAnimated)
        case .appeared, .disappeared: break
        }
    }

    /// The children whose views are in the view of this controller.
    var shownChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}
