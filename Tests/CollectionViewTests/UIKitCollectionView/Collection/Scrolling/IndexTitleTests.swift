import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// The index beside the content.
@Suite @MainActor struct IndexTitleTests {
    private func makeStage() -> (Stage, TextSource) {
        AnimationClock.startAfresh()
        let source = TextSource([(0..<10).map { "a\($0)" }, (0..<10).map { "b\($0)" }, (0..<10).map { "c\($0)" }])
        source.titles = ["A", "B", "C"]
        let stage = Stage(source)
        stage.show()
        return (stage, source)
    }

    private func indexBar(_ stage: Stage) -> UIControl? {
        stage.view.subviews.lazy.compactMap { $0 as? UIControl }.first
    }

    private func titles(_ stage: Stage) -> [String?] {
        indexBar(stage)?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
    }

    @Test func itStaysAtTheTrailingEdge() throws {
        let (stage, _) = makeStage()
        let bar = try #require(indexBar(stage))
        #expect(titles(stage) == ["A", "B", "C"] && bar.frame.maxX == 100 && bar.frame.midY == 50)
        stage.view.contentOffset.y = 200
        stage.show()
        #expect(bar.frame.midY == 250 && stage.view.subviews.last === bar)
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.view.setNeedsLayout()
        stage.show()
        #expect(bar.frame.minX == 0)
    }

    @Test func aFingerOnATitleScrollsToItsItem() throws {
        let (stage, source) = makeStage()
        let frame = try #require(indexBar(stage)).frame
        let touch = TouchStage(stage.view)
        touch.down(Double(frame.midX), Double(frame.minY + 1))
        touch.clock.advance(by: 0.2)
        #expect(source.chosenTitles == ["A"] && stage.view.contentOffset.y == 0)
        touch.place(Double(frame.midX), Double(frame.midY))
        #expect(source.chosenTitles == ["A", "B"] && stage.view.contentOffset.y == 200)
        touch.place(Double(frame.midX), Double(frame.midY + 1))
        touch.place(Double(frame.midX), Double(frame.maxY + 50))
        touch.up()
        #expect(source.chosenTitles == ["A", "B", "C"] && stage.view.contentOffset.y == 400)
        #expect(!stage.view.isDragging && stage.view.indexPathsForSelectedItems == [])
    }

    @Test func itIsHiddenWithoutTitlesAndOnDemand() {
        let (stage, source) = makeStage()
        stage.view.indexDisplayMode = .alwaysHidden
        stage.show()
        #expect(titles(stage) == [])
        stage.view.indexDisplayMode = .automatic
        stage.show()
        #expect(titles(stage) == ["A", "B", "C"])
        source.titles = ["A"]
        source.sections[0].removeAll()
        stage.view.reloadData()
        stage.show()
        #expect(titles(stage) == ["A"])
        source.titles = nil
        source.sections[0].append("new")
        stage.view.insertItems(at: [.item(0)])
        stage.show()
        #expect(titles(stage) == [])
    }
}
