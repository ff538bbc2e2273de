import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Controllers that are presented above others.
@Suite @MainActor struct ModalPresentationTests {
    private final class Controller: UIViewController {
        var calls: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            calls.append("will appear\(isBeingPresented ? " presented" : "")")
        }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) { calls.append("\(size.width)") }
    }

    @MainActor private struct Stage {
        let touches = TouchStage()
        let root = Controller()
        let top = Controller()

        init() {
            touches.window.rootViewController = root
            touches.window.obstructedInsets.top = 20
            settle()
        }

        func settle() {
            for _ in 0..<10 { touches.clock.advance(by: 0.1) }
            touches.window.layoutIfNeeded()
        }

        /// The frame of the presented view in the window.
        var frame: CGRect { top.view.convert(top.view.bounds, to: touches.window as UIView) }
    }

    @Test func aSheetSlidesUpAndLeavesThePresentingViewOnTheScreen() {
        let stage = Stage()
        var isDone = false
        stage.root.present(stage.top, animated: true) { isDone = true }
        #expect(stage.root.presentedViewController === stage.top && stage.top.presentingViewController === stage.root)
        #expect(stage.top.isBeingPresented && !isDone)
        stage.settle()
        #expect(stage.frame == CGRect(x: 0, y: 30, width: 200, height: 370) && !stage.top.isBeingPresented && isDone)
        #expect(stage.top.calls == ["will appear presented", "appeared"])
        #expect(stage.root.calls == ["will appear", "appeared"] && stage.root.view.window != nil)
        #expect(stage.top.view.safeAreaInsets.top == 0)
        let card = stage.top.view.superview?.layer
        #expect(card?.cornerRadius == 10 && card?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func dismissingTellsTheControllerAndThenTheCaller() {
        let stage = Stage()
        stage.root.present(stage.top, animated: false)
        stage.settle()
        var wasGone = false
        stage.top.dismiss(animated: true) { wasGone = stage.root.presentedViewController == nil }
        #expect(stage.top.isBeingDismissed && !wasGone)
        stage.settle()
        #expect(wasGone && stage.top.view.window == nil && stage.top.presentingViewController == nil)
        #expect(stage.top.calls.suffix(2) == ["will disappear", "disappeared"])
    }

    @Test("After a presentation, the view looks as before", arguments: [false, true])
    func nothingStaysBehind(animated: Bool) {
        for transition in [UIModalTransitionStyle.coverVertical, .crossDissolve] {
            let stage = Stage()
            let view: UIView = stage.top.view
            (view.alpha, view.layer.cornerRadius) = (0.5, 3)
            view.autoresizingMask = [.flexibleWidth]
            stage.top.modalTransitionStyle = transition
            for _ in 0..<2 {
                stage.root.present(stage.top, animated: animated)
                stage.settle()
                stage.root.dismiss(animated: animated)
                stage.settle()
                #expect(view.alpha == 0.5 && view.transform == .identity && view.superview == nil)
                #expect(view.layer.cornerRadius == 3 && view.layer.maskedCorners.contains(.layerMinXMaxYCorner))
                #expect(!view.clipsToBounds && view.gestureRecognizers?.isEmpty != false)
                #expect(view.autoresizingMask == [.flexibleWidth])
            }
        }
    }

    @Test func aFullScreenHidesThePresentingController() {
        let stage = Stage()
        stage.top.modalPresentationStyle = .fullScreen
        stage.root.present(stage.top, animated: true)
        stage.settle()
        #expect(stage.frame == stage.touches.window.bounds && stage.root.view.isHidden)
        #expect(stage.root.calls.suffix(2) == ["will disappear", "disappeared"])
        stage.root.dismiss(animated: true)
        stage.settle()
        #expect(!stage.root.view.isHidden && stage.root.calls.suffix(2) == ["will appear", "appeared"])
    }

    @Test func aChildPresentsFromItsFarthestAncestor() {
        let stage = Stage()
        let child = UIViewController()
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        child.present(stage.top, animated: false)
        #expect(stage.top.presentingViewController === stage.root && child.presentedViewController === stage.top)
        child.dismiss(animated: false)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func aPresentedControllerPresentsAnotherAndBothGoTogether() {
        let stage = Stage()
        let third = Controller()
        stage.root.present(stage.top, animated: false)
        stage.top.present(third, animated: false)
        #expect(third.presentingViewController === stage.top && stage.root.presentedViewController === stage.top)
        stage.root.dismiss(animated: false)
        #expect(third.view.window == nil && stage.top.view.window == nil && stage.top.presentedViewController == nil)
    }

    @Test func mistakesAreReportedInUIKitsWords() {
        let stage = Stage()
        stage.root.present(stage.top, animated: false)
        let other = UIViewController()
        let messages = CollectionViewDiagnostics.collected {
            stage.root.present(UIViewController(), animated: false)
            stage.root.present(stage.top, animated: false)
            other.present(UIViewController(), animated: false)
        }
        #expect(messages.count == 3)
        #expect(messages[0].hasPrefix("Attempt to present") && messages[0].contains("which is already presenting"))
        #expect(messages[1].contains("that is already being presented by"))
        #expect(messages[2].hasSuffix("whose view is not in the window hierarchy."))
    }

    @Test func pullingASheetDownDismissesItUnlessItIsModal() {
        let stage = Stage()
        stage.root.present(stage.top, animated: false)
        stage.settle()
        stage.top.isModalInPresentation = true
        stage.touches.drag(from: (100, 60), to: (100, 380))
        stage.settle()
        #expect(stage.root.presentedViewController === stage.top && stage.frame.minY == 30)
        stage.top.isModalInPresentation = false
        stage.touches.drag(from: (100, 60), to: (100, 120))
        stage.settle()
        #expect(stage.root.presentedViewController === stage.top && stage.frame.minY == 30)
        stage.touches.drag(from: (100, 60), to: (100, 380))
        stage.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func aDragInAScrollViewScrollsInsteadOfPullingTheSheet() {
        let stage = Stage()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        scrollView.contentOffset.y = 400
        stage.top.view.addSubview(scrollView)
        stage.root.present(stage.top, animated: false)
        stage.settle()
        stage.touches.drag(from: (100, 150), to: (100, 250))
        #expect(scrollView.contentOffset.y < 320 && stage.frame.minY == 30)
    }

    @Test func sheetsFollowTheWindowAndAreCenteredInAWideOne() {
        let stage = Stage()
        stage.top.modalPresentationStyle = .formSheet
        stage.root.present(stage.top, animated: false)
        stage.settle()
        stage.touches.window.frame.size = CGSize(width: 1000, height: 800)
        stage.settle()
        #expect(stage.frame == CGRect(x: 230, y: 100, width: 540, height: 620))
        #expect(stage.root.calls.last == "1000.0" && stage.top.calls.last == "1000.0")
    }

    @Test func anAppMayAnimateAPresentationItself() {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            var ended: [Bool] = []
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                let isPresenting = context.viewController(forKey: .to)?.presentingViewController != nil
                let view = context.view(forKey: isPresenting ? .to : .from)
                if isPresenting, let view { context.containerView.addSubview(view) }
                view?.alpha = isPresenting ? 0 : 1
                UIView.animate(withDuration: transitionDuration(using: context)) {
                    view?.alpha = isPresenting ? 1 : 0
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
        }
        final class Fades: NSObject, UIViewControllerTransitioningDelegate {
            let fade = Fade()
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { fade }
            func animationController(forDismissed dismissed: UIViewController)
                -> UIViewControllerAnimatedTransitioning?
            { fade }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (root, card, fades) = (UIViewController(), UIViewController(), Fades())
        window.rootViewController = root
        window.isHidden = false
        (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, fades)
        var steps: [String] = []
        root.present(card, animated: true) { steps.append("presented") }
        #expect(card.view.window === window && card.isBeingPresented)
        #expect(card.view.layer.presentation()?.opacity == 0)
        AnimationClock.current.advance(by: 1.1)
        #expect(card.view.alpha == 1 && steps == ["presented"] && fades.fade.ended == [true])
        card.dismiss(animated: true) { steps.append("dismissed") }
        #expect(card.isBeingDismissed)
        AnimationClock.current.advance(by: 1.1)
        #expect(card.view.window == nil && steps == ["presented", "dismissed"] && root.view.window === window)
        #expect(root.presentedViewController == nil && fades.fade.ended == [true, true])
    }
}
