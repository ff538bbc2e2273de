import LayoutModel
import Testing
import UIKit

@testable import WildLayouts

@Suite @MainActor struct WheelTests {
    private let pitch: CGFloat = 90

    private func stage(_ count: Int) -> WildStage {
        let stage = WildStage(WheelLayout(), .numbered(count))
        stage.view.register(DialCell.self, forCellWithReuseIdentifier: "cell")
        stage.show()
        return stage
    }

    /// Returns the hub: in the middle, below the top margin of 20, half an item, and the radius.
    private func hub(of stage: WildStage) -> CGPoint { CGPoint(x: stage.view.bounds.midX, y: 20 + 60 + 300) }

    @Test func everyCellStandsOnTheRimWithItsFeetToTheHub() {
        let stage = stage(30)
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            stage.scroll(to: CGPoint(x: CGFloat.random(in: 0...(29 * pitch), using: &random), y: 0))
            let hub = hub(of: stage)
            for cell in stage.view.visibleCells {
                let (x, y) = (cell.center.x - hub.x, cell.center.y - hub.y)
                #expect(abs((x * x + y * y).squareRoot() - 300) < 1e-6, "seed \(seed)")
                // The up direction of a cell, turned with it, must point away from the hub.
                let up = CGPoint(x: 0, y: -300).applying(cell.transform)
                #expect(abs(up.x - x) < 1e-6 && abs(up.y - y) < 1e-6, "seed \(seed)")
                #expect(abs(((cell as? DialCell)?.angle ?? 9) - atan2(x, -y)) < 1e-9, "seed \(seed)")
                #expect(cell.bounds.size == CGSize(width: 80, height: 120))
            }
        }
    }

    @Test func scrollingTurnsTheWheelByAnItemAPitch() throws {
        let stage = stage(30)
        for item in [0, 1, 7, 29] {
            stage.scroll(to: CGPoint(x: CGFloat(item) * pitch, y: 0))
            let cell = try #require(stage.cell(item))
            #expect(cell.transform == .identity)
            #expect(cell.frame == CGRect(x: stage.view.bounds.midX - 40, y: 20, width: 80, height: 120))
            #expect(cell === stage.view.subviews.last { $0 is UICollectionViewCell }, "in front of its neighbors")
        }
    }

    @Test func exactlyTheCellsThatReachIntoTheWindowAreShown() {
        let stage = stage(40)
        for offset in stride(from: CGFloat(0), through: 39 * pitch, by: 37) {
            stage.scroll(to: CGPoint(x: offset, y: 0))
            let seen = (0..<40).filter { item in
                let angle = (CGFloat(item) * pitch - offset) / 300
                guard abs(angle) <= .pi / 2 else { return false }
                // The bounding box of a rectangle of 80 × 120 that is turned by the angle.
                let width = 80 * abs(cos(angle)) + 120 * abs(sin(angle))
                let height = 80 * abs(sin(angle)) + 120 * abs(cos(angle))
                return abs(300 * sin(angle)) < 150 + width / 2 && 380 - 300 * cos(angle) < 400 + height / 2
            }
            #expect(stage.view.indexPathsForVisibleItems.map(\.item).sorted() == seen, "at \(offset)")
        }
    }

    @Test func scrollingEndsOnAnItem() {
        let stage = stage(30)
        for seed in 0..<80 {
            var random = SplitMix64(seed: seed)
            let before = stage.view.contentOffset.x
            let (distance, velocity) = (
                CGFloat.random(in: -400...400, using: &random),
                CGFloat.random(in: -2...2, using: &random) * (random.oneIn(2) ? 1 : 0.01)
            )
            stage.view.beginDragging()
            stage.view.drag(by: CGVector(dx: distance, dy: 0))
            let released = stage.view.contentOffset.x
            stage.view.endDragging(withVelocity: CGPoint(x: velocity, y: 0))
            AnimationClock.current.advanceUntilIdle()
            let offset = stage.view.contentOffset.x
            #expect(offset == (offset / pitch).rounded() * pitch, "seed \(seed), from \(before)")
            #expect(velocity > 0 ? offset > released || offset == 29 * pitch : offset < released || offset == 0)
        }
    }

    @Test func anInsertedItemComesOutOfTheHub() throws {
        let stage = stage(3)
        stage.view.performBatchUpdates({
            stage.sections[0].insert("new", at: 0)
            stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        })
        AnimationClock.current.advance(by: 0.01)
        let cell = try #require(stage.cell(0))
        let start = try #require(cell.layer.presentation())
        #expect(start.opacity < 0.5 && start.position.y > 300 && start.frame.width < 40)
        AnimationClock.current.advanceUntilIdle()
        #expect(cell.alpha == 1 && cell.center == CGPoint(x: 150, y: 80) && stage.texts.first == "new")
    }

    @Test func attributesDifferByTheirAngle() throws {
        let attributes = WheelAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.angle = 1
        let copy = try #require(attributes.copy() as? WheelAttributes)
        #expect(copy.angle == 1 && copy == attributes)
        copy.angle = 2
        #expect(copy != attributes)
    }
}

/// A cell that keeps the angle in its attributes.
private final class DialCell: WildCell {
    var angle: CGFloat?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        angle = (layoutAttributes as? WheelAttributes)?.angle
    }
}
