import CollectionView
import Testing

/// The messages of a batch, and their order.
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
                "prepare(forCollectionViewUpdates:)", "collectionViewContentSize",
                "targetContentOffset(forProposedContentOffset:)",
                "collectionView(_:targetContentOffsetForProposedContentOffset:)",
                "layoutAttributesForElements(in:)",
                "finalLayoutAttributesForDisappearingItem(at:)", "finalLayoutAttributesForDisappearingItem(at:)",
                "finalLayoutAttributesForDisappearingItem(at:)",
                "initialLayoutAttributesForAppearingItem(at:)", "initialLayoutAttributesForAppearingItem(at:)",
                "finalizeCollectionViewUpdates()",
            ])
    }

    /// Layouts that invalidate everything for other bounds do so only if the bounds will change.
    @Test func layoutsAreToldOfABoundsChangeOnlyIfThereIsOne() {
        final class Aiming: ListLayout {
            var target: CGFloat?
            var log: [String] = []

            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                log.append("target")
                return target.map { CGPoint(x: 0, y: $0) } ?? proposedContentOffset
            }

            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
                log.append("prepare \(oldBounds.minY)")
            }

            override func finalizeCollectionViewUpdates() { log.append("updates") }
            override func finalizeAnimatedBoundsChange() { log.append("bounds") }
        }
        AnimationClock.startAfresh()
        let layout = Aiming()
        let stage = Stage(TextSource(count: 50), layout)
        stage.show()
        func log(deleting count: Int = 1, target: CGFloat? = nil) -> [String] {
            (layout.target, layout.log) = (target, [])
            stage.view.performBatchUpdates {
                stage.source.sections[0].removeFirst(count)
                stage.view.deleteItems(at: (0..<count).map { .item($0) })
            }
            return layout.log
        }
        #expect(log() == ["target", "updates"])
        #expect(log(target: 30) == ["target", "prepare 0.0", "updates", "bounds"])
        #expect(stage.view.contentOffset.y == 30)
        #expect(log(target: 30) == ["target", "updates"])
        // 46 rows of 20 points remain, of which 100 points are visible.
        stage.view.contentOffset.y = 820
        #expect(log(target: 9999) == ["target", "updates"], "a target beyond the end is the end")
        #expect(log(deleting: 5) == ["target", "prepare 820.0", "updates", "bounds"], "there is less content")
        #expect(stage.view.contentOffset.y == 720)
        // In a window, offsets are rounded to pixels.
        let window = UIWindow(frame: stage.view.frame)
        window.traitOverrides.displayScale = 2
        window.addSubview(stage.view)
        #expect(log(target: 500.4) == ["target", "prepare 720.0", "updates", "bounds"])
        #expect(stage.view.contentOffset.y == 500.5)
        #expect(log(target: 500.4) == ["target", "updates"])
    }

    /// Visible items remain so until the layout has prepared for the updates and been asked for the target.
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
