import Testing
import UIKit

@testable import WildLayouts

@Suite("Cover flow")
@MainActor struct CoverFlowTests {
    private let stage: WildStage

    init() {
        stage = WildStage(CoverFlowLayout(), .numbered(15), size: CGSize(width: 300, height: 200))
        stage.view.decelerationRate = .fast
        stage.show()
    }

    private var middle: CGFloat { stage.view.contentOffset.x + stage.view.bounds.width / 2 }

    @Test("The first cover stands in the middle, unturned; the next one is turned, smaller and paler")
    func beginning() throws {
        #expect(stage.view.contentInset.left == 90)
        #expect(stage.view.contentOffset.x == -90)
        let first = try #require(stage.cell(0))
        #expect(first.center == CGPoint(x: 60, y: 100))
        #expect(first.alpha == 1)
        let second = try #require(stage.cell(1))
        #expect(second.alpha == 0.5)
        #expect(abs(second.layer.transform.m11 - 0.72 * cos(CGFloat.pi / 4)) < 1e-9)
        #expect(second.layer.transform.m14 != 0, "perspective")
        let places = [first, second].map { stage.view.subviews.firstIndex(of: $0)! }
        #expect(places[0] > places[1])
    }

    @Test(
        "A drag that ends anywhere comes to rest with a cover in the middle",
        arguments: [30, 100, 170, 333] as [CGFloat])
    func resting(distance: CGFloat) {
        stage.view.beginDragging()
        stage.view.drag(by: CGVector(dx: distance, dy: 0))
        stage.view.endDragging()
        AnimationClock.current.advanceUntilIdle()
        #expect(stage.view.visibleCells.contains { abs($0.center.x - middle) < 0.5 })
    }

    @Test("A flick goes on in its direction")
    func flicking() {
        stage.view.beginDragging()
        stage.view.drag(by: CGVector(dx: 40, dy: 0))
        stage.view.endDragging(withVelocity: CGPoint(x: 0.8, y: 0))
        AnimationClock.current.advanceUntilIdle()
        #expect(stage.view.contentOffset.x >= 40)
        #expect(stage.view.visibleCells.contains { abs($0.center.x - middle) < 0.5 })
    }

    @Test("Scrolled by steps, every cover passes the middle unturned")
    func scrolling() throws {
        for item in 0..<15 {
            stage.scroll(to: CGPoint(x: CGFloat(item) * 130 - 90, y: 0))
            let cell = try #require(stage.cell(item))
            #expect(cell.layer.transform.m11 == 1)
            #expect(stage.view.visibleCells.allSatisfy { $0 === cell || $0.alpha < 1 })
        }
    }

    @Test("Turning the device puts the inset right, and covers can be added")
    func updating() {
        stage.resize(to: CGSize(width: 500, height: 300))
        #expect(stage.view.contentInset.left == 190)
        #expect(
            stage.batch {
                stage.sections[0].insert("new", at: 0)
                stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            })
        #expect(stage.view.contentSize.width == 2070)
    }
}
