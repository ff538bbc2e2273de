import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// The callbacks of view controllers about their appearance and their parents.
@Suite @MainActor struct ControllerAppearanceTests {
    private final class Log { var calls: [String] = [] }

    private class Controller: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { log.calls.append("\(name) loaded") }
        override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name) will appear") }
        override func viewIsAppearing(_ animated: Bool) { log.calls.append("\(name) is appearing") }
        override func viewDidLayoutSubviews() { log.calls.append("\(name) laid out") }
        override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name) appeared") }
        override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(name) disappeared") }
        override func willMove(toParent parent: UIViewController?) {
            log.calls.append("\(name) will move \(parent == nil ? "out" : "in")")
        }
        override func didMove(toParent parent: UIViewController?) {
            log.calls.append("\(name) moved \(parent == nil ? "out" : "in")")
        }
    }

    private final class SilentParent: Controller {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    private let log = Log()

    private func take() -> [String] {
        defer { log.calls = [] }
        return log.calls
    }

    @Test func aRootAppearsWithItsWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = Controller("root", log)
        #expect(take() == ["root loaded"])
        window.makeKeyAndVisible()
        #expect(take() == ["root will appear", "root is appearing"])
        window.layoutIfNeeded()
        #expect(take() == ["root laid out", "root appeared"])
        window.isHidden = true
        #expect(take() == ["root will disappear", "root disappeared"])
        window.isHidden = false
        #expect(take() == ["root will appear", "root is appearing"])
        window.rootViewController = nil
        #expect(take() == ["root will disappear", "root disappeared"])
    }

    @Test func aChildAppearsWithItsView() {
        let (root, child) = (Controller("root", log), Controller("child", log))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        log.calls = []
        root.addChild(child)
        #expect(child.parent === root && root.children == [child])
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(
            take() == [
                "child will move in", "child loaded", "child will appear", "child is appearing", "child moved in",
            ])
        window.layoutIfNeeded()
        #expect(take() == ["root laid out", "child laid out", "child appeared"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(take() == ["child will move out", "child will disappear", "child disappeared", "child moved out"])
        #expect(child.parent == nil && root.children.isEmpty)
    }

    @Test func aChildMovesToAnotherParent() {
        let (first, second, child) = (Controller("first", log), Controller("second", log), Controller("child", log))
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
        second.addChild(second)
        #expect(second.parent == nil)
    }

    @Test func aParentMayTellItsChildrenItself() {
        let (root, child) = (SilentParent("root", log), Controller("child", log))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addChild(child)
        root.view.addSubview(child.view)
        window.rootViewController = root
        log.calls = []
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(!take().contains("child will appear"))
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(take() == ["child will appear", "child is appearing", "child appeared"])
        child.endAppearanceTransition()
        #expect(take() == [])
    }

    @Test func aControllerAddsToTheSafeArea() {
        let (root, child) = (UIViewController(), UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.obstructedInsets.top = 20
        window.rootViewController = root
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        child.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 8, right: 0)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 8, right: 0))
        #expect(root.view.safeAreaInsets.top == 20)
    }

    @Test func theMarginsOfAControllersViewAreAtItsSides() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 40))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40))
    }
}
