import CollectionViewSnapshot
import PinnedBadgesExample
import Testing
import UIKit

/// Pinned headers, badges, a background and a waterfall, written as for iOS.
@Suite("Examples: pinned badges") @MainActor struct PinnedBadgesTests {
    private let stage = ControllerStage()

    @Test(arguments: Showing.all) func picture(of showing: Showing) throws {
        let view = stage.show(
            PinnedBadgesViewController(), width: showing.width, height: 760, isRightToLeft: showing.isRightToLeft)
        try CollectionViewPicture(of: view).expectToBe("pinned-badges\(showing.suffix)")
    }

    @Test func scrolledUnderAHeader() throws {
        let view = stage.show(PinnedBadgesViewController())
        view.contentOffset.y = 90
        stage.finish(view)
        try CollectionViewPicture(of: view).expectToBe("pinned-badges-scrolled")
    }

    /// Returns the number in the badge of a person; nil if it is hidden.
    private func badge(_ item: Int, _ section: Int, in view: UICollectionView) -> String? {
        view.supplementaryView(forElementKind: "badge", at: IndexPath(item: item, section: section))
            .flatMap { stage.texts($0).first }
    }

    @Test func peopleBecomeFavoritesAndCeaseToBe() throws {
        let view = stage.show(PinnedBadgesViewController(), height: 900)
        #expect((0..<5).map { badge($0, 0, in: view) } == [nil, "3", nil, nil, "12"])
        stage.tap(2, 2, in: view)
        #expect((0..<6).map { stage.text($0, 0, in: view) } == ["Hugo", "Ada", "Bruno", "Chiara", "Dmitri", "Esther"])
        #expect((0..<6).map { badge($0, 0, in: view) } == [nil, nil, "3", nil, nil, "12"])
        stage.tap(2, 0, in: view)
        #expect((0..<3).map { stage.text($0, 2, in: view) } == ["Bruno", "Farid", "Greta"])
        #expect((0..<6).map { badge($0, 0, in: view) } == [nil, nil, nil, nil, "12", nil])
        stage.tap(1, 1, in: view)
        #expect(view.numberOfItems(inSection: 1) == 5)
        try CollectionViewPicture(of: view).expectToBe("pinned-badges-updated")
    }

    @Test(arguments: [(1, "notes"), (2, "people")]) func aHundredThousand(section: Int, name: String) throws {
        let view = stage.show(PinnedBadgesViewController(peopleCount: 100_000, noteCount: 100_000), height: 760)
        stage.scrollToMiddle(ofSection: section, in: view)
        #expect(view.visibleCells.count < 40)
        try CollectionViewPicture(of: view).expectToBe("pinned-badges-many-\(name)")
    }
}
