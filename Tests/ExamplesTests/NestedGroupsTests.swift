import CollectionViewSnapshot
import NestedGroupsExample
import Testing
import UIKit

/// Groups in groups, written as for iOS.
@Suite("Examples: nested groups") @MainActor struct NestedGroupsTests {
    private let stage = ControllerStage()

    @Test(arguments: Showing.all) func picture(of showing: Showing) throws {
        let view = stage.show(
            NestedGroupsViewController(), width: showing.width, height: 760, isRightToLeft: showing.isRightToLeft)
        try CollectionViewPicture(of: view).expectToBe("nested-groups\(showing.suffix)")
    }

    @Test func chosenTilesGoAwayAndTheOthersCloseUp() throws {
        let view = stage.show(NestedGroupsViewController(counts: [.leading: 5, .framed: 5]), height: 760)
        stage.tap(0, in: view)
        stage.tap(2, 1, in: view)
        stage.tap(3, 1, in: view)
        #expect((0..<4).map { stage.text($0, 0, in: view) } == ["1", "2", "3", "4"])
        #expect((0..<3).map { stage.text($0, 1, in: view) } == ["0", "1", "3"])
        try CollectionViewPicture(of: view).expectToBe("nested-groups-updated")
    }

    @Test func aHundredThousandTiles() throws {
        let view = stage.show(NestedGroupsViewController(counts: [.framed: 100_000]), height: 760)
        stage.scrollToMiddle(ofSection: 1, in: view)
        #expect(stage.text(50_000, 1, in: view) == "50000" && view.visibleCells.count < 30)
        try CollectionViewPicture(of: view).expectToBe("nested-groups-many")
    }

    @Test func aTurnedDeviceHasOtherGroups() throws {
        let view = stage.show(NestedGroupsViewController(), height: 760)
        func width(_ item: Int, _ section: Int) -> CGFloat? {
            view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.width.rounded()
        }
        #expect(width(0, 0) == 241 && width(1, 0) == 117)
        view.frame.size = CGSize(width: 760, height: 390)
        stage.finish(view)
        #expect(width(0, 0) == 290 && width(1, 0) == 141)
    }
}
