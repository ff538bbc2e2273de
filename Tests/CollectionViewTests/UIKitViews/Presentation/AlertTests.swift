import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Alerts and action sheets.
@Suite @MainActor struct AlertTests {
    @MainActor private final class Stage {
        let touches = TouchStage()
        let root = UIViewController()
        var chosen: [String] = []

        init() {
            touches.window.rootViewController = root
            settle()
        }

        func settle() {
            for _ in 0..<10 { touches.clock.advance(by: 0.1) }
            touches.window.layoutIfNeeded()
        }

        func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
            UIAlertAction(title: title, style: style) { [unowned self] in
                #expect(root.presentedViewController == nil)
                chosen.append($0.title ?? "")
            }
        }

        func present(_ alert: UIAlertController) {
            root.present(alert, animated: true)
            settle()
        }

        /// The center of a text in the window.
        func place(_ text: String) -> CGPoint? {
            func find(in view: UIView) -> UIView? {
                if let label = view as? UILabel, label.text == text { return label }
                return view.subviews.lazy.compactMap(find).first
            }
            return find(in: touches.window).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
        }

        func tap(_ text: String) {
            guard let place = place(text) else { return }
            touches.tap(place.x, place.y)
            settle()
        }
    }

    @Test func anAlertIsDismissedBeforeItsActionIsPerformed() {
        let stage = Stage()
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(stage.action("Delete", .destructive))
        alert.addAction(stage.action("Cancel", .cancel))
        stage.present(alert)
        #expect(stage.place("Delete?") != nil && stage.place("It is gone then.") != nil)
        // The button that cancels comes before the other one.
        #expect((stage.place("Cancel")?.x ?? 200) < (stage.place("Delete")?.x ?? 0))
        #expect(stage.place("Cancel")?.y == stage.place("Delete")?.y)
        #expect(abs(alert.view.convert(CGPoint(x: 0, y: alert.view.bounds.midY), to: nil).y - 200) < 1)
        stage.tap("Delete")
        #expect(stage.chosen == ["Delete"] && alert.view.window == nil)
    }

    @Test func anActionSheetLiesAtTheLowerEdgeAndIsCanceledByATapBesideIt() {
        let stage = Stage()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(stage.action("Cancel", .cancel))
        alert.addAction(stage.action("Share"))
        alert.addAction(stage.action("Copy"))
        stage.present(alert)
        let order = ["Share", "Copy", "Cancel"].compactMap { stage.place($0)?.y }
        #expect(order.count == 3 && order == order.sorted() && (order.last ?? 0) > 340)
        stage.touches.tap(100, 20)
        stage.settle()
        #expect(stage.chosen == ["Cancel"])
    }

    @Test func moreThanTwoButtonsLieBelowEachOtherAndTheLastCancels() {
        let stage = Stage()
        let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
        alert.addAction(stage.action("Cancel", .cancel))
        alert.addAction(stage.action("Save"))
        alert.addAction(stage.action("Discard", .destructive))
        stage.present(alert)
        let order = ["Save", "Discard", "Cancel"].compactMap { stage.place($0)?.y }
        #expect(order.count == 3 && order == order.sorted() && Set(order).count == 3)
    }

    @Test func aDisabledActionCannotBeChosenUntilItIsEnabled() {
        let stage = Stage()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let save = stage.action("Save")
        save.isEnabled = false
        alert.addAction(save)
        alert.addTextField { $0.placeholder = "Pear" }
        stage.present(alert)
        stage.tap("Save")
        #expect(stage.chosen.isEmpty && alert.textFields?.first?.isFirstResponder == true)
        alert.textFields?.first?.insertText("Fig")
        save.isEnabled = true
        stage.settle()
        stage.tap("Save")
        #expect(stage.chosen == ["Save"] && alert.textFields?.first?.text == "Fig")
    }

    @Test func aSecondCancelActionAndATextFieldOfAnActionSheetAreMistakes() {
        let stage = Stage()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(stage.action("Cancel", .cancel))
        let messages = CollectionViewDiagnostics.collected {
            alert.addAction(stage.action("No", .cancel))
            alert.addTextField()
        }
        #expect(
            messages == [
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
            ])
        #expect(alert.actions.count == 1 && alert.textFields == nil)
    }

    @Test func manyActionsScroll() {
        let stage = Stage()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for number in 0..<20 { alert.addAction(stage.action("Item \(number)")) }
        stage.present(alert)
        stage.touches.drag(from: (100, 350), to: (100, 100))
        stage.settle()
        #expect(stage.chosen.isEmpty && (stage.place("Item 0")?.y ?? 0) < 0)
        #expect(alert.view.bounds.height == 384)
    }
}
