import Testing
import UIKit

@Suite("Beyond the tutorials: turning the device")
@MainActor struct RotationBeyondTests {
    @Test(
        "Turning the device keeps the item in the middle of the screen there",
        arguments: [Tutorial.photos, .shortestColumn, .mixedSections, .fixedColumns])
    func rotation(tutorial: Tutorial) throws {
        let content = PhotoSizes(count: 50)
        let stage = ExampleStage(
            tutorial.layout(.core, of: content), counts: tutorial.counts(50), size: CGSize(width: 400, height: 300))
        stage.view.contentOffset.y = 700
        stage.view.layoutIfNeeded()
        let middle = CGPoint(x: 100, y: stage.view.bounds.midY)
        let item = try #require(stage.view.indexPathForItem(at: middle))
        stage.resize(to: CGSize(width: 700, height: 400))
        #expect(stage.view.indexPathsForVisibleItems.contains(item))
    }
}
