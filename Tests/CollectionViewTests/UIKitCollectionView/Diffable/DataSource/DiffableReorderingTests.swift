import CollectionView
import Testing

@Suite @MainActor struct DiffableReorderingTests {
    typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

    @Test func withoutAHandlerNothingMoves() {
        let stage = DiffableStage()
        stage.apply(["a": [1, 2]])
        stage.show()
        #expect(!stage.view.beginInteractiveMovementForItem(at: .item(0)))
    }

    @Test func aMovedItemIsATransaction() throws {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["a": [1, 2, 3], "b": [4]])
        stage.show()
        var told: [String] = []
        var transaction: NSDiffableDataSourceTransaction<String, Int>?
        stage.source.reorderingHandlers.canReorderItem = { $0 != 2 }
        stage.source.reorderingHandlers.willReorder = { _ in
            told.append("will \(stage.source.snapshot().itemIdentifiers)")
        }
        stage.source.reorderingHandlers.didReorder = {
            told.append("did \(stage.source.snapshot().itemIdentifiers)")
            transaction = $0
        }
        #expect(!stage.view.beginInteractiveMovementForItem(at: .item(1)))
        #expect(stage.view.beginInteractiveMovementForItem(at: .item(0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        stage.view.endInteractiveMovement()
        #expect(told == ["will [1, 2, 3, 4]", "did [2, 3, 1, 4]"] && stage.shown == [2, 3, 1, 4])
        let done = try #require(transaction)
        #expect([1, 2, 3, 4].applying(done.difference) == [2, 3, 1, 4] && done.difference.count == 2)
        #expect(done.sectionTransactions.map(\.sectionIdentifier) == ["a"])
        #expect(done.sectionTransactions[0].finalSnapshot.items == [2, 3, 1])
    }

    @Test func betweenSectionsThereAreTwoSectionTransactions() throws {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["a": [1, 2], "b": [3, 4]])
        stage.show()
        var transaction: NSDiffableDataSourceTransaction<String, Int>?
        stage.source.reorderingHandlers.canReorderItem = { _ in true }
        stage.source.reorderingHandlers.didReorder = { transaction = $0 }
        #expect(stage.view.beginInteractiveMovementForItem(at: .item(0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 70))
        stage.view.endInteractiveMovement()
        let done = try #require(transaction)
        #expect(done.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
        #expect(done.finalSnapshot.itemIdentifiers(inSection: "a") == [2])
        #expect(done.finalSnapshot.itemIdentifiers(inSection: "b") == done.sectionTransactions[1].finalSnapshot.items)
        #expect(stage.shown == done.finalSnapshot.itemIdentifiers)
    }

    // MARK: Trees

    private func makeTree() -> Tree {
        var tree = Tree()
        tree.append([1, 2])
        tree.append([11, 12], to: 1)
        return tree
    }

    @Test func onlyVisibleItemsOfATreeAreItems() {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.source.apply(makeTree(), to: "a")
        stage.show()
        #expect(stage.shown == [1, 2] && stage.source.sectionIdentifier(for: 0) == "a")
        var tree = stage.source.snapshot(for: "a")
        #expect(tree.items == [1, 11, 12, 2])
        tree.expand([1])
        stage.source.apply(tree, to: "a")
        #expect(stage.shown == [1, 11, 12, 2])
    }

    @Test func otherSectionsStayAndOtherSnapshotsEndATree() {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["b": [7]])
        stage.source.apply(makeTree(), to: "a")
        stage.show()
        #expect(stage.shown == [7, 1, 2])
        stage.apply(["b": [7], "a": [2, 1]])
        #expect(stage.source.snapshot(for: "a").items == [2, 1])
    }

    @Test func expandingAsksTheHandlers() {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.source.apply(makeTree(), to: "a")
        stage.show()
        var told: [String] = []
        stage.source.sectionSnapshotHandlers.shouldExpandItem = { $0 == 1 }
        stage.source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
        stage.source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
        stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, below in
            var more = below
            more.append([13])
            return more
        }
        stage.source.setExpanded(true, for: 2)
        stage.source.setExpanded(true, for: 1)
        #expect(stage.shown == [1, 11, 12, 13, 2])
        stage.source.setExpanded(false, for: 1)
        #expect(stage.shown == [1, 2] && told == ["expand 1", "collapse 1"])
    }

    @Test func anItemThatMovesInATreeJoinsTheOneAboveIt() throws {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        var tree = makeTree()
        tree.append([21], to: 2)
        tree.expand([1])
        stage.source.apply(tree, to: "a")
        stage.show()
        #expect(stage.shown == [1, 11, 12, 2])
        stage.source.reorderingHandlers.canReorderItem = { _ in true }
        #expect(stage.view.beginInteractiveMovementForItem(at: .item(3)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 30))
        stage.view.endInteractiveMovement()
        let final = stage.source.snapshot(for: "a")
        #expect(stage.shown == [1, 2, 11, 12] && final.visibleItems == stage.shown)
        #expect(final.parent(of: 2) == 1 && final.parent(of: 21) == 2 && final.parent(of: 12) == 1)
    }
}
