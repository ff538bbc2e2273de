import CollectionView
import Testing

/// The animations of views in a batch.
@Suite @MainActor struct BatchUpdateTests {
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

    @Test func theOffsetFollowsAnEarlierEndOfTheContent() {
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
}
