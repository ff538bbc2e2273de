import CollectionViewSnapshot
import OutlineExample
import SettingsExample
import Testing
import UIKit

/// Screens that are lists, written as for iOS.
@Suite("Examples: lists") @MainActor struct ListExamplesTests {
    private let stage = ControllerStage()

    private func rows(_ view: UICollectionView) -> [String] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { stage.texts($0).first ?? "" }
    }

    // MARK: Pictures

    @Test(arguments: [("outline", 390, false), ("outline-wide", 640, false), ("outline-right-to-left", 390, true)])
    func outline(name: String, width: Int, isRightToLeft: Bool) throws {
        let view = stage.show(OutlineViewController(), width: CGFloat(width), isRightToLeft: isRightToLeft)
        stage.tap(1, in: view)
        stage.tap(6, in: view)
        view.openSwipeActions(forItemAt: IndexPath(item: 3, section: 0), at: .trailing)
        stage.finish(view)
        try CollectionViewPicture(of: view).expectToBe(name)
    }

    @Test func outlineThatIsEdited() throws {
        let view = stage.show(OutlineViewController())
        stage.tap(1, in: view)
        stage.tap(2, in: view)
        view.isEditing = true
        stage.finish(view)
        try CollectionViewPicture(of: view).expectToBe("outline-editing")
    }

    @Test(arguments: [("settings", 390, false), ("settings-wide", 640, false), ("settings-right-to-left", 390, true)])
    func settings(name: String, width: Int, isRightToLeft: Bool) throws {
        let view = stage.show(
            SettingsViewController(picture: "ada"), width: CGFloat(width), height: 760, isRightToLeft: isRightToLeft)
        view.beginTouch(at: view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.center ?? .zero)
        stage.finish(view)
        try CollectionViewPicture(of: view).expectToBe(name)
    }

    // MARK: Behavior

    @Test func swipesMarkPlantsAndTakeThemOut() throws {
        let view = stage.show(OutlineViewController())
        stage.tap(1, in: view)
        #expect(rows(view).prefix(5) == ["Trees", "Broadleaf", "Oak", "Beech", "Silver birch"])
        view.swipeFully(acrossItemAt: IndexPath(item: 3, section: 0), from: .trailing)
        stage.finish(view)
        #expect(rows(view).prefix(5) == ["Trees", "Broadleaf", "Oak", "Silver birch", "Conifers"])
        view.swipeFully(acrossItemAt: IndexPath(item: 2, section: 0), from: .leading)
        stage.finish(view)
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)).map(stage.texts) == ["Oak", "Seen"])
        try CollectionViewPicture(of: view).expectToBe("outline-updated")
        #expect(!view.openSwipeActions(forItemAt: IndexPath(item: 0, section: 0), at: .trailing))
        stage.tap(0, in: view)
        #expect(rows(view) == ["Trees", "Flowers", "Ferns", "Moss"])
    }

    @Test func thousandsOfPlantsOpenAtOnce() throws {
        let plants = [Plant("All", (0..<20_000).map { Plant("Plant \($0)") }), Plant("None")]
        let view = stage.show(OutlineViewController(plants: plants))
        #expect(view.numberOfItems(inSection: 0) == 20_002 && view.visibleCells.count < 20)
        view.scrollToItem(at: IndexPath(item: 20_001, section: 0), at: .bottom, animated: false)
        stage.finish(view)
        #expect(rows(view).last == "None")
        try CollectionViewPicture(of: view).expectToBe("outline-many")
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        stage.finish(view)
        stage.tap(0, in: view)
        #expect(rows(view) == ["All", "None"])
    }

    @Test func aChoiceMovesTheCheckmark() throws {
        let view = stage.show(SettingsViewController(picture: "ada"), height: 900)
        func accessoryCounts() -> [Int] {
            (0..<3).map {
                (view.cellForItem(at: IndexPath(item: $0, section: 2)) as? UICollectionViewListCell)?.accessories.count
                    ?? -1
            }
        }
        #expect(accessoryCounts() == [1, 0, 0])
        stage.tap(2, 2, in: view)
        #expect(accessoryCounts() == [0, 0, 1] && view.indexPathsForSelectedItems == [])
        try CollectionViewPicture(of: view).expectToBe("settings-updated")
    }

    /// Turns the switch of the airplane mode, which hides the rows of connections.
    private func turnAirplaneMode(in view: UICollectionView) {
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 1)) as? UICollectionViewListCell
        func toggle(_ view: UIView) -> UISwitch? { view as? UISwitch ?? view.subviews.lazy.compactMap(toggle).first }
        guard let toggle = cell.flatMap(toggle) else { return }
        toggle.setOn(!toggle.isOn, animated: false)
        toggle.sendActions(for: .valueChanged)
        stage.finish(view)
    }

    @Test func airplaneModeTakesTheConnectionsOutAndPutsThemBack() throws {
        let view = stage.show(SettingsViewController(picture: "ada"), height: 760)
        let all = rows(view)
        turnAirplaneMode(in: view)
        #expect(rows(view) == all.filter { $0 != "Wi-Fi" && $0 != "Bluetooth" } && all.count == rows(view).count + 2)
        try CollectionViewPicture(of: view).expectToBe("settings-batch")
        turnAirplaneMode(in: view)
        #expect(rows(view) == all)
    }

    @Test func aHundredThousandNetworks() throws {
        let view = stage.show(SettingsViewController(picture: "ada", networkCount: 100_000), height: 760)
        #expect(view.numberOfSections == 6 && view.visibleCells.count < 20)
        stage.scrollToMiddle(ofSection: 2, in: view)
        #expect(rows(view).contains("Network 50000"))
        try CollectionViewPicture(of: view).expectToBe("settings-many")
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        stage.finish(view)
        turnAirplaneMode(in: view)
        #expect(view.numberOfSections == 5 && rows(view).last == "Sign out")
    }
}
