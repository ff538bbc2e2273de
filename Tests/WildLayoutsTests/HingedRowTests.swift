import LayoutModel
import Testing
import UIKit

@testable import WildLayouts

@Suite @MainActor struct HingedRowTests {
    private let pitch: CGFloat = 90

    private func stage(_ count: Int = 20) -> WildStage {
        let stage = WildStage(HingedRowLayout(), .numbered(count))
        stage.show()
        return stage
    }

    @Test func theDoorInTheMiddleIsShutAndInFront() throws {
        let stage = stage()
        for item in [0, 1, 10, 19] {
            stage.scroll(to: CGPoint(x: CGFloat(item) * pitch, y: 0))
            let cell = try #require(stage.cell(item))
            #expect(CATransform3DIsIdentity(cell.layer.transform))
            #expect(
                cell.frame == CGRect(x: stage.view.bounds.midX - 60, y: 120, width: 120, height: 160), "item \(item)")
            #expect(stage.view.subviews.last { $0 is UICollectionViewCell } === cell)
        }
    }

    /// As a door opens, its hinge must stay in its place. Its far edge must come nearer to the hinge, and look smaller.
    @Test func doorsOpenAwayFromTheEye() throws {
        let stage = stage()
        for away: CGFloat in [-1, -0.5, 0.5, 1] {
            stage.scroll(to: CGPoint(x: (10 - away) * pitch, y: 0))
            let cell = try #require(stage.cell(10))
            let middle = 150 + 10 * pitch
            let hinge = middle - away * 60
            let (near, far) = (seen(cell, x: 0.5 - away / 2), seen(cell, x: away > 0 ? 1 : 0))
            #expect(abs(near.x - hinge) < 1e-6 && abs(near.height - 160) < 1e-6)
            #expect(far.height < 160 && abs(far.x - hinge) < 60 + abs(away) * 60, "at \(away)")
            #expect((far.x > hinge) == (away > 0))
        }
    }

    /// Returns the position and the height at which a vertical line of a cell appears.
    ///
    /// - Parameter x: from 0 at the cell's left edge to 1 at its right.
    private func seen(_ cell: UIView, x: CGFloat) -> (x: CGFloat, height: CGFloat) {
        let (top, bottom) = (
            cell.convert(CGPoint(x: x * 120, y: 0), to: cell.superview),
            cell.convert(CGPoint(x: x * 120, y: 160), to: cell.superview)
        )
        return (top.x, bottom.y - top.y)
    }

    @Test func nearerDoorsAreInFront() {
        let stage = stage()
        for offset in stride(from: CGFloat(0), through: 19 * pitch, by: 31) {
            stage.scroll(to: CGPoint(x: offset, y: 0))
            let distances = stage.view.subviews.compactMap { view -> CGFloat? in
                guard let cell = view as? UICollectionViewCell, let path = stage.view.indexPath(for: cell) else {
                    return nil
                }
                return (abs(CGFloat(path.item) - offset / pitch) * 10).rounded()
            }
            #expect(distances == distances.sorted(by: >) && !distances.isEmpty, "at \(offset)")
        }
    }

    @Test func everyDoorOfWhichSomethingIsSeenIsThere() {
        let stage = stage()
        for offset in stride(from: CGFloat(0), through: 19 * pitch, by: 17) {
            stage.scroll(to: CGPoint(x: offset, y: 0))
            let seen = (0..<20).map { IndexPath(item: $0, section: 0) }.filter {
                let frame = stage.view.layoutAttributesForItem(at: $0)?.frame ?? .zero
                return !frame.intersection(stage.view.bounds).isEmpty
            }
            #expect(stage.view.indexPathsForVisibleItems.sorted() == seen, "at \(offset)")
            // Collection views usually ask layouts for more than the window.
            let answer = stage.view.collectionViewLayout.layoutAttributesForElements(in: stage.view.bounds) ?? []
            #expect(Set(seen).isSubset(of: answer.map(\.indexPath)), "at \(offset)")
        }
    }

    @Test func scrollingRestsOnADoor() {
        let stage = stage()
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            stage.view.beginDragging()
            stage.view.drag(by: CGVector(dx: CGFloat.random(in: -300...300, using: &random), dy: 0))
            stage.view.endDragging(withVelocity: CGPoint(x: CGFloat.random(in: -3...3, using: &random), y: 0))
            AnimationClock.current.advanceUntilIdle()
            let offset = stage.view.contentOffset.x
            #expect(offset == (offset / pitch).rounded() * pitch && (0...19 * pitch).contains(offset), "seed \(seed)")
        }
    }

    @Test func theDoorInTheMiddleStaysThereInAnotherWindow() throws {
        let stage = stage()
        stage.scroll(to: CGPoint(x: 7 * pitch, y: 0))
        stage.resize(to: CGSize(width: 500, height: 240))
        let cell = try #require(stage.cell(7))
        #expect(CATransform3DIsIdentity(cell.layer.transform))
        #expect(cell.center == CGPoint(x: stage.view.bounds.midX, y: 120))
    }

    @Test func aRemainingDoorIsCenteredAfterUpdates() {
        let stage = stage(4)
        stage.scroll(to: CGPoint(x: 3 * pitch, y: 0))
        let isFinished = stage.batch { [stage] in
            stage.sections[0].removeLast(2)
            stage.view.deleteItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
        }
        #expect(isFinished)
        #expect(stage.view.contentOffset.x == pitch && stage.cell(1)?.center.x == stage.view.bounds.midX)
    }
}
