import CollectionView
import Testing

@Suite @MainActor struct BatchUpdateTests {
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

    @Test func survivorsMoveDeletedFadeAndCompletionWaits() throws {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 3))
        let delegate = DelegateRecorder()
        stage.view.delegate = delegate
        stage.show()
        let (first, second) = (try #require(stage.cell(0)), try #require(stage.cell(1)))
        var finished: [Bool] = []
        stage.view.performBatchUpdates {
            stage.source.sections[0].remove(at: 0)
            stage.view.deleteItems(at: [.item(0)])
        } completion: {
            finished.append($0)
        }
        #expect(stage.cell(0) === second && second.frame.minY == 0)
        #expect(second.layer.presentation()?.frame.minY == 20)
        #expect(first.alpha == 0 && first.superview != nil && first.layer.presentation()?.opacity == 1)
        #expect(finished == [] && delegate.ended == [])
        clock.advance(by: 1)
        #expect(finished == [true] && delegate.ended == [.item(0)] && first.superview == nil)
        #expect(second.layer.presentation()?.frame.minY == 0)
    }

    @Test func insertedFadeInAndAreAskedForAtTheirNewPlace() throws {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 2))
        stage.show()
        stage.source.asked = []
        stage.source.sections[0].insert("new", at: 1)
        stage.view.performBatchUpdates { stage.view.insertItems(at: [.item(1)]) }
        let cell = try #require(stage.cell(1))
        #expect(stage.source.asked == [.item(1)] && stage.texts == ["0", "new", "1"])
        #expect(cell.alpha == 1 && cell.layer.presentation()?.opacity == 0)
    }

    @Test func aMovedItemKeepsItsCell() throws {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 4))
        stage.show()
        let cell = try #require(stage.cell(0))
        stage.source.asked = []
        stage.view.performBatchUpdates {
            stage.source.sections[0] = ["1", "2", "3", "0"]
            stage.view.moveItem(at: .item(0), to: .item(3))
        }
        #expect(stage.cell(3) === cell && stage.source.asked == [])
        #expect(stage.texts == ["1", "2", "3", "0"])
    }

    @Test func aReloadedItemGetsAnotherCellAndAReconfiguredOneDoesNot() throws {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 2))
        stage.show()
        let cells = [try #require(stage.cell(0)), try #require(stage.cell(1))]
        stage.source.sections[0] = ["a", "b"]
        stage.view.reloadItems(at: [.item(0)])
        stage.view.reconfigureItems(at: [.item(1)])
        #expect(stage.cell(0) !== cells[0] && stage.cell(1) === cells[1])
        #expect(stage.texts == ["a", "b"] && cells[1].reuses == 0)
    }

    @Test func movingAndReloadingMovesAndConfigures() throws {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 3))
        stage.show()
        let cell = try #require(stage.cell(0))
        let diagnostics = stage.diagnostics {
            stage.view.performBatchUpdates {
                stage.source.sections[0] = ["1", "2", "changed"]
                stage.view.moveItem(at: .item(0), to: .item(2))
                stage.view.reloadItems(at: [.item(0)])
            }
        }
        #expect(diagnostics == [] && stage.cell(2) === cell && cell.text == "changed")
    }

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

    @Test func anOverrideThatSaysNothingLeavesSurvivorsAlone() throws {
        final class Zooming: ListLayout {
            var inserted: [IndexPath] = []

            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
            }

            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                guard inserted.contains(itemIndexPath) else { return nil }
                let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                return attributes
            }
        }
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 2), Zooming())
        stage.show()
        stage.source.sections[0].insert("new", at: 0)
        stage.view.insertItems(at: [.item(0)])
        let (new, survivor) = (try #require(stage.cell(0)), try #require(stage.cell(1)))
        #expect(new.layer.presentation()?.frame == CGRect(x: 25, y: 5, width: 50, height: 10))
        #expect(survivor.layer.presentation()?.frame.minY == 0)
        clock.advance(by: 1)
        #expect(new.frame == CGRect(x: 0, y: 0, width: 100, height: 20) && survivor.frame.minY == 20)
    }

    @Test func headersFollowTheirSections() throws {
        AnimationClock.startAfresh()
        let layout = ListLayout()
        layout.hasHeaders = true
        let stage = Stage(TextSource([["a"], ["b"]]), layout)
        stage.show()
        let header = try #require(stage.view.supplementaryView(forElementKind: ListLayout.header, at: .item(0, 1)))
        stage.view.performBatchUpdates {
            stage.source.sections.removeFirst()
            stage.view.deleteSections([0])
        }
        #expect(stage.view.supplementaryView(forElementKind: ListLayout.header, at: .item(0, 0)) === header)
        #expect(stage.texts == ["b"] && header.frame.minY == 0)
    }

    @Test func whereTheContentEndsEarlierTheOffsetMovesAlong() {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 10))
        stage.show()
        stage.view.contentOffset.y = 100
        stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections[0].removeFirst(2)
            stage.view.deleteItems(at: [.item(0), .item(1)])
        }
        #expect(stage.view.contentOffset.y == 60 && stage.view.layer.presentation()?.bounds.minY == 100)
        clock.advance(by: 0.15)
        let offset = stage.view.layer.presentation()?.bounds.minY ?? 0
        #expect(offset > 60 && offset < 100)
        clock.advance(by: 1)
        #expect(stage.view.layer.presentation()?.bounds.minY == 60 && stage.texts == ["5", "6", "7", "8", "9"])
    }

    @Test func theDelegatesOffsetCountsMost() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 30))
        let delegate = DelegateRecorder()
        stage.view.delegate = delegate
        stage.show()
        delegate.target = CGPoint(x: 0, y: 200)
        stage.view.performBatchUpdates {
            stage.source.sections[0].append("new")
            stage.view.insertItems(at: [.item(30)])
        }
        #expect(stage.view.contentOffset.y == 200 && stage.texts.first == "10")
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

    @Test func whatIsUnderWayEndsBeforeABatch() {
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
