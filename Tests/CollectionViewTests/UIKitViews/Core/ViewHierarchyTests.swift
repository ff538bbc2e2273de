import CollectionView
import Testing

@Suite @MainActor struct ViewHierarchyTests {
    /// A view that records what happens to it.
    final class Witness: UIView {
        var events: [String] = []

        override func willMove(toSuperview newSuperview: UIView?) {
            events.append(newSuperview == nil ? "leave" : "enter")
        }
        override func didMoveToSuperview() { events.append(superview == nil ? "left" : "entered") }
        override func didMoveToWindow() { events.append(window == nil ? "offscreen" : "onscreen") }
        override func layoutSubviews() { events.append("layout \(Int(bounds.width))") }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            events.append("\(previous?.displayScale ?? 0) to \(traitCollection.displayScale)")
        }
        override func safeAreaInsetsDidChange() { events.append("safe \(safeAreaInsets.top)") }
    }

    @Test func subviewsAreKeptInOrder() {
        let root = UIView()
        let views = (0..<4).map { tag in
            let view = UIView()
            view.tag = tag + 1
            return view
        }
        root.addSubview(views[0])
        root.addSubview(views[1])
        root.insertSubview(views[2], at: 0)
        root.insertSubview(views[3], aboveSubview: views[2])
        #expect(root.subviews.map(\.tag) == [3, 4, 1, 2])
        root.bringSubviewToFront(views[2])
        root.sendSubviewToBack(views[1])
        #expect(root.subviews.map(\.tag) == [2, 4, 1, 3])
        root.insertSubview(views[2], belowSubview: views[3])
        #expect(root.subviews.map(\.tag) == [2, 3, 4, 1])
        root.addSubview(views[3])
        #expect(root.subviews.map(\.tag) == [2, 3, 1, 4])
        root.insertSubview(UIView(), at: 99)
        #expect(root.subviews.count == 5)
        #expect(root.viewWithTag(3) === views[2] && views[2].isDescendant(of: root))
    }

    @Test func aViewIsInOnePlaceOnly() {
        let (one, other, view) = (UIView(), UIView(), Witness())
        one.addSubview(view)
        other.addSubview(view)
        #expect(one.subviews.isEmpty && other.subviews == [view] && view.superview === other)
        view.removeFromSuperview()
        #expect(other.subviews.isEmpty && view.superview == nil)
        #expect(view.events == ["enter", "entered", "enter", "entered", "leave", "left"])
    }

    @Test func aViewCannotContainItself() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil && inner.superview === outer && inner.subviews.isEmpty)
    }

    @Test func theWholeTreeEntersTheWindow() {
        let (window, parent, view) = (UIWindow(frame: .zero), UIView(), Witness())
        parent.addSubview(view)
        view.events = []
        window.addSubview(parent)
        #expect(view.events == ["onscreen"] && view.window === window)
        parent.removeFromSuperview()
        #expect(view.events == ["onscreen", "offscreen"] && view.window == nil)
    }

    @Test func layoutHappensOnceHoweverOftenItIsAskedFor() {
        let (root, view) = (UIView(), Witness())
        root.addSubview(view)
        root.layoutIfNeeded()
        view.events = []
        view.frame.size.width = 10
        view.frame.size.width = 20
        view.setNeedsLayout()
        #expect(view.events.isEmpty)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(view.events == ["layout 20"])
        view.frame.origin.x = 5
        root.layoutIfNeeded()
        #expect(view.events == ["layout 20"], "moving it is no reason")
    }

    @Test func aParentThatIsWaitingIsLaidOutFirst() {
        final class Parent: UIView {
            override func layoutSubviews() { subviews[0].frame.size.width = 33 }
        }
        let (parent, view) = (Parent(), Witness())
        parent.addSubview(view)
        view.events = []
        view.layoutIfNeeded()
        #expect(view.events == ["layout 33"])
    }

    @Test func aViewThatNeverSettlesEndsNevertheless() {
        final class Restless: UIView {
            var passes = 0
            override func layoutSubviews() {
                passes += 1
                setNeedsLayout()
            }
        }
        let view = Restless()
        view.layoutIfNeeded()
        #expect(view.passes == 100)
    }

    @Test func subviewsFollowTheirMasks() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func subview(_ mask: UIView.AutoresizingMask) -> UIView {
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 80))
            view.autoresizingMask = mask
            root.addSubview(view)
            return view
        }
        let fixed = subview([])
        let filling = subview([.flexibleWidth, .flexibleHeight])
        let right = subview([.flexibleLeftMargin, .flexibleTopMargin])
        let shared = subview([.flexibleWidth, .flexibleRightMargin])
        root.frame.size = CGSize(width: 145, height: 50)
        #expect(fixed.frame == CGRect(x: 10, y: 10, width: 20, height: 80))
        #expect(filling.frame == CGRect(x: 10, y: 10, width: 65, height: 30))
        #expect(right.frame == CGRect(x: 55, y: -40, width: 20, height: 80))
        #expect(shared.frame == CGRect(x: 10, y: 10, width: 30, height: 80))
    }

    @Test func traitsComeFromAbove() {
        let (parent, view) = (UIView(), Witness())
        parent.addSubview(view)
        view.events = []
        let inherited = UIScreen.main.scale
        parent.traitOverrides.displayScale = 3
        #expect(view.traitCollection.displayScale == 3 && view.events == ["\(inherited) to 3.0"])
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        parent.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func theSafeAreaEndsWhereAViewDoes() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = Witness(frame: CGRect(x: 0, y: 30, width: 100, height: 170))
        window.addSubview(view)
        view.events = []
        window.obstructedInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
        #expect(view.events == ["safe 20.0"])
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
        #expect(view.layoutMargins.top == 28)
    }

    @Test func aViewThatLiesOutsideHasNoMoreSafeAreaInsetsThanItsSuperview() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 180, width: 100, height: 80))
        window.addSubview(view)
        #expect(view.safeAreaInsets == .zero)
        window.obstructedInsets.bottom = 30
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    }

    @Test func aControllerLoadsItsViewWhenItIsAskedFor() {
        final class Controller: UIViewController {
            var events: [String] = []
            override func viewDidLoad() { events.append("load") }
            override func viewWillLayoutSubviews() { events.append("before layout") }
            override func viewDidLayoutSubviews() { events.append("after layout") }
        }
        let (controller, window) = (Controller(), UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 60)))
        #expect(!controller.isViewLoaded && controller.events.isEmpty)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.events == ["load", "before layout", "after layout"])
        #expect(controller.view.frame == window.bounds && controller.view.next === controller)
    }
}
