import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Menus of buttons and of the buttons in bars.
@Suite @MainActor struct MenuTests {
    @MainActor private final class Stage {
        let touches: TouchStage
        let button = UIButton(type: .system)
        var performed: [String] = []

        init() {
            button.frame = CGRect(x: 120, y: 20, width: 60, height: 40)
            touches = TouchStage(button)
            button.showsMenuAsPrimaryAction = true
        }

        func action(
            _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
        ) -> UIAction {
            UIAction(title: title, attributes: attributes, state: state) { [unowned self] in performed.append($0.title)
            }
        }

        func settle() {
            for _ in 0..<5 { touches.clock.advance(by: 0.1) }
            touches.window.layoutIfNeeded()
        }

        func place(_ text: String) -> CGPoint? {
            func find(in view: UIView) -> UIView? {
                if let label = view as? UILabel, label.text == text { return label }
                return view.subviews.lazy.compactMap(find).first
            }
            return find(in: touches.window).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
        }

        func open() {
            touches.tap(150, 40)
            settle()
        }

        func tap(_ text: String) {
            guard let place = place(text) else { return }
            touches.tap(place.x, place.y)
            settle()
        }
    }

    @Test func aTapOpensTheMenuBelowTheButtonAndAnActionClosesIt() {
        let stage = Stage()
        stage.button.menu = UIMenu(children: [
            stage.action("Copy"), stage.action("Hidden", .hidden), stage.action("Share"),
        ])
        stage.open()
        #expect((stage.place("Copy")?.y ?? 0) > 60 && (stage.place("Share")?.y ?? 0) > (stage.place("Copy")?.y ?? 0))
        #expect(stage.place("Hidden") == nil)
        stage.tap("Share")
        #expect(stage.performed == ["Share"] && stage.place("Copy") == nil)
    }

    @Test func aTapBesideTheMenuClosesIt() {
        let stage = Stage()
        stage.button.menu = UIMenu(children: [stage.action("Copy")])
        stage.open()
        stage.touches.tap(20, 380)
        stage.settle()
        #expect(stage.performed.isEmpty && stage.place("Copy") == nil)
    }

    @Test func actionsThatDeleteAreRed() {
        let stage = Stage()
        stage.button.menu = UIMenu(children: [stage.action("Copy"), stage.action("Delete", .destructive)])
        stage.open()
        let colors = stage.touches.window.shown(UILabel.self).reduce(into: [:]) { $0[$1.text ?? ""] = $1.textColor }
        #expect(colors["Copy"] == .label && colors["Delete"] == .systemRed)
    }

    @Test func disabledActionsCannotBeTapped() {
        let stage = Stage()
        stage.button.menu = UIMenu(children: [stage.action("Copy", .disabled)])
        stage.open()
        stage.tap("Copy")
        #expect(stage.performed.isEmpty && stage.place("Copy") != nil)
    }

    @Test func aMenuInsideReplacesTheRowsAndLeadsBack() {
        let stage = Stage()
        let inner = UIMenu(title: "Sort", children: [stage.action("Name"), stage.action("Date")])
        stage.button.menu = UIMenu(children: [stage.action("Copy"), inner])
        stage.open()
        stage.tap("Sort ›")
        #expect(stage.place("Copy") == nil && stage.place("Date") != nil)
        stage.tap("Sort")
        #expect(stage.place("Copy") != nil && stage.place("Date") == nil)
        stage.tap("Sort ›")
        stage.tap("Date")
        #expect(stage.performed == ["Date"])
    }

    @Test func inlineMenusShowTheirActionsAndOneOfThemIsSelected() {
        let stage = Stage()
        let sizes = UIMenu(
            options: [.displayInline, .singleSelection],
            children: [stage.action("Small", state: .on), stage.action("Large")])
        let menu = UIMenu(children: [stage.action("Copy"), sizes])
        stage.button.menu = menu
        stage.open()
        #expect((stage.place("Small")?.y ?? 0) - (stage.place("Copy")?.y ?? 0) == 52 && stage.place("✓") != nil)
        stage.tap("Large")
        #expect(menu.selectedElements.map(\.title) == ["Large"])
    }

