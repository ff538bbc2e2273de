import Testing
import UIKit

@testable import WildLayouts

@Suite("Cards on a wheel")
@MainActor struct CircularTests {
    private let stage: WildStage
    private let layout = CircularCollectionViewLayout()

    init() {
        stage = WildStage(layout, .numbered(20))
        stage.view.register(CircularCollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        stage.show()
    }

    @Test("The first card stands upright in the middle, its neighbor leans by the angle of one card")
    func beginning() throws {
        #expect(stage.view.contentSize == CGSize(width: 20 * 133, height: 400))
        let first = try #require(stage.cell(0))
        #expect(first.transform == .identity)
        #expect(first.bounds.size == layout.itemSize)
        #expect(abs(first.frame.midX - 150) < 1e-9)
        #expect(abs(first.frame.midY - 200) < 1e-9, "the anchor is far below, but the card is in the middle")
        let angle = atan(133.0 / 500)
        let second = try #require(stage.cell(1))
        #expect(abs(atan2(second.transform.b, second.transform.a) - angle) < 1e-9)
        let hub = first.layer.position
        let center = CGPoint(x: second.frame.midX, y: second.frame.midY)
        #expect(abs(hypot(center.x - hub.x, center.y - hub.y) - 500) < 1e-9, "on the same wheel")
    }

    @Test("Scrolled to its end, the last card stands upright in the middle of the screen")
    func end() throws {
        stage.scroll(to: CGPoint(x: 20 * 133 - 300, y: 0))
        let last = try #require(stage.cell(19))
        #expect(abs(last.transform.b) < 1e-9)
        #expect(abs(last.frame.midX - (stage.view.contentOffset.x + 150)) < 1e-6)
        #expect(stage.cell(0) == nil)
    }

    @Test("Every step of a long scroll shows cards that are on the wheel and in order")
    func scrolling() {
        for step in 0..<120 {
            stage.scroll(to: CGPoint(x: CGFloat(step) * 19, y: 0))
            let angles = stage.view.indexPathsForVisibleItems.sorted().compactMap { path -> CGFloat? in
                stage.view.cellForItem(at: path).map { atan2($0.transform.b, $0.transform.a) }
            }
            #expect(!angles.isEmpty)
            #expect(zip(angles, angles.dropFirst()).allSatisfy { $0 < $1 })
        }
    }

    @Test("A flick comes to rest with a card upright")
    func resting() throws {
        stage.view.beginDragging()
        stage.view.drag(by: CGVector(dx: 200, dy: 0))
        stage.view.endDragging(withVelocity: CGPoint(x: 0.5, y: 0))
        AnimationClock.current.advanceUntilIdle()
        let upright = stage.view.visibleCells.filter { abs($0.transform.b) < 1e-3 }
        #expect(upright.count == 1)
    }

    @Test("Cards are taken out down to none, and a turned device centers what is there")
    func updating() throws {
        stage.resize(to: CGSize(width: 500, height: 300))
        #expect(abs(try #require(stage.cell(0)).frame.midX - 250) < 1e-9)
        #expect(
            stage.batch {
                stage.sections[0].removeFirst(19)
                stage.view.deleteItems(at: (0..<19).map { IndexPath(item: $0, section: 0) })
            })
        #expect(stage.view.visibleCells.count == 1)
        #expect(
            stage.batch {
                stage.sections[0] = []
                stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            })
        #expect(stage.view.visibleCells.isEmpty)
    }
}
