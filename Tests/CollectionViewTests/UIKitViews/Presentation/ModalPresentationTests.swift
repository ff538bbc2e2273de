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

    @Test func anAppArrangesAPresentationItself() {
        final class Half: UIPresentationController {
            let dimming = UIView()
            var calls: [String] = []

            override var frameOfPresentedViewInContainerView: CGRect {
                guard let bounds = containerView?.bounds else { return .zero }
                return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
            }
            override func presentationTransitionWillBegin() {
                guard let containerView else { return }
                dimming.frame = containerView.bounds
                dimming.alpha = 0
                containerView.addSubview(dimming)
                presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
                    self.dimming.alpha = 1
                })
                calls.append("begin")
            }
            override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("presented \(completed)") }
            override func dismissalTransitionWillBegin() { calls.append("dismiss") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed \(completed)") }
        }
        final class Halves: NSObject, UIViewControllerTransitioningDelegate {
            var last: Half?

            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                last = Half(presentedViewController: presented, presenting: presenting)
                return last
            }
        }
        let (stage, halves) = (Stage(), Halves())
        (stage.top.modalPresentationStyle, stage.top.transitioningDelegate) = (.custom, halves)
        stage.root.present(stage.top, animated: true)
        stage.touches.clock.advance(by: 0.1)
        let opacity = halves.last?.dimming.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0 && opacity < 1, "animated alongside")
        stage.settle()
        #expect(stage.frame == CGRect(x: 0, y: 200, width: 200, height: 200) && halves.last?.dimming.alpha == 1)
        #expect(halves.last?.calls == ["begin", "presented true"] && stage.top.transitionCoordinator == nil)
        #expect(stage.touches.window.hitTest(CGPoint(x: 100, y: 300), with: nil) === stage.top.view)
        stage.top.dismiss(animated: true)
        stage.settle()
        #expect(halves.last?.calls.suffix(2) == ["dismiss", "dismissed true"] && halves.last?.containerView == nil)
    }

    @Test func aSheetRestsAtItsHeights() throws {
        let stage = Stage()
        let sheet = try #require(stage.top.sheetPresentationController)
        #expect(sheet === stage.top.sheetPresentationController && sheet.detents.map(\.identifier) == [.large])
        sheet.detents = [.medium(), .large()]
        (sheet.prefersGrabberVisible, sheet.preferredCornerRadius) = (true, 24)
        stage.root.present(stage.top, animated: true)
        stage.settle()
        #expect(stage.frame == CGRect(x: 0, y: 215, width: 200, height: 185))
        #expect(stage.top.view.superview?.layer.cornerRadius == 24)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(stage.frame.minY == 30)
        stage.touches.drag(from: (100, 60), to: (100, 160))
        stage.settle()
        #expect(stage.frame.minY == 215 && sheet.selectedDetentIdentifier == .medium, "a drag selects the next height")
        stage.touches.drag(from: (100, 230), to: (100, 130))
        stage.settle()
        #expect(stage.frame.minY == 30)
        sheet.detents = [.custom { $0.maximumDetentValue / 10 }]
        stage.settle()
        #expect(stage.frame.height == 37)
        stage.touches.drag(from: (100, 380), to: (100, 399))
        stage.touches.drag(from: (100, 370), to: (100, 399))
        stage.settle()
        #expect(stage.root.presentedViewController == nil, "a drag from the smallest height dismisses the sheet")
    }
}
