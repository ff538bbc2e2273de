import CollectionView
import Testing

@Suite @MainActor struct FlowSelfSizingTests {
    private func height(_ text: String) -> CGFloat {
        20 + CGFloat(text.utf8.reduce(0) { $0 &* 31 &+ Int($1) } % 60)
    }

    private func stage(_ count: Int = 100, estimate: CGSize = CGSize(width: 300, height: 30)) -> FlowStage {
        let stage = FlowStage([count], hasDelegate: false)
        stage.layout.estimatedItemSize = estimate
        stage.layout.minimumLineSpacing = 0
        stage.source.preferredSize = { [self] text, _ in CGSize(width: 300, height: height(text)) }
        return stage
    }

    @Test func cellsBecomeAsLargeAsTheyWant() {
        let stage = stage()
        let messages = stage.stage.diagnostics { stage.stage.show() }
        #expect(messages == [])
        for cell in stage.view.visibleCells { #expect(cell.frame.height == height((cell as! TextCell).text)) }
        var end: CGFloat = 0
        for cell in stage.view.visibleCells.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            #expect(cell.frame.minY == end)
            end = cell.frame.maxY
        }
        #expect(end >= 400)
    }

    @Test func automaticSizeLearnsTheMean() {
        let stage = stage(estimate: UICollectionViewFlowLayout.automaticSize)
        stage.stage.show()
        #expect(stage.frames(1)[0].size == CGSize(width: 300, height: height("0.0")))
        let heights = Set(stage.source.asked).map { height("0.\($0.item)") }
        stage.layout.invalidateLayout()
        stage.stage.show()
        #expect(abs(stage.frame(99)!.height - heights.reduce(0, +) / CGFloat(heights.count)) < 0.001)
    }

    @Test func visibleItemsStayWhileItemsAboveAreMeasured() {
        let stage = stage()
        stage.stage.show()
        stage.view.contentOffset.y = 1500
        stage.stage.show()
        // All items that are measured from here on lie above the first item on the screen.
        for _ in 0..<30 {
            let cells = stage.view.visibleCells.filter { $0.frame.minY >= stage.view.bounds.minY }
            let anchor = cells.min { $0.frame.minY < $1.frame.minY }!
            let text = (anchor as! TextCell).text
            let place = anchor.frame.minY - stage.view.contentOffset.y
            stage.view.contentOffset.y -= 20
            stage.stage.show()
            let after = stage.view.visibleCells.first { ($0 as! TextCell).text == text }!
            #expect(after.frame.minY - stage.view.contentOffset.y == place + 20)
        }
    }

    @Test func measuredSizesFollowTheirItems() {
        AnimationClock.startAfresh()
        let stage = stage()
        stage.stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections[0].remove(at: 1)
            stage.source.sections[0].insert("new", at: 0)
            stage.view.deleteItems(at: [.item(1)])
            stage.view.insertItems(at: [.item(0)])
        }
        stage.stage.show()
        for (item, text) in stage.source.sections[0].prefix(5).enumerated() {
            #expect(stage.frame(item)?.height == height(text))
        }
    }
}
