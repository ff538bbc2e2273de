import CollectionLayout
import CollectionView
import Testing

/// An owner describes the items in the order of its data, also while one of them is dragged.
@Suite @MainActor struct DragInvalidationTests {
    enum Way: CaseIterable { case invalidation, inset, rotation }

    private final class Box { var source: SizingSource? }

    private func stage(asksForSizes: Bool) -> AdapterStage {
        let box = Box()
        func size(_ path: IndexPath) -> ItemSize {
            guard let texts = box.source?.sections[path.section], texts.indices.contains(path.item) else {
                return .fixed(0)
            }
            return .fixed(length(of: texts[path.item]))
        }
        let layout =
            asksForSizes
            ? CollectionLayoutAdapter(LinearList()) { path, _ in size(path) }
            : CollectionLayoutAdapter { section, environment in
                let sizes = (0..<environment.itemCount).map { size(.item($0, section)) }
                return CollectionSection(LinearList(), items: Items(sizes))
            }
        let stage = AdapterStage(
            layout, [["a", "b", "c", "d", "e"], ["f", "g", "h"]],
            size: CGSize(width: 300, height: 700))
        box.source = stage.source
        stage.stage.show()
        return stage
    }

    private func expectSizes(_ stage: AdapterStage, _ comment: Comment) {
        stage.stage.show()
        #expect(stage.view.visibleCells.count == 8)
        for case let cell as TextCell in stage.view.visibleCells {
            #expect(cell.frame.height == length(of: cell.text), comment)
        }
    }

    @Test(arguments: Way.allCases, [false, true])
    func sizesStayWithTheirItems(way: Way, asksForSizes: Bool) {
        for (place, cancels) in [(3, false), (3, true), (6, false), (6, true)] {
            AnimationClock.startAfresh()
            let stage = stage(asksForSizes: asksForSizes)
            #expect(stage.view.beginInteractiveMovementForItem(at: .item(1)))
            let target = place < 5 ? IndexPath.item(place) : .item(place - 5, 1)
            let center = stage.view.layoutAttributesForItem(at: target)!.center
            stage.view.updateInteractiveMovementTargetPosition(center)
            expectSizes(stage, "dragged to \(place)")
            switch way {
            case .invalidation: stage.layout.invalidateLayout()
            case .inset: stage.view.contentInset.right = 10
            case .rotation: stage.view.frame.size.width = 350
            }
            expectSizes(stage, "\(way) while dragged to \(place)")
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: center.y + 1))
            expectSizes(stage, "dragged on after \(way)")
            if cancels { stage.view.cancelInteractiveMovement() } else { stage.view.endInteractiveMovement() }
            expectSizes(stage, "\(cancels ? "canceled" : "dropped") at \(place) after \(way)")
            #expect((stage.source.sections[0][1] == "b") == cancels)
        }
    }
}
