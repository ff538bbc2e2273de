import Testing
import UIKit

@testable import WildLayouts

@Suite("A stack of cards")
@MainActor struct CardStackTests {
    private let stage = WildStage(CardStackLayout(), .numbered(12))

    init() { stage.show() }

    @Test("Cards overlap, the later above the earlier")
    func frames() throws {
        #expect(stage.view.contentSize == CGSize(width: 300, height: 11 * 60 + 200))
        #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 120, width: 300, height: 200))
        let places = try (0..<6).map { item in try #require(stage.view.subviews.firstIndex(of: stage.cell(item)!)) }
        #expect(places == places.sorted())
    }

    @Test("Scrolled, cards pile up at the top, the deeper the smaller")
    func scrolling() throws {
        stage.scroll(to: CGPoint(x: 0, y: 150))
        let cell = try #require(stage.cell(1))
        #expect(abs(cell.transform.a - (1 - 1.5 * 0.05)) < 1e-9)
        #expect(cell.center == CGPoint(x: 150, y: 250))
        #expect(stage.cell(3)?.frame.minY == 180)
        #expect(stage.cell(3)?.transform == .identity)
    }

    @Test("What lies too deep is hidden or transparent")
    func depth() {
        stage.scroll(to: CGPoint(x: 0, y: 420))
        #expect(stage.cell(0).map { $0.isHidden } ?? true)
        #expect(stage.cell(3)?.alpha == 0)
        #expect(stage.cell(5)?.alpha == 1)
    }

    @Test("An inserted card comes in from below the screen, the others make room")
    func inserting() throws {
        let second = try #require(stage.cell(1))
        stage.view.performBatchUpdates {
            stage.sections[0].insert("new", at: 1)
            stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        let new = try #require(stage.cell(1))
        #expect((new as? WildCell)?.label.text == "new")
        #expect(new.layer.presentation()?.frame.minY ?? 0 > 399)
        #expect(second.layer.presentation()?.frame.minY == 60)
        AnimationClock.current.advance(by: 0.1)
        let between = try #require(new.layer.presentation()).frame.minY
        #expect(between > 60 && between < 400)
        AnimationClock.current.advanceUntilIdle()
        #expect(new.frame == CGRect(x: 0, y: 60, width: 300, height: 200))
        #expect(stage.cell(2) === second)
        #expect(second.frame.minY == 120)
    }

    @Test("A deleted card leaves to the right, turning")
    func deleting() throws {
        let first = try #require(stage.cell(0))
        stage.view.performBatchUpdates {
            stage.sections[0].removeFirst()
            stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        AnimationClock.current.advance(by: 0.15)
        let leaving = try #require(first.layer.presentation())
        #expect(leaving.opacity < 1 && leaving.opacity > 0)
        #expect(leaving.affineTransform().tx > 0)
        AnimationClock.current.advanceUntilIdle()
        #expect(first.superview == nil || first.isHidden)
        #expect(stage.view.contentSize.height == 800)
    }

    @Test("Another configuration is shown at the next pass")
    func configuring() {
        (stage.view.collectionViewLayout as? CardStackLayout)?.configuration.overlap = 100
        stage.show()
        #expect(stage.cell(1)?.frame.minY == 100)
        stage.resize(to: CGSize(width: 400, height: 300))
        #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 100, width: 400, height: 200))
    }
}
