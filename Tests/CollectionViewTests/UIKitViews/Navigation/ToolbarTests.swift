import CollectionView
import Testing

@Suite @MainActor struct ToolbarTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func buttons(of bar: UIToolbar) -> [UIButton] { bar.subviews.compactMap { $0 as? UIButton } }

    @Test func flexibleSpacesShareTheRestOfTheWidth() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let items = ["a", "b", "c"].map { UIBarButtonItem(title: $0) }
        bar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
        bar.layoutIfNeeded()
        let views = buttons(of: bar)
        #expect(views.map(\.currentTitle) == ["a", "b", "c"])
        #expect(views[0].frame.minX == 8 && abs(views[2].frame.maxX - 292) < 1e-6)
        let gaps = [views[1].frame.minX - views[0].frame.maxX, views[2].frame.minX - views[1].frame.maxX]
        #expect(abs(gaps[0] - gaps[1]) < 1e-6 && gaps[0] > 50)
        bar.setItems([.fixedSpace(20), items[0]], animated: false)
        bar.layoutIfNeeded()
        #expect(buttons(of: bar).map(\.frame.minX) == [28])
        items[0].title = "d"
        #expect(buttons(of: bar).first?.currentTitle == "d")
    }

    @Test func theToolbarShowsTheItemsOfTheCurrentControllerBelowItsContent() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.isHidden = false
        first.toolbarItems = [UIBarButtonItem(title: "First")]
        second.setToolbarItems([UIBarButtonItem(title: "Second")], animated: false)
        #expect(navigation.isToolbarHidden && first.view.safeAreaInsets.bottom == 0)
        navigation.setToolbarHidden(false, animated: false)
        window.layoutIfNeeded()
        #expect(first.view.safeAreaInsets.bottom == 49 && navigation.toolbar.frame.maxY == 400)
        #expect(buttons(of: navigation.toolbar).map(\.currentTitle) == ["First"])
        navigation.show(second, sender: nil)
        #expect(buttons(of: navigation.toolbar).map(\.currentTitle) == ["Second"])
        second.toolbarItems = nil
        #expect(buttons(of: navigation.toolbar).isEmpty)
    }

    @Test func aControllerIsShownWhereItsParentShowsControllers() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        first.show(second, sender: nil)
        #expect(navigation.topViewController === second)
    }

    @Test func theBackButtonHasTheTextThatTheItemBelowWants() {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        navigation.pushViewController(second, animated: false)
        func title() -> String? {
            navigation.navigationBar.subviews.lazy.compactMap { $0 as? UIButton }.first?.currentTitle
        }
        #expect(title() == "‹ First")
        first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
        #expect(title() == "‹ Back")
        first.navigationItem.backButtonDisplayMode = .minimal
        #expect(title() == "‹")
    }
}
