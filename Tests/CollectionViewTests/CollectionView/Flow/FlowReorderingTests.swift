import CollectionView
import Testing

/// While an item of a flow layout is dragged, every item must keep its own size, wherever it is.
@Suite @MainActor struct FlowReorderingTests {
    private func height(_ text: String) -> CGFloat { text.hasPrefix("0") ? 20 + 10 * CGFloat(text.count) : 45 }

    private func expectSizes(_ stage: FlowStage, _ comment: Comment) {
        stage.stage.show()
        for case let cell as TextCell in stage.view.visibleCells {
            #expect(cell.frame.height == height(cell.text), comment)
        }
    }

    /// - Parameter measures: whether cells determine their heights, and not the delegate.
    private func stage(measures: Bool) -> FlowStage {
        let stage = FlowStage([0, 3])
        stage.source.sections[0] = ["0", "00", "000", "0000", "00000"]
        stage.layout.minimumLineSpacing = 0
        if measures {
            stage.layout.estimatedItemSize = CGSize(width: 300, height: 30)
            stage.source.preferredSize = { [self] text, _ in CGSize(width: 300, height: height(text)) }
        } else {
            stage.delegate.size = { [self, source = stage.source] path in
                CGSize(width: 300, height: height(source.sections[path.section][path.item]))
            }
        }
        stage.stage.show()
        return stage
    }

    @Test(arguments: [false, true], [false, true]) func sizesGoWithTheirItems(measures: Bool, cancels: Bool) {
        AnimationClock.startAfresh()
        let stage = stage(measures: measures)
        expectSizes(stage, "at first")
        #expect(stage.view.beginInteractiveMovementForItem(at: .item(0)))
        for y in [60, 100, 170, 290, 330, 120] as [CGFloat] {
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
            expectSizes(stage, "at \(y)")
        }
        if cancels { stage.view.cancelInteractiveMovement() } else { stage.view.endInteractiveMovement() }
        expectSizes(stage, "at the end")
        let all = stage.source.sections.joined()
        #expect(stage.view.contentSize.height == all.map(height).reduce(0, +))
        #expect((stage.source.sections[0].first == "0") == cancels)
    }
}