    @Test func aMenuThatIsKeptShowsTheNewStates() {
        let stage = Stage()
        let action = UIAction(title: "Grid", attributes: .keepsMenuPresented) { $0.state = .on }
        stage.button.menu = UIMenu(children: [action])
        stage.open()
        #expect(stage.place("✓") == nil)
        stage.tap("Grid")
        #expect(stage.place("✓") != nil)
    }

    @Test func aLongPressOpensTheMenuOfAButtonWithAnAction() {
        let stage = Stage()
        stage.button.showsMenuAsPrimaryAction = false
        stage.button.addAction(stage.action("Tap"), for: .touchUpInside)
        stage.button.menu = UIMenu(children: [stage.action("Copy")])
        stage.open()
        #expect(stage.performed == ["Tap"] && stage.place("Copy") == nil)
        stage.touches.down(150, 40)
        stage.touches.clock.advance(by: 0.6)
        stage.touches.up()
        stage.settle()
        #expect(stage.performed == ["Tap"] && stage.place("Copy") != nil)
    }

    @Test func aPopUpButtonHasTheTitleOfTheSelectedAction() {
        let stage = Stage()
        stage.button.menu = UIMenu(children: [stage.action("Red"), stage.action("Blue")])
        stage.button.changesSelectionAsPrimaryAction = true
        #expect(stage.button.currentTitle == "Red")
        stage.open()
        stage.tap("Blue")
        #expect(stage.button.currentTitle == "Blue" && stage.performed == ["Blue"])
        #expect(stage.button.menu?.selectedElements.map(\.title) == ["Blue"])
    }

    @Test func theButtonOfABarIsTheSenderAndMayReplaceItsMenu() {
        let stage = Stage()
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "More")
        var sender: Any?
        item.menu = UIMenu(children: [
            UIAction(title: "Next") { action in
                sender = action.sender
                item.menu = UIMenu(children: [UIAction(title: "Last") { _ in }])
            }
        ])
        controller.navigationItem.rightBarButtonItem = item
        stage.touches.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.touches.window.layoutIfNeeded()
        stage.tap("More")
        stage.tap("Next")
        #expect(sender as? UIBarButtonItem === item)
        stage.tap("More")
        #expect(stage.place("Next") == nil && stage.place("Last") != nil)
    }

    @Test func aMenuAboveTheLowerEdgeOpensUpward() {
        let stage = Stage()
        stage.button.frame.origin.y = 350
        stage.button.menu = UIMenu(children: [stage.action("Copy"), stage.action("Share")])
        stage.touches.tap(150, 370)
        stage.settle()
        #expect((stage.place("Share")?.y ?? 400) < 350)
    }

    @Test func deferredElementsAreProvidedWhenTheMenuOpens() {
        var (requests, later) = (0, nil as (([UIMenuElement]) -> Void)?)
        let deferred = UIDeferredMenuElement { completion in
            requests += 1
            later = completion
        }
        let uncached = UIDeferredMenuElement.uncached { completion in
            requests += 10
            completion([UIAction(title: "At once") { _ in }])
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.isHidden = false
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        window.addSubview(button)
        let menu = UIMenu(children: [deferred, uncached])
        func texts(_ view: UIView) -> [String] {
            [(view as? UILabel)?.text ?? ""].filter { !$0.isEmpty } + view.subviews.flatMap(texts)
        }
        let open = OpenMenu.open(menu, at: button.bounds, of: button, sender: button)
        #expect(requests == 11 && open.map(texts) == ["Loading…", "At once"])
        later?([UIAction(title: "Later") { _ in }])
        #expect(open.map(texts) == ["Later", "At once"])
        let again = OpenMenu.open(menu, at: button.bounds, of: button, sender: button)
        #expect(requests == 21 && again.map(texts) == ["Later", "At once"])
    }
}
