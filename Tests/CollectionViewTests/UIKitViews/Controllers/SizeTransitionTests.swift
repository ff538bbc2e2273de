import CollectionView
import Testing

@Suite @MainActor struct SizeTransitionTests {
    private final class RootController: UIViewController {
        var log: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("to \(size.width) from \(view.bounds.width)")
            coordinator.animate(
                alongsideTransition: { [unowned self] _ in log.append("at \(view.bounds.width)") },
                completion: { [unowned self] _ in log.append("done") })
            coordinator.animate(alongsideTransition: { [unowned self] _ in log.append("and") })
        }
    }

    @Test func aControllerHearsOfTheNewSizeOfItsWindow() {
        let controller = RootController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        #expect(controller.log.isEmpty)
        window.frame.size = CGSize(width: 480, height: 320)
        #expect(controller.log == ["to 480.0 from 320.0", "at 480.0", "and", "done"])
        window.frame.origin.x = 5
        #expect(controller.log.count == 4)
    }

    @Test func theCoordinatorCanBeAskedForDuringTheTransition() {
        final class Child: UIViewController {
            var log: [String] = []

            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log.append("\(transitionCoordinator === coordinator)")
            }
        }
        let (root, child) = (UIViewController(), Child())
        root.addChild(child)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = root
        #expect(child.transitionCoordinator == nil)
        window.frame.size = CGSize(width: 480, height: 320)
        #expect(child.log == ["true"])
        #expect(root.transitionCoordinator == nil && child.transitionCoordinator == nil)
    }
}
