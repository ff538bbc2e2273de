import CollectionView
import Testing

/// An invalid batch is reported in UIKit's words. The collection view then shows what the data source has.
@Suite @MainActor struct BatchValidationTests {
    private func diagnostics(
        _ after: [[String]], _ operations: @escaping (UICollectionView) -> Void
    ) -> (messages: [String], stage: Stage) {
        let stage = Stage(TextSource([["a", "b", "c"], ["d"]]))
        stage.show()
        stage.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
        let messages = stage.diagnostics {
            stage.view.performBatchUpdates {
                stage.source.sections = after
                operations(stage.view)
            }
        }
        return (messages, stage)
    }

    private static let keywords: [(String, [[String]], @MainActor (UICollectionView) -> Void)] = [
        ("invalid number of items in section 0", [["a", "b", "c", "x"], ["d"]], { _ in }),
        ("(1 inserted, 0 deleted)", [["a", "b", "c"], ["d"]], { $0.insertItems(at: [.item(0)]) }),
        ("(0 moved in, 1 moved out)", [["a", "b", "c"], ["d", "c"]], { $0.moveItem(at: .item(2), to: .item(1, 1)) }),
        ("invalid number of sections", [["a", "b", "c"]], { _ in }),
        (
            "attempt to delete item 7 from section 0 which only contains 3 items before the update",
            [["a", "b", "c"], ["d"]], { $0.deleteItems(at: [.item(7)]) }
        ),
        (
            "attempt to insert item 9 into section 1, but there are only 1 items in section 1 after the update",
            [["a", "b", "c"], ["d"]], { $0.insertItems(at: [.item(9, 1)]) }
        ),
        (
            "attempt to delete section 5, but there are only 2 sections before the update", [["a", "b", "c"], ["d"]],
            { $0.deleteSections([5]) }
        ),
        (
            "attempt to perform a delete and a move from the same index path ([0, 0])", [["b", "c", "x"], ["d"]],
            {
                $0.deleteItems(at: [.item(0)])
                $0.moveItem(at: .item(0), to: .item(1))
            }
        ),
        (
            "attempt to perform an insert and a move to the same index path ([0, 0])", [["a", "b", "c", "x"], ["d"]],
            {
                $0.insertItems(at: [.item(0)])
                $0.moveItem(at: .item(1), to: .item(0))
            }
        ),
        (
            "attempt to delete the same index path twice: ([0, 0])", [["c"], ["d"]],
            { $0.deleteItems(at: [.item(0), .item(0)]) }
        ),
        (
            "attempt to move section -1, but", [["a", "b", "c"], ["d"]], { $0.moveSection(-1, toSection: 0) }
        ),
    ]

    @Test(arguments: 0..<11) func everyFamilyIsRecognized(number: Int) {
        let (text, after, operations) = Self.keywords[number]
        let (messages, stage) = diagnostics(after, operations)
        #expect(messages.count == 1 && messages[0].contains(text), "\(messages)")
        #expect(stage.texts == after.joined().map { $0 })
        #expect(stage.view.indexPathsForSelectedItems == (after[0].count > 1 ? [.item(1)] : []))
    }

    @Test func deletingAndReloadingIsDeleting() {
        let (messages, stage) = diagnostics([["b", "c"], ["d"]]) {
            $0.deleteItems(at: [.item(0)])
            $0.reloadItems(at: [.item(0)])
        }
        #expect(messages == [] && stage.texts == ["b", "c", "d"])
    }

    @Test func aReloadedSectionMayHaveAnyNumberOfItems() {
        let (messages, stage) = diagnostics([["x"], ["d"]]) { $0.reloadSections([0]) }
        #expect(messages == [] && stage.texts == ["x", "d"])
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    @Test func operationsInsideOperationsOnTheirSectionAreRedundant() {
        let (messages, stage) = diagnostics([["d"], ["x", "y"]]) {
            $0.deleteItems(at: [.item(0)])
            $0.deleteSections([0])
            $0.insertSections([1])
            $0.insertItems(at: [.item(0, 1)])
        }
        #expect(messages == [] && stage.texts == ["d", "x", "y"])
    }

    @Test func aRequestForASectionThatIsNotThereIsAMistake() {
        let stage = Stage(TextSource(count: 1))
        let messages = stage.diagnostics { #expect(stage.view.numberOfItems(inSection: 4) == 0) }
        #expect(
            messages == [
                "request for number of items in section 4 when there are only 1 sections in the collection view"
            ])
    }

    @Test func anIndexPathHasASectionAndAnItem() {
        let operations: [(UICollectionView, [IndexPath]) -> Void] = [
            { $0.deleteItems(at: $1) }, { $0.insertItems(at: $1) }, { $0.reloadItems(at: $1) },
            { $0.moveItem(at: $1[0], to: .item(0)) }, { $0.moveItem(at: .item(0), to: $1[0]) },
        ]
        for operation in operations {
            for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])] {
                let (messages, stage) = diagnostics([["a", "b", "c"], ["d"]]) { operation($0, [path]) }
                #expect(messages.count == 1 && messages[0].contains("item \(Array(path))"))
                #expect(stage.texts == ["a", "b", "c", "d"])
            }
        }
    }
}
