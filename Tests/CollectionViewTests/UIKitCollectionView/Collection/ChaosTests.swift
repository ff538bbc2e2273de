import CollectionView
import Testing

/// Random events in any order. The screen must then show the model, as the layout arranges it.
@Suite @MainActor struct ChaosTests {
    // With the last seed, an item is dragged out of view and back.
    @Test(arguments: Array(0..<60) + [1856]) func theScreenShowsTheModel(seed: Int) {
        let clock = AnimationClock.startAfresh()
        var random = SplitMix64(seed: seed)
        let stage = Stage(TextSource([["a", "b", "c"], ["d"]]))
        var nextName = 0
        let diagnostics = stage.diagnostics {
            for _ in 0..<40 {
                change(stage, &nextName, &random)
                if random.oneIn(3) { clock.advance(by: 0.13) }
            }
            stage.view.cancelInteractiveMovement()
            stage.show()
        }
        #expect(diagnostics == [], "seed \(seed)")
        expectScreenShowsModel(stage, seed)
        clock.advance(by: 5)
        stage.show()
        expectScreenShowsModel(stage, seed)
        let headers = stage.view.visibleSupplementaryViews(ofKind: ListLayout.header).count
        #expect(stage.view.subviews.count == stage.view.visibleCells.count + headers, "seed \(seed)")
    }

    private func change(_ stage: Stage, _ nextName: inout Int, _ random: inout SplitMix64) {
        let (view, source) = (stage.view, stage.source)
        nextName += 1
        let section = Int.random(in: source.sections.indices, using: &random)
        let place = IndexPath(
            item: Int.random(in: 0...source.sections[section].count, using: &random), section: section)
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1:
            let name = "\(nextName)"
            view.performBatchUpdates {
                source.sections[section].insert(name, at: place.item)
                view.insertItems(at: [place])
            }
        case 2 where place.item < source.sections[section].count:
            view.performBatchUpdates {
                source.sections[section].remove(at: place.item)
                view.deleteItems(at: [place])
            }
        case 3:
            source.sections[section].append("\(nextName)")
            view.reloadData()
        case 4:
            let layout = ListLayout()
            layout.rowHeight = random.oneIn(2) ? 20 : 33
            layout.hasHeaders = random.oneIn(2)
            view.setCollectionViewLayout(layout, animated: random.oneIn(2))
        case 5: view.contentOffset.y = .random(in: -50...300, using: &random)
        case 6: stage.show()
        case 7:
            let height = CGFloat.random(in: 0...150, using: &random)
            if random.oneIn(2) {
                view.frame.size.height = height
            } else {
                UIView.animate(withDuration: 0.2) { view.frame.size.height = height }
            }
        case 8 where place.item < source.sections[section].count:
            _ = view.beginInteractiveMovementForItem(at: place)
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: .random(in: 0...200, using: &random)))
            if random.oneIn(2) { view.endInteractiveMovement() }
        case 9:
            let other = ListLayout()
            other.rowHeight = 15
            let transition = view.startInteractiveTransition(to: other)
            transition.transitionProgress = 0.4
            transition.invalidateLayout()
            stage.show()
            if random.oneIn(2) { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
        case 10 where place.item < source.sections[section].count:
            view.cancelInteractiveMovement()  // Until the movement is canceled, items are where they have been dragged.
            view.scrollToItem(at: place, at: .centeredVertically, animated: random.oneIn(2))
        case 11: view.collectionViewLayout.invalidateLayout()
        default: break
        }
    }

    private func expectScreenShowsModel(_ stage: Stage, _ seed: Int) {
        let bounds = stage.view.bounds
        var expected: [String] = []
        for (section, items) in stage.source.sections.enumerated() {
            for item in items.indices {
                let frame = stage.layout.layoutAttributesForItem(at: .item(item, section))!.frame
                guard bounds.height > 0, frame.maxY > bounds.minY, frame.minY < bounds.maxY else { continue }
                expected.append(items[item])
                #expect(stage.cell(item, section)?.frame == frame, "seed \(seed)")
                #expect(stage.cell(item, section)?.alpha == 1, "seed \(seed)")
            }
        }
        #expect(stage.texts == expected, "seed \(seed)")
    }
}
