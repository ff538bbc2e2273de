import CollectionView
import Testing

/// Placeholders for items whose data are not there yet.
@Suite @MainActor struct PlaceholderTests {
    @MainActor final class Pending {
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        var updates = 0
        var isReady = false

        /// Drops everything into placeholders.
        func drop(_ view: UICollectionView, _ coordinator: any UICollectionViewDropCoordinator) {
            for item in coordinator.items {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: coordinator.destinationIndexPath ?? .item(0), reuseIdentifier: "text")
                placeholder.cellUpdateHandler = { [unowned self] in
                    updates += 1
                    ($0 as? TextCell)?.text = isReady ? "ready" : "…"
                }
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            }
        }
    }

    private func makeStage(_ pending: Pending) -> DragStage {
        let stage = DragStage()
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = pending.drop
        stage.left.view.beginDrag(ofItemAt: .item(0))
        stage.move(150, 30)
        stage.left.view.endDrag()
        stage.clock.advance(by: 1)
        return stage
    }

    @Test func itStaysUntilTheDataCome() throws {
        let pending = Pending()
        let stage = makeStage(pending)
        let view = stage.right.view
        #expect(stage.texts(stage.right) == ["a", "…", "b", "c"] && pending.updates == 1)
        #expect(view.numberOfItems(inSection: 0) == 3 && view.hasUncommittedUpdates)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: .item(1)) == nil)
        pending.isReady = true
        pending.contexts[0].setNeedsCellUpdate()
        #expect(stage.texts(stage.right) == ["a", "ready", "b", "c"])
        let done = pending.contexts[0].commitInsertion { path in
            #expect(path == .item(1))
            stage.right.source.sections[0].insert("0", at: path.item)
        }
        stage.clock.advance(by: 1)
        #expect(done && stage.texts(stage.right) == ["a", "0", "b", "c"] && !view.hasUncommittedUpdates)
        #expect(!pending.contexts[0].commitInsertion { _ in Issue.record("there is no placeholder any more") })
    }

    @Test func itCanBeDeleted() {
        let pending = Pending()
        let stage = makeStage(pending)
        #expect(pending.contexts[0].deletePlaceholder() && !pending.contexts[0].deletePlaceholder())
        stage.clock.advance(by: 1)
        #expect(stage.texts(stage.right) == ["a", "b", "c"])
    }

    @Test func updatesGoAroundIt() {
        let pending = Pending()
        let stage = makeStage(pending)
        let (view, source) = (stage.right.view, stage.right.source)
        let messages = stage.right.diagnostics {
            view.performBatchUpdates {
                source.sections[0] = ["b", "new", "a"]
                view.deleteItems(at: [.item(2)])
                view.moveItem(at: .item(0), to: .item(2))
                view.insertItems(at: [.item(1)])
            }
            stage.clock.advance(by: 1)
            #expect(stage.texts(stage.right) == ["…", "b", "new", "a"])
            view.selectItem(at: .item(1), animated: false, scrollPosition: [])
            #expect(view.cellForItem(at: .item(1))?.isSelected == true)
            view.performUsingPresentationValues {
                #expect(view.indexPathsForSelectedItems == [.item(2)] && view.numberOfItems(inSection: 0) == 4)
                source.sections[0].remove(at: 0)
                view.deleteItems(at: [.item(1)])
            }
            stage.clock.advance(by: 1)
        }
        #expect(messages == [] && stage.texts(stage.right) == ["…", "new", "a"])
        #expect(view.indexPathsForSelectedItems == [.item(0)])
        source.sections[0].removeAll()
        view.reloadData()
        view.layoutIfNeeded()
        #expect(!pending.contexts[0].deletePlaceholder(), "a reload has removed it")
        #expect(stage.texts(stage.right) == [])
    }

    @Test func delegatesAndDataSourceKnowOnlyItems() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var selected: [IndexPath] = []

            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                selected.append(indexPath)
            }
        }
        let pending = Pending()
        let stage = makeStage(pending)
        let (view, delegate) = (stage.right.view, Delegate())
        view.delegate = delegate
        for y in [10, 30, 50, 70] as [CGFloat] {
            view.beginTouch(at: CGPoint(x: 50, y: y))
            view.endTouch(at: CGPoint(x: 50, y: y))
        }
        #expect(delegate.selected == [.item(0), .item(1), .item(2)], "nothing happens at the placeholder")
        stage.right.source.asked = []
        view.reconfigureItems(at: [.item(1)])
        #expect(stage.right.source.asked == [.item(1)] && stage.texts(stage.right) == ["a", "…", "b", "c"])
    }

    @Test func anAppMayTellOfTheItemItself() {
        let pending = Pending()
        let stage = makeStage(pending)
        let messages = stage.right.diagnostics {
            pending.contexts[0].commitInsertion { path in
                stage.right.source.sections[0].insert("0", at: path.item)
                stage.right.view.insertItems(at: [path])
            }
            stage.clock.advance(by: 1)
        }
        #expect(messages == [] && stage.texts(stage.right) == ["a", "0", "b", "c"])
        #expect(!stage.right.view.hasUncommittedUpdates)
    }

    @Test func flowLayoutsGiveItTheirItemSize() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            let source: TextSource
            init(_ source: TextSource) { self.source = source }

            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 100, height: source.sections[0][indexPath.item] == "c" ? 30 : 10) }
        }
        let pending = Pending()
        let stage = DragStage()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 20)
        layout.minimumLineSpacing = 0
        let sizes = Sizes(stage.right.source)
        stage.right.view.delegate = sizes
        stage.right.view.collectionViewLayout = layout
        stage.window.layoutIfNeeded()
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = pending.drop
        stage.left.view.beginDrag(ofItemAt: .item(0))
        stage.move(150, 45)
        stage.left.view.endDrag()
        stage.clock.advance(by: 1)
        #expect(stage.texts(stage.right) == ["a", "b", "…", "c"])
        let frames = stage.right.view.subviews.compactMap { $0 as? TextCell }.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(frames.map(\.height) == [10, 10, 20, 30])
    }
}
