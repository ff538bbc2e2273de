import CollectionView
import Testing

@Suite @MainActor struct ReorderingTests {
    @Test func theDataSourceHearsOfItOnceAtTheEnd() throws {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 5))
        stage.show()
        let cell = try #require(stage.cell(0))
        stage.view.selectItem(at: .item(0), animated: false, scrollPosition: [])
        #expect(stage.view.beginInteractiveMovementForItem(at: .item(0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 31))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 49))
        #expect(stage.source.moves == [] && stage.cell(2) === cell && cell.center.y == 49)
        #expect(stage.view.subviews.last === cell)
        #expect(stage.cell(0)?.text == "1" && stage.cell(0)?.frame.minY == 0)
        stage.view.endInteractiveMovement()
        #expect(stage.source.moves == [[.item(0), .item(2)]])
        #expect(stage.texts == ["1", "2", "0", "3", "4"] && cell.frame.minY == 40)
        #expect(stage.view.indexPathsForSelectedItems == [.item(2)])
    }

    @Test func aCancelledMovementTellsNobody() throws {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 5))
        stage.show()
        _ = stage.view.beginInteractiveMovementForItem(at: .item(1))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
        #expect(stage.texts.first == "0" && stage.cell(4)?.text == "1")
        stage.view.cancelInteractiveMovement()
        #expect(stage.source.moves == [] && stage.texts == ["0", "1", "2", "3", "4"])
    }

    @Test func anUpdateCancelsAMovement() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 5))
        stage.show()
        _ = stage.view.beginInteractiveMovementForItem(at: .item(1))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
        for count in [4, 3] {
            stage.source.sections[0].removeFirst()
            #expect(stage.diagnostics { stage.view.deleteItems(at: [.item(0)]) } == [])
            AnimationClock.current.advance(by: 1)
            #expect(stage.view.numberOfItems(inSection: 0) == count)
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
        }
        stage.view.endInteractiveMovement()
        #expect(stage.source.moves == [] && stage.texts == ["2", "3", "4"])
    }

    @Test func appearingCellsAreRequestedByTheirPositionInTheModel() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 50))
        stage.show()
        _ = stage.view.beginInteractiveMovementForItem(at: .item(0))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
        stage.source.asked = []
        stage.view.contentOffset.y = 100
        stage.show()
        #expect(stage.cell(5)?.text == "5" && stage.cell(7)?.text == "7" && stage.cell(4)?.text == "0")
        stage.view.endInteractiveMovement()
        stage.view.contentOffset.y = 0
        stage.show()
        #expect(stage.texts == ["1", "2", "3", "4", "0"])
    }

    @Test func nearAnEdgeItScrollsUntilTheEndAndTakesTheItemAlong() throws {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 40))
        stage.show()
        let cell = try #require(stage.cell(1))
        _ = stage.view.beginInteractiveMovementForItem(at: .item(1))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        clock.advance(by: 1)
        #expect(stage.view.contentOffset.y == 0)
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 95))
        clock.advance(by: 0.2)
        #expect(stage.view.contentOffset.y > 20 && cell.center.y - stage.view.contentOffset.y == 95)
        clock.advance(by: 10)
        #expect(stage.view.contentOffset.y == 700 && clock.isIdle)
        stage.view.endInteractiveMovement()
        #expect(stage.source.moves == [[.item(1), .item(39)]])
    }

    @Test func theDelegateMayEndItWhileItScrolls() {
        final class Ending: NSObject, UICollectionViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                (scrollView as? UICollectionView)?.cancelInteractiveMovement()
            }
        }
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 40))
        let delegate = Ending()
        stage.view.delegate = delegate
        stage.show()
        _ = stage.view.beginInteractiveMovementForItem(at: .item(1))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 95))
        clock.advance(by: 1)
        #expect(!stage.view.hasUncommittedUpdates && clock.isIdle && stage.source.moves == [])
    }

    @Test func anItemMayGoToAnotherSection() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource([["a", "b"], ["c"]]))
        stage.show()
        _ = stage.view.beginInteractiveMovementForItem(at: .item(0))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 51))
        #expect(stage.view.numberOfItems(inSection: 0) == 1 && stage.view.numberOfItems(inSection: 1) == 2)
        #expect(stage.cell(0, 1)?.text == "a" && stage.cell(1, 1)?.text == "c")
        stage.view.endInteractiveMovement()
        #expect(stage.source.sections == [["b"], ["a", "c"]] && stage.texts == ["b", "a", "c"])
    }

    @Test func theDataSourceMayUpdateItemsWhenAnItemHasMoved() {
        final class Updating: TextSource {
            var update: (UICollectionView) -> Void = { _ in }

            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
                update(collectionView)
            }
        }
        let clock = AnimationClock.startAfresh()
        let updates: [(UICollectionView, Updating) -> Void] = [
            { view, _ in view.reloadItems(at: [.item(0)]) },
            { view, _ in view.reloadSections([0]) },
            { view, _ in view.reloadData() },
            { view, source in
                source.sections[0].insert("new", at: 0)
                view.insertItems(at: [.item(0)])
            },
            { view, source in
                view.performBatchUpdates {
                    source.sections[1].removeLast()
                    view.deleteItems(at: [.item(source.sections[1].count, 1)])
                }
            },
        ]
        let height = NSCollectionLayoutDimension.absolute(20)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        for (index, update) in (updates + updates).enumerated() {
            let source = Updating([["a", "b"], ["c"]])
            let compositional = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let stage = Stage(source, index < updates.count ? ListLayout() : compositional)
            stage.show()
            _ = stage.view.beginInteractiveMovementForItem(at: .item(0))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 51))
            source.update = { view in update(view, source) }
            #expect(stage.diagnostics { stage.view.endInteractiveMovement() } == [])
            clock.advance(by: 1)
            stage.show()
            #expect(source.moves.count == 1 && stage.texts == source.sections.flatMap { $0 })
            for (section, items) in source.sections.enumerated() {
                #expect(stage.view.numberOfItems(inSection: section) == items.count)
            }
        }
    }

    @Test func otherItemsEndAMovementAndTheLayoutAsksOnlyForThem() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            var missing: [IndexPath] = []

            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                let source = collectionView.dataSource as? TextSource
                if indexPath.item >= source?.sections.first?.count ?? 0 { missing.append(indexPath) }
                return CGSize(width: 100, height: 20)
            }
        }
        let clock = AnimationClock.startAfresh()
        let other = TextSource([["0"]])
        let changes: [(UICollectionView) -> Void] = [
            { $0.reloadData() }, { $0.deleteItems(at: (1..<20).map { .item($0) }) }, { $0.dataSource = other },
        ]
        for change in changes {
            let stage = Stage(TextSource(count: 20), UICollectionViewFlowLayout())
            let delegate = Sizes()
            stage.view.delegate = delegate
            stage.show()
            _ = stage.view.beginInteractiveMovementForItem(at: .item(1))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
            clock.advance(by: 0.4)
            stage.source.sections = [["0"]]
            #expect(stage.diagnostics { change(stage.view) } == [])
            clock.advance(by: 1)
            stage.show()
            #expect(delegate.missing == [] && stage.texts == ["0"] && !stage.view.hasUncommittedUpdates)
        }
    }

    @Test func theDelegateChoosesThePlace() {
        final class Choosing: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
                atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
            ) -> IndexPath { .item(min(1, proposedIndexPath.item)) }
        }
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 5))
        let delegate = Choosing()
        stage.view.delegate = delegate
        stage.show()
        _ = stage.view.beginInteractiveMovementForItem(at: .item(0))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
        stage.view.endInteractiveMovement()
        #expect(stage.source.moves == [[.item(0), .item(1)]])
    }

    @Test func withoutTheMethodNothingMoves() {
        final class Fixed: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
                (cell as? TextCell)?.text = "\(indexPath.item)"
                return cell
            }
        }
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 0))
        let source = Fixed()
        stage.view.dataSource = source
        stage.show()
        _ = stage.view.beginInteractiveMovementForItem(at: .item(0))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
        stage.view.endInteractiveMovement()
        #expect(stage.texts == ["0", "1", "2"])
    }
}
