import Testing
import UIKit

@testable import WildLayouts

@Suite @MainActor struct ElasticHeaderTests {
    private func stage(_ counts: Int..., inset: CGFloat = 0) -> FlowWildStage {
        let stage = FlowWildStage(ElasticHeaderLayout(), counts.map { [String](repeating: "", count: $0) })
        stage.view.register(
            ElasticHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "band")
        stage.header = { _ in CGSize(width: 300, height: 120) }
        stage.view.contentInset.top = inset
        stage.show()
        return stage
    }

    private func header(_ section: Int = 0, in stage: WildStage) -> ElasticHeaderView? {
        let view = stage.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        return view?.superview == nil ? nil : view as? ElasticHeaderView
    }

    @Test(arguments: [CGFloat(0), 44]) func theFirstHeaderFillsTheRoomAboveTheContent(inset: CGFloat) throws {
        let stage = stage(1, 1, inset: inset)
        let cell = stage.cell(0)?.frame
        for pull: CGFloat in [0, 1, 50, 300, 20, 0] {
            stage.scroll(to: CGPoint(x: 0, y: -inset - pull))
            let header = try #require(self.header(in: stage))
            #expect(header.frame == CGRect(x: 0, y: -pull, width: 300, height: 120 + pull), "pulled by \(pull)")
            // The picture fills the header from the lower edge, and keeps its ratio.
            let scale = (120 + pull) / 120
            let picture = header.picture.frame
            #expect(abs(picture.minX - (150 - 150 * scale)) < 1e-9 && abs(picture.width - 300 * scale) < 1e-9)
            #expect(abs(picture.minY) < 1e-9 && abs(picture.height - (120 + pull)) < 1e-9)
        }
        #expect(stage.cell(0)?.frame == cell, "nothing else moves")
        #expect(header(1, in: stage)?.frame == CGRect(x: 0, y: 170, width: 300, height: 120))
    }

    @Test func aHeaderThatIsPushedUpLeavesAsItIs() {
        let stage = stage(30)
        stage.scroll(to: CGPoint(x: 0, y: 80))
        #expect(header(in: stage)?.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
        stage.scroll(to: CGPoint(x: 0, y: 130))
        #expect(header(in: stage) == nil)
    }

    @Test func aFingerStretchesItAndItSpringsBack() throws {
        let stage = stage(30)
        stage.view.beginDragging()
        stage.view.drag(by: CGVector(dx: 0, dy: -100))
        stage.window.layoutIfNeeded()
        let pull = -stage.view.contentOffset.y
        #expect(pull > 0 && header(in: stage)?.frame == CGRect(x: 0, y: -pull, width: 300, height: 120 + pull))
        stage.view.endDragging()
        AnimationClock.current.advanceUntilIdle()
        #expect(header(in: stage)?.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
    }

    @Test func pullingAsksTheDelegateNothing() {
        let stage = stage(30)
        let questions = stage.questions
        for pull in 1...20 { stage.scroll(to: CGPoint(x: 0, y: -pull)) }
        #expect(questions > 0 && stage.questions == questions)
    }

    @Test func attributesDifferByTheirPull() throws {
        let attributes = ElasticAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
        attributes.pull = 3
        let copy = try #require(attributes.copy() as? ElasticAttributes)
        #expect(copy.pull == 3 && copy == attributes)
        copy.pull = 4
        #expect(copy != attributes)
    }

    @Test func withoutAHeaderNothingIsStretched() {
        let stage = stage(3)
        stage.header = { _ in .zero }
        stage.view.collectionViewLayout.invalidateLayout()
        stage.scroll(to: CGPoint(x: 0, y: -40))
        #expect(header(in: stage) == nil && stage.cell(0)?.frame.minY == 0)
    }
}
