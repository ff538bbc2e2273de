import Testing
import UIKit

@testable import WildLayouts

@Suite @MainActor struct WalletTests {
    /// Returns cards of 300 × 189, each 50 points below the one before, with slivers of 12.
    private func stage(_ count: Int) -> WildStage {
        let stage = WildStage(WalletLayout(), .numbered(count))
        stage.show()
        return stage
    }

    private func layout(_ stage: WildStage) -> WalletLayout { stage.view.collectionViewLayout as! WalletLayout }

    private func order(_ stage: WildStage) -> [Int] {
        stage.view.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(stage.view.indexPath)?.item }
    }

    @Test func everyCardLeavesAStripOfTheOneBefore() {
        let stage = stage(30)
        #expect(stage.view.contentSize == CGSize(width: 300, height: 29 * 50 + 189))
        for offset in [CGFloat(0), 33, 700, 1239] {
            stage.scroll(to: CGPoint(x: 0, y: offset))
            let seen = (0..<30).filter { CGFloat($0) * 50 < offset + 400 && CGFloat($0) * 50 + 189 > offset }
            #expect(order(stage) == seen, "each above the one before it")
            for card in seen {
                #expect(stage.cell(card)?.frame == CGRect(x: 0, y: card * 50, width: 300, height: 189))
            }
        }
    }

    @Test func aTouchOnAStripIsOnItsCard() {
        let stage = stage(8)
        #expect((0..<8).map { stage.view.indexPathForItem(at: CGPoint(x: 150, y: $0 * 50 + 25))?.item } == Array(0..<8))
    }

    @Test func theOpenCardComesOutAndTheOthersGoToTheBottom() throws {
        let stage = stage(8)
        stage.scroll(to: CGPoint(x: 0, y: 100))
        var isFinished = false
        layout(stage).open(4) { isFinished = $0 }
        AnimationClock.current.advance(by: 0.1)
        let card = try #require(stage.cell(4))
        let between = try #require(card.layer.presentation()).frame.minY
        #expect(between > 100 && between < 200 && !isFinished, "on its way from 200 to 100")
        AnimationClock.current.advanceUntilIdle()
        #expect(isFinished && card.frame == CGRect(x: 0, y: 100, width: 300, height: 189))
        // There are four slivers of 12 above the bottom, which is at 500. The last one hides the cards behind it.
        let tops = [0, 1, 2, 3, 5, 6, 7].compactMap { stage.cell($0)?.frame.minY }
        #expect(tops == [452, 464, 476, 488, 488, 488, 488])
        let widths = [0, 1, 2, 3].compactMap { stage.cell($0)?.frame.width }
        #expect(widths.count == 4 && widths == widths.sorted() && widths[0] < widths[3] && widths[3] < 300)
    }

    @Test func anOpenCardStaysWhileTheViewScrollsOrGrows() {
        let stage = stage(8)
        layout(stage).open(2)
        AnimationClock.current.advanceUntilIdle()
        stage.scroll(to: CGPoint(x: 0, y: 60))
        #expect(stage.cell(2)?.frame.minY == 60 && stage.cell(0)?.frame.minY == 460 - 48)
        stage.resize(to: CGSize(width: 200, height: 300))
        #expect(stage.cell(2)?.frame == CGRect(x: 0, y: stage.view.contentOffset.y, width: 200, height: 126))
    }

    @Test func cardsGoBack() {
        let stage = stage(8)
        let frames = (0..<6).map { stage.cell($0)?.frame }
        layout(stage).open(2)
        AnimationClock.current.advanceUntilIdle()
        #expect((0..<6).map { stage.cell($0)?.frame } != frames)
        layout(stage).open(nil)
        AnimationClock.current.advanceUntilIdle()
        #expect((0..<6).map { stage.cell($0)?.frame } == frames)
    }

    @Test func aDeletedCardIsThrownOutAndTheWalletCloses() throws {
        let stage = stage(4)
        layout(stage).open(1)
        AnimationClock.current.advanceUntilIdle()
        let card = try #require(stage.cell(1))
        stage.view.performBatchUpdates({
            stage.sections[0].remove(at: 1)
            stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        })
        AnimationClock.current.advance(by: 0.2)
        #expect(try #require(card.layer.presentation()).position.x > 200)
        AnimationClock.current.advanceUntilIdle()
        #expect(card.superview == nil && stage.texts == ["0.0", "0.2", "0.3"] && layout(stage).openCard == nil)
        #expect((0..<3).map { stage.cell($0)?.frame.minY } == [0, 50, 100])
    }
}
