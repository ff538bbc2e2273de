import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Navigation controllers and their bars.
@Suite @MainActor struct NavigationTests {
    private final class Controller: UIViewController {
        var calls: [String] = []

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { calls.append("will appear\(animated ? " animated" : "")") }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        var calls: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { calls.append("will show \(viewController.title ?? "")") }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { calls.append("showed \(viewController.title ?? "")") }
    }

    @MainActor private struct Stage {
        let first = Controller("First")
        let second = Controller("Second")
        let navigation: UINavigationController
        let touches = TouchStage()
        let delegate = Delegate()

        init() {
            navigation = UINavigationController(rootViewController: first)
            navigation.delegate = delegate
            touches.window.rootViewController = navigation
            touches.window.obstructedInsets.top = 20
            touches.window.layoutIfNeeded()
        }

        var texts: [String] {
            func texts(in view: UIView) -> [String] {
                ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
            }
            return texts(in: navigation.navigationBar).filter { !$0.isEmpty }
        }
    }

    @Test func theTopControllerFillsTheWindowBelowTheBar() {
        let stage = Stage()
        #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 200, height: 44))
        #expect(stage.first.view.frame == stage.touches.window.bounds)
        #expect(stage.first.view.safeAreaInsets.top == 64 && stage.texts == ["First"])
        stage.navigation.isNavigationBarHidden = true
        #expect(stage.first.view.safeAreaInsets.top == 20)
        #expect(
            stage.first.calls == ["will appear", "appeared"] && stage.first.navigationController === stage.navigation)
    }

    @Test func aPushSlidesAndAPopLeadsBack() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.second, animated: true)
        stage.touches.clock.advance(by: 0.1)
        let slide = stage.second.view.layer.presentation()?.frame.minX ?? 0
        #expect(slide > 0 && slide < 200 && stage.first.view.superview != nil)
        stage.touches.clock.advance(by: 1)
        #expect(stage.second.calls == ["will appear animated", "appeared"] && stage.first.view.superview == nil)
        #expect(stage.texts == ["Second", "‹ First"] || stage.texts == ["‹ First", "Second"])
        #expect(stage.delegate.calls == ["will show Second", "showed Second"])
        // The button leads back.
        stage.touches.tap(30, 42)
        stage.touches.clock.advance(by: 1)
        #expect(stage.navigation.viewControllers == [stage.first] && stage.second.parent == nil)
        #expect(stage.second.calls.last == "disappeared" && stage.first.calls.suffix(2).first == "will appear animated")
        #expect(stage.navigation.popViewController(animated: true) == nil)
    }

    @Test func aSwipeFromTheEdgeLeadsBack() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.second, animated: false)
        stage.touches.window.layoutIfNeeded()
        stage.touches.drag(from: (60, 200), to: (190, 200))
        #expect(stage.navigation.topViewController === stage.second, "not from the middle")
        stage.touches.drag(from: (5, 200), to: (40, 200))
        #expect(stage.navigation.topViewController === stage.second, "not so short")
        stage.touches.drag(from: (5, 200), to: (160, 200))
        stage.touches.clock.advance(by: 1)
        #expect(stage.navigation.topViewController === stage.first)
    }

    @Test(arguments: [false, true]) func contentScrollsAtTheEdgeToo(isFirst: Bool) {
        let stage = Stage()
        if !isFirst { stage.navigation.pushViewController(stage.second, animated: false) }
        let scrollView = UIScrollView(frame: stage.touches.window.bounds)
        scrollView.contentSize = CGSize(width: 200, height: 2000)
        stage.navigation.topViewController?.view.addSubview(scrollView)
        stage.touches.window.layoutIfNeeded()
        let before = scrollView.contentOffset.y
        stage.touches.drag(from: (5, 250), to: (7, 150))
        #expect(scrollView.contentOffset.y > before + 50)
    }

    @Test func anAppsOwnInsetsAreAddedToThoseOfTheBar() {
        final class Toolbar: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 60, right: 0)
            }
        }
        let stage = Stage()
        let controller = Toolbar()
        stage.navigation.pushViewController(controller, animated: false)
        stage.touches.window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 60, right: 0))
        #expect(controller.additionalSafeAreaInsets.top == 5)
    }

    @Test func aChangeDuringASlideEndsIt() {
        let stage = Stage()
        let third = Controller("Third")
        stage.navigation.pushViewController(stage.second, animated: true)
        stage.touches.clock.advance(by: 0.1)
        stage.navigation.pushViewController(third, animated: true)
        stage.touches.clock.advance(by: 0.1)
        stage.navigation.popToRootViewController(animated: true)
        stage.touches.clock.advance(by: 2)
        #expect(stage.navigation.viewControllers == [stage.first] && stage.texts == ["First"])
        #expect(stage.navigation.view.subviews.count == 2 && stage.first.view.transform == .identity)
        #expect(stage.second.calls.last == "disappeared" && third.calls.last == "disappeared")
        #expect(stage.first.calls.last == "appeared" && stage.touches.clock.isIdle)
    }

    @Test func itemsShowTitlesAndPerformActions() throws {
        let stage = Stage()
        var taps = 0
        let item = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in taps += 1 })
        stage.first.navigationItem.rightBarButtonItem = item
        stage.first.title = "Pictures"
        stage.touches.window.layoutIfNeeded()
        #expect(stage.texts.sorted() == ["Edit", "Pictures"])
        stage.touches.tap(180, 42)
        #expect(taps == 1)
        item.isEnabled = false
        stage.touches.window.layoutIfNeeded()
        stage.touches.tap(180, 42)
        #expect(taps == 1)
        stage.first.navigationItem.titleView = UISegmentedControl(items: ["A", "B"])
        stage.first.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: "More"), .fixedSpace(10)]
        stage.touches.window.layoutIfNeeded()
        #expect(!stage.texts.contains("Pictures") && stage.texts.contains("More"))
    }

    @Test func aControllerIsPushedOnce() {
        let stage = Stage()
        let mistakes = CollectionViewDiagnostics.collected {
            stage.navigation.pushViewController(stage.first, animated: false)
        }
        #expect(mistakes.count == 1 && stage.navigation.viewControllers == [stage.first])
    }

    @Test func changesAreAnimatedAlongsideASlide() {
        let stage = Stage()
        var log: [String] = []
        stage.navigation.pushViewController(stage.second, animated: true)
        let coordinator = stage.second.transitionCoordinator
        #expect(coordinator?.isAnimated == true && coordinator?.isCancelled == false)
        #expect(stage.first.transitionCoordinator === coordinator)
        coordinator?.animate(
            alongsideTransition: { _ in log.append("alongside") }, completion: { _ in log.append("end") })
        #expect(log == ["alongside"])
        stage.touches.clock.advanceUntilIdle()
        #expect(log == ["alongside", "end"] && stage.second.transitionCoordinator == nil)
        stage.navigation.popViewController(animated: false)
        #expect(stage.first.transitionCoordinator == nil)
    }

    @Test func anAppAnimatesAChangeItself() {
        final class Growth: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
            var operations: [UINavigationController.Operation] = []
            var ended: [Bool] = []

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? {
                operations.append(operation)
                return self
            }

            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
                0.5
            }

            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
                view.frame = CGRect(x: 90, y: 190, width: 20, height: 20)
                context.containerView.addSubview(view)
                UIView.animate(withDuration: 0.5) {
                    view.frame = context.finalFrame(for: to)
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }

            func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
        }
        let (stage, growth) = (Stage(), Growth())
        stage.navigation.delegate = growth
        stage.navigation.pushViewController(stage.second, animated: true)
        stage.touches.clock.advance(by: 0.25)
        let width = stage.second.view.layer.presentation()?.frame.width ?? 0
        #expect(width > 20 && width < 200 && stage.first.view.window != nil, "both are visible")
        stage.touches.clock.advance(by: 1)
        #expect(stage.second.view.frame == stage.touches.window.bounds && stage.first.view.superview == nil)
        #expect(
            stage.second.view.superview === stage.first.view.superview
                || stage.second.view.superview === stage.navigation.view)
        #expect(stage.second.calls == ["will appear animated", "appeared"] && growth.ended == [true])
        // The next change ends a running one.
        stage.navigation.popViewController(animated: true)
        stage.navigation.pushViewController(stage.second, animated: false)
        stage.touches.clock.advance(by: 1)
        #expect(growth.operations == [.push, .pop] && stage.second.view.window != nil && growth.ended.count == 2)
    }
}
