import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Buttons in list cells that open menus.
@Suite @MainActor struct PopUpMenuTests {
    @Test func theButtonShowsTheSelectedElementAndReportsAnother() {
        let clock = AnimationClock.startAfresh()
        var changed: [String] = []
        let menu = UIMenu(
            options: .singleSelection,
            children: [UIAction(title: "Low") { _ in }, UIAction(title: "High", state: .on) { _ in }])
        let stage = RowStage<UICollectionViewListCell>(.plain, rows: [["Quality"]]) { cell, _, _ in
            cell.contentConfiguration = cell.defaultContentConfiguration()
            cell.accessories = [
                .popUpMenu(menu, selectedElementDidChangeHandler: { changed = $0.selectedElements.map(\.title) })
            ]
        }
        let window = UIWindow(frame: stage.view.frame)
        window.addSubview(stage.view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        guard let button = stage.cell(0).shown(UIButton.self).first else { return #expect(Bool(false)) }
        #expect(button.currentTitle == "High" && button.frame.maxX == 304 && button.frame.width > 0)
        button.sendActions(for: .touchUpInside)
        func tap(_ view: UIView) {
            let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            window.touch(.began, id: 1, at: place, time: clock.now)
            clock.advance(by: 0.05)
            window.touch(.ended, id: 1, at: place, time: clock.now)
            clock.advance(by: 0.5)
            window.layoutIfNeeded()
        }
        tap(button)
        guard let low = window.shown(UILabel.self).first(where: { $0.text == "Low" }) else {
            return #expect(Bool(false))
        }
        tap(low)
        #expect(button.currentTitle == "Low" && changed == ["Low"])
    }
}
