import CollectionView
import Testing

/// The beginning and the end of a batch.
@Suite @MainActor struct BatchBlockTests {
    @Test func nestedBlocksAreOneBatch() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 3))
        stage.show()
        let messages = stage.messages(to: .layout) {
            stage.view.performBatchUpdates {
                stage.source.sections[0].removeLast()
                stage.view.deleteItems(at: [.item(2)])
                stage.view.performBatchUpdates {
                    stage.source.sections[0].insert("new", at: 0)
                    stage.view.insertItems(at: [.item(0)])
                }
            }
        }
        #expect(messages.filter { $0 == "prepare()" }.count == 1)
        #expect(stage.texts == ["new", "0", "1"])
    }

    @Test func withoutCountsFromBeforeABatchIsAReload() {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 3))
        var finished = 0
        let diagnostics = stage.diagnostics {
            stage.source.sections[0].append("too early")
            stage.view.performBatchUpdates {
                stage.view.insertItems(at: [.item(3)])
            } completion: { _ in
                finished += 1
            }
            stage.view.reloadData()
            stage.source.sections[0].append("after reload")
            stage.view.performBatchUpdates {
                stage.source.sections[0].append("in the block")
                #expect(stage.view.numberOfItems(inSection: 0) == 6)
                stage.view.insertItems(at: [.item(5)])
            } completion: { _ in
                finished += 1
            }
        }
        clock.advance(by: 1)
        #expect(diagnostics == [] && finished == 2)
        stage.show()
        #expect(stage.view.numberOfItems(inSection: 0) == 6)
    }

    @Test func aLayoutThatAsksForALayoutPassWhileItPreparesGetsNone() throws {
        final class Impatient: ListLayout {
            override func prepare() {
                super.prepare()
                collectionView?.setNeedsLayout()
                collectionView?.layoutIfNeeded()
            }
        }
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 4), Impatient())
        #expect(stage.view.layoutAttributesForItem(at: .item(0)) != nil && stage.view.visibleCells == [])
        stage.show()
        #expect(stage.texts == ["0", "1", "2", "3"])
        let cell = try #require(stage.cell(0))
        stage.source.sections[0].insert("new", at: 0)
        stage.view.insertItems(at: [.item(0)])
        #expect(stage.texts == ["new", "0", "1", "2", "3"] && stage.cell(1) === cell)
        stage.view.setCollectionViewLayout(Impatient(), animated: true)
        #expect(stage.texts == ["new", "0", "1", "2", "3"] && stage.cell(1) === cell)
        clock.advance(by: 1)
        #expect(stage.view.subviews.count == 5)
    }

    /// Updates items when the first cell appears or disappears.
    private final class Updating: NSObject, UICollectionViewDelegate {
        var willDisplay: (() -> Void)?
        var didEndDisplaying: (() -> Void)?

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { willDisplay?() }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { didEndDisplaying?() }
    }

    @Test func batchesOfACallbackOfALayoutPassAreShownAfterIt() {
        let clock = AnimationClock.startAfresh()
        let updates: [(Stage) -> Void] = [
            { stage in
                stage.source.sections[0].insert("new", at: 0)
                stage.view.insertItems(at: [.item(0)])
            },
            { stage in
                stage.source.sections[0] = stage.source.sections[0].map { "\($0)'" }
                stage.view.performBatchUpdates { stage.view.reloadSections([0]) }
            },
            { stage in
                for text in ["one", "two"] {
                    stage.source.sections[0].insert(text, at: 0)
                    stage.view.insertItems(at: [.item(0)])
                }
            },
            { stage in
                stage.source.sections[0].removeFirst(8)
                UIView.performWithoutAnimation { stage.view.deleteItems(at: (0..<8).map { .item($0) }) }
            },
        ]
        for (index, update) in (updates + updates).enumerated() {
            for prefetches in [true, false] {
                let stage = Stage(TextSource(count: 20))
                let delegate = Updating()
                stage.view.delegate = delegate
                stage.view.isPrefetchingEnabled = prefetches
                var finished = false
                let once = {
                    guard !finished else { return }
                    finished = true
                    update(stage)
                }
                if index < updates.count {
                    delegate.willDisplay = once
                } else {
                    stage.show()
                    delegate.didEndDisplaying = once
                    stage.view.contentOffset.y = 60
                }
                #expect(stage.diagnostics { stage.show() } == [])
                clock.advance(by: 1)
                stage.show()
                #expect(finished && stage.view.numberOfItems(inSection: 0) == stage.source.sections[0].count)
                for step in 0..<3 {
                    let first = Int(stage.view.contentOffset.y / 20)
                    #expect(stage.texts == Array(stage.source.sections[0][first..<first + 5]), "\(index) \(step)")
                    #expect(stage.view.visibleCells.allSatisfy { $0.superview === stage.view && $0.alpha == 1 })
                    stage.view.contentOffset.y += 20
                    stage.show()
                }
            }
        }
    }

    @Test func aBatchOfACallbackOfALayoutPassEndsAMovement() {
        for isBlock in [true, false] {
            let clock = AnimationClock.startAfresh()
            let stage = Stage(TextSource([["a", "b", "c"], (0..<20).map { "\($0)" }]))
            let delegate = Updating()
            stage.view.delegate = delegate
            stage.show()
            _ = stage.view.beginInteractiveMovementForItem(at: .item(1))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 95))
            #expect(stage.view.numberOfItems(inSection: 0) == 2)
            delegate.willDisplay = {
                delegate.willDisplay = nil
                stage.source.sections[1].append("new")
                let insert = { stage.view.insertItems(at: [.item(20, 1)]) }
                if isBlock { stage.view.performBatchUpdates(insert) } else { insert() }
            }
            let messages = stage.diagnostics {
                clock.advance(by: 1)
                stage.view.contentOffset.y = 0
                stage.show()
            }
            #expect(messages == [] && delegate.willDisplay == nil && !stage.view.hasUncommittedUpdates)
            #expect(stage.texts == ["a", "b", "c", "0", "1"] && stage.source.moves == [])
            #expect((0..<2).map(stage.view.numberOfItems) == [3, 21])
        }
    }

    /// Cell 6 is asked for in a layout pass, or ahead of the scroll.
    @Test(arguments: [100, 10]) func aBatchWithinARequestForACellIsShownWithTheRightCells(offset: CGFloat) {
        final class Source: TextSource {
            var whenAsked: ((UICollectionView) -> Void)?
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
                let action = indexPath.item == 6 ? whenAsked : nil
                if action != nil { whenAsked = nil }
                action?(collectionView)
                return cell
            }
        }
        let clock = AnimationClock.startAfresh()
        let source = Source(count: 20)
        let stage = Stage(source)
        stage.show()
        source.whenAsked = { view in
            view.performBatchUpdates {
                source.sections[0].removeSubrange(0..<12)
                view.deleteItems(at: (0..<12).map { .item($0) })
            }
        }
        let messages = stage.diagnostics {
            stage.view.contentOffset.y = offset
            stage.show()
            clock.advance(by: 1)
            stage.show()
        }
        #expect(messages == [] && source.whenAsked == nil)
        for offset in stride(from: stage.view.contentOffset.y, through: 60, by: 10) {
            stage.view.contentOffset.y = offset
            stage.show()
        }
        #expect(stage.view.contentOffset.y == 60 && stage.texts == ["15", "16", "17", "18", "19"])
    }

    @Test func aReloadInACallbackOfALayoutPassShowsTheItems() {
        for appears in [true, false] {
            let clock = AnimationClock.startAfresh()
            let stage = Stage(TextSource(count: 20))
            let delegate = Updating()
            stage.view.delegate = delegate
            let reload = {
                (delegate.willDisplay, delegate.didEndDisplaying) = (nil, nil)
                stage.source.sections[0].removeFirst()
                stage.view.reloadData()
            }
            if appears { delegate.willDisplay = reload } else { stage.show() }
            if !appears { delegate.didEndDisplaying = reload }
            stage.view.contentOffset.y = 60
            #expect(stage.diagnostics { stage.show() } == [])
            clock.advance(by: 1)
            stage.show()
            #expect(stage.texts == ["4", "5", "6", "7", "8"] && stage.view.subviews.count == 5)
        }
    }

    @Test func withoutAnimationsEverythingIsDoneAtOnce() {
        let stage = Stage(TextSource(count: 3))
        stage.show()
        var finished: [Bool] = []
        UIView.performWithoutAnimation {
            stage.view.performBatchUpdates {
                stage.source.sections[0].removeFirst()
                stage.view.deleteItems(at: [.item(0)])
            } completion: {
                finished.append($0)
            }
        }
        #expect(finished == [true] && stage.view.subviews.count == 2)
    }

    @Test func aBatchMayBeginWhileAnotherIsOnItsWay() {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 4))
        stage.show()
        var finished: [String] = []
        for name in ["first", "second"] {
            stage.view.performBatchUpdates {
                stage.source.sections[0].removeFirst()
                stage.view.deleteItems(at: [.item(0)])
            } completion: { _ in
                finished.append(name)
            }
            clock.advance(by: 0.1)
        }
        #expect(stage.texts == ["2", "3"] && finished == [])
        clock.advance(by: 1)
        #expect(finished == ["first", "second"] && stage.view.subviews.count == 2)
    }

    @Test func reloadingDataInABlockMakesItAReload() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 3))
        stage.show()
        stage.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
        var completions: [Bool] = []
        let messages = stage.diagnostics {
            stage.view.performBatchUpdates {
                stage.source.sections[0] = ["a"]
                stage.view.insertItems(at: [.item(7)])
                stage.view.reloadData()
            } completion: {
                completions.append($0)
            }
        }
        #expect(messages == [] && completions == [true] && stage.texts == ["a"])
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    @Test func completionComesOnceAlsoForNothingAndOutsideOfAWindow() {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 3))
        var completions: [String] = []
        for isShown in [false, true] {
            if isShown { stage.show() }
            stage.view.performBatchUpdates(nil) { completions.append("nothing \($0)") }
            stage.view.performBatchUpdates({}, completion: { completions.append("empty \($0)") })
            clock.advanceUntilIdle()
        }
        #expect(stage.view.window == nil)
        #expect(completions == ["nothing true", "empty true", "nothing true", "empty true"])
    }

    @Test func interactionsEndBeforeABatch() {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 5))
        stage.show()
        var ends: [[Bool]] = []
        let next = ListLayout()
        next.rowHeight = 30
        let transition = stage.view.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
        transition.transitionProgress = 0.5
        transition.invalidateLayout()
        stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections[0].removeFirst()
            stage.view.deleteItems(at: [.item(0)])
        }
        clock.advanceUntilIdle()
        stage.show()
        #expect(ends.map(\.first) == [true] && stage.view.collectionViewLayout === next)
        #expect(stage.texts == ["1", "2", "3", "4"] && stage.cell(3)?.frame.minY == 90)
    }
}
