import CollectionView
import Testing

/// Who is told what of a batch, and when.
@Suite @MainActor struct BatchOrderTests {
    @Test func messagesComeInUIKitsOrder() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 3))
        let delegate = DelegateRecorder()
        stage.view.delegate = delegate
        stage.show()
        let messages = stage.messages {
            stage.view.performBatchUpdates {
                stage.source.sections[0].remove(at: 0)
                stage.view.deleteItems(at: [.item(0)])
            }
        }
        let counting = ["numberOfSections", "numberOfItems(inSection:)"]
        #expect(
            messages.filter { !counting.contains($0) && !$0.contains("dequeue") } == [
                "performBatchUpdates(_:completion:)",
                "numberOfSections(in:)", "collectionView(_:numberOfItemsInSection:)",
                "invalidateLayout(with:)", "prepare()", "collectionViewContentSize",
                "prepare(forCollectionViewUpdates:)", "collectionViewContentSize", "prepare(forAnimatedBoundsChange:)",
                "targetContentOffset(forProposedContentOffset:)",
                "collectionView(_:targetContentOffsetForProposedContentOffset:)",
                "layoutAttributesForElements(in:)",
                "finalLayoutAttributesForDisappearingItem(at:)", "finalLayoutAttributesForDisappearingItem(at:)",
                "finalLayoutAttributesForDisappearingItem(at:)",
                "initialLayoutAttributesForAppearingItem(at:)", "initialLayoutAttributesForAppearingItem(at:)",
                "finalizeCollectionViewUpdates()", "finalizeAnimatedBoundsChange()",
            ])
    }

    /// What was visible is so until the layout has been told of the batch and asked for the target.
    @Test func layoutsSeeWhatIsVisibleWhileTheyPrepareForUpdates() {
        final class Looking: ListLayout {
            var seen: [[IndexPath]] = []
            var texts: [String?] = []

            private func look() {
                seen.append(collectionView!.indexPathsForVisibleItems.sorted())
                texts.append((collectionView!.cellForItem(at: .item(1)) as? TextCell)?.text)
            }

            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                if context.invalidateDataSourceCounts, !context.invalidateEverything { look() }
                super.invalidateLayout(with: context)
            }

            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                look()
            }

            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                look()
                return proposedContentOffset
            }
        }
        AnimationClock.startAfresh()
        let layout = Looking()
        let stage = Stage(TextSource(count: 3), layout)
        stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections[0].remove(at: 0)
            stage.view.deleteItems(at: [.item(0)])
        }
        #expect(layout.seen == Array(repeating: [.item(0), .item(1), .item(2)], count: 3))
        #expect(layout.texts == ["1", "1", "1"])
        #expect(stage.view.indexPathsForVisibleItems.sorted() == [.item(0), .item(1)])
        #expect(stage.texts == ["1", "2"])
    }

    @Test func theLayoutIsToldInOrder() {
        final class Listening: ListLayout {
            var items: [String] = []

            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                items = updateItems.map {
                    "\($0.updateAction) \($0.indexPathBeforeUpdate.map { Array($0) } ?? []) "
                        + "\($0.indexPathAfterUpdate.map { Array($0) } ?? [])"
                }
            }
        }
        AnimationClock.startAfresh()
        let layout = Listening()
        let stage = Stage(TextSource([["a", "b", "c", "d"], ["e"]]), layout)
        stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections = [["new", "d", "b"], [], ["x"]]
            stage.view.deleteItems(at: [.item(0), .item(2)])
            stage.view.insertItems(at: [.item(0)])
            stage.view.moveItem(at: .item(1), to: .item(2))
            stage.view.reloadItems(at: [.item(3)])
            stage.view.insertSections([2])
            stage.view.deleteItems(at: [.item(0, 1)])
        }
        #expect(
            layout.items == [
                "delete [1, 0] []", "delete [0, 2] []", "delete [0, 0] []", "insert [] [2, \(NSNotFound)]",
                "insert [] [0, 0]", "reload [0, 3] [0, 1]", "move [0, 1] [0, 2]",
            ])
    }
}
