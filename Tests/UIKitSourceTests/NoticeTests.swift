import Testing
import UIKit
import UIKitSource

/// The callbacks that UIKit sends to views and controllers.
@Suite @MainActor struct NoticeTests {
    // MARK: Gestures

    final class Asked: UIView {
        var allows = true
        var questions: [String] = []

        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            questions.append("view")
            return allows
        }
    }

    final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var questions = 0

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            questions += 1
            return true
        }
    }

    @Test func theViewIsAskedBeforeTheDelegate() {
        let (view, delegate, pan) = (Asked(), Delegate(), UIPanGestureRecognizer())
        var states: [UIGestureRecognizer.State] = []
        pan.addHandler { states.append($0.state) }
        pan.delegate = delegate
        view.addGestureRecognizer(pan)
        pan.send(.began, translation: CGPoint(x: 3, y: 0))
        pan.send(.changed, translation: CGPoint(x: 4, y: 0))
        pan.send(.ended, translation: CGPoint(x: 4, y: 0))
        #expect(states == [.began, .changed, .ended])
        #expect(view.questions == ["view"] && delegate.questions == 1, "only when it is to begin")
        view.allows = false
        pan.send(.began, translation: CGPoint(x: 3, y: 0))
        #expect(states.count == 3 && view.questions.count == 2 && delegate.questions == 1)
    }

    @Test func aScrollViewThatRefusesItsFingerDoesNotScroll() {
        let view = OverridingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 1000, height: 1000)
        view.isSteady = true
        view.layoutIfNeeded()
        view.beginDragging()
        view.drag(by: CGVector(dx: 30, dy: 5))
        #expect(view.contentOffset == .zero && !view.isDragging && !view.isTracking)
        view.drag(by: CGVector(dx: 0, dy: 50))
        #expect(view.contentOffset == .zero, "the same finger is not asked for again")
        view.endDragging()
        view.beginDragging()
        view.drag(by: CGVector(dx: 5, dy: 30))
        #expect(view.contentOffset == CGPoint(x: 5, y: 30) && view.isDragging)
        view.drag(by: CGVector(dx: 50, dy: 0))
        #expect(view.contentOffset == CGPoint(x: 55, y: 30), "what has begun goes on")
        view.endDragging()
    }

    // MARK: Tint color

    @Test func tintColorsAreToldToThoseThatInheritThem() {
        let (root, child, colored, below) = (
            OverridingLayoutView(), OverridingLayoutView(), OverridingLayoutView(), OverridingLayoutView()
        )
        let all = [root, child, colored, below]
        colored.tintColor = .green
        root.addSubview(child)
        child.addSubview(below)
        root.addSubview(colored)
        #expect(all.map(\.calls.count) == [0, 0, 1, 0])
        root.tintColor = .red
        #expect(all.map(\.calls.count) == [1, 1, 1, 1] && below.tintColor == .red)
        root.tintColor = .red
        #expect(all.map(\.calls.count) == [1, 1, 1, 1], "it is the same color")
        child.removeFromSuperview()
        #expect(all.map(\.calls.count) == [1, 2, 1, 2] && below.tintColor == .systemBlue)
        colored.addSubview(child)
        #expect(all.map(\.calls.count) == [1, 3, 1, 3])
        root.addSubview(child)
        #expect(all.map(\.calls.count) == [1, 4, 1, 4] && child.tintColor == .red)
        colored.tintColor = nil
        #expect(all.map(\.calls.count) == [1, 4, 2, 4] && colored.tintColor == .red)
    }

    // MARK: Safe area

    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 200)

    @Test func controllersAreToldOfTheSafeArea() {
        let (window, controller) = (UIWindow(frame: Self.frame), OverridingController())
        window.obstructedInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        controller.loadViewIfNeeded()
        #expect(controller.safeAreas.isEmpty, "the view is not in a window yet")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.safeAreas == [window.obstructedInsets] && controller.order.first == "safe area")
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(controller.safeAreas.count == 1, "they are the same")
        window.obstructedInsets = .zero
        #expect(controller.safeAreas == [UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), .zero])
        window.layoutIfNeeded()
        #expect(controller.safeAreas.count == 2)
    }

    @Test func aControllerIsToldWhenItsViewGrowsOutOfTheSafeArea() {
        let (window, controller) = (UIWindow(frame: Self.frame), OverridingController())
        window.obstructedInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        controller.view.frame = CGRect(x: 0, y: 60, width: 100, height: 100)
        window.addSubview(controller.view)
        window.layoutIfNeeded()
        #expect(controller.safeAreas.isEmpty, "nothing reaches that far")
        controller.view.frame = CGRect(x: 0, y: 14, width: 100, height: 146)
        window.layoutIfNeeded()
        #expect(controller.safeAreas.map(\.top) == [30])
    }
}
