import CollectionView
import Testing

extension Conformance {
    @Test("7. A batch without counts from before is a reload: nothing is lost, completion comes")
    func no07() {
        AnimationClock.startAfresh()
        for isShown in [false, true] {
            let stage = Stage(TextSource(count: 2))
            if isShown { stage.show() }
            var completions: [Bool] = []
            let messages = stage.diagnostics {
                stage.source.sections[0].append("early")
                if isShown { stage.view.reloadData() }
                stage.view.performBatchUpdates {
                    stage.view.insertItems(at: [.item(2)])
                } completion: {
                    completions.append($0)
                }
                stage.show()
            }
            #expect(messages == [] && completions == [true] && stage.texts == ["0", "1", "early"])
        }
    }

    @Test("7. A batch that does not fit is reported with its numbers and recovered from")
    func no07Mismatch() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 2))
        stage.show()
        let messages = stage.diagnostics {
            stage.source.sections[0] += ["a", "b"]
            stage.view.insertItems(at: [.item(2)])
        }
        #expect(messages.count == 1 && messages[0].contains("invalid number of items in section 0"))
        #expect(messages[0].contains("(4)") && messages[0].contains("(2)"))
        #expect(stage.texts == ["0", "1", "a", "b"])
    }

    @Test("8. Through any batches, index paths follow their items", arguments: 0..<40)
    func no08(seed: Int) {
        AnimationClock.startAfresh()
        var random = SplitMix64(seed: seed)
        var pair = RandomSnapshot()
        let stage = DiffableStage(ListLayout(), height: 3000)
        stage.view.allowsMultipleSelection = true
        for _ in 0..<6 {
            for _ in 0..<5 { pair.change(&random) }
            let selected = (stage.view.indexPathsForSelectedItems ?? []).compactMap(stage.source.itemIdentifier)
            stage.source.apply(pair.snapshot)
            stage.show()
            let now = (stage.view.indexPathsForSelectedItems ?? []).compactMap(stage.source.itemIdentifier)
            #expect(now == selected.filter(pair.snapshot.itemIdentifiers.contains), "seed \(seed)")
            for item in pair.snapshot.itemIdentifiers where random.oneIn(4) {
                stage.view.selectItem(at: stage.source.indexPath(for: item), animated: false, scrollPosition: [])
            }
        }
    }

    @Test("9. Survivors are asked for, too, and nil means no special start or end")
    func no09() throws {
        AnimationClock.startAfresh()
        for isSilent in [false, true] {
            let layout = ToldList()
            layout.isSilent = isSilent
            let stage = Stage(TextSource(count: 3), layout)
            stage.show()
            stage.view.performBatchUpdates {
                stage.source.sections[0] = ["0", "new", "2"]
                stage.view.deleteItems(at: [.item(1)])
                stage.view.insertItems(at: [.item(1)])
            }
            #expect(layout.told == ["final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2"])
            let new = try #require(stage.cell(1))
            #expect(new.layer.presentation()?.opacity == (isSilent ? 1 : 0) && new.frame.minY == 20)
        }
    }

    @Test("13. While an item is dragged the data source hears nothing, at the end once, after cancelling never")
    func no13() {
        AnimationClock.startAfresh()
        for cancels in [false, true] {
            let stage = Stage(TextSource(count: 4))
            stage.show()
            let calls = stage.lines(to: [.dataSource]) {
                _ = stage.view.beginInteractiveMovementForItem(at: .item(0))
                for y in [15.0, 30, 55, 50] {
                    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
                }
                if cancels { stage.view.cancelInteractiveMovement() } else { stage.view.endInteractiveMovement() }
            }
            let moves = calls.filter { $0.contains("moveItemAt") }
            #expect(moves == (cancels ? [] : ["collectionView(_:moveItemAt:to:) [0, 0] [0, 2]"]))
            #expect(stage.texts == (cancels ? ["0", "1", "2", "3"] : ["1", "2", "0", "3"]))
        }
    }

    @Test(
        "19. Diffable: appending again moves, duplicates are reported, reloads follow the batch, trees show what is open"
    )
    func no19() throws {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["a": [1, 2], "b": [3]])
        stage.show()
        var snapshot = stage.source.snapshot()
        let messages = CollectionViewDiagnostics.collected { snapshot.appendItems([1, 4, 4], toSection: "b") }
        #expect(messages.count == 1 && messages[0].contains("Duplicate identifiers: {(4)}"))
        #expect(snapshot.itemIdentifiers == [2, 3, 1, 4])
        snapshot.reloadItems([3])
        let trace = CollectionViewTrace(of: stage.view)
        stage.source.apply(snapshot)
        let updates = trace.calls.map(\.message).filter {
            $0.hasPrefix("performBatch") || $0.hasPrefix("prepare(forColl")
        }
        #expect(
            updates == [
                "performBatchUpdates(_:completion:)", "prepare(forCollectionViewUpdates:)",
                "performBatchUpdates(_:completion:)", "prepare(forCollectionViewUpdates:)",
            ])
        #expect(stage.shown == [2, 3, 1, 4])
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([2])
        tree.append([21], to: 2)
        stage.source.apply(tree, to: "a")
        #expect(stage.shown == [2, 3, 1, 4])
        tree.expand([2])
        stage.source.apply(tree, to: "a")
        #expect(stage.shown == [2, 21, 3, 1, 4])
    }
}
