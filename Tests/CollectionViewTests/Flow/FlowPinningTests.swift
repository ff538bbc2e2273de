import CollectionView
import Testing

@Suite @MainActor struct FlowPinningTests {
    /// Two sections of ten rows of 50 points, with headers of 30 and footers of 20.
    private func stage(inset: CGFloat = 0, layout: UICollectionViewFlowLayout = .init()) -> FlowStage {
        let stage = FlowStage([10, 10], size: CGSize(width: 100, height: 200), layout: layout, hasDelegate: false)
        stage.view.contentInset.top = inset
        stage.layout.itemSize = CGSize(width: 100, height: 50)
        stage.layout.minimumLineSpacing = 0
        stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        stage.layout.footerReferenceSize = CGSize(width: 0, height: 20)
        stage.layout.sectionHeadersPinToVisibleBounds = true
        stage.layout.sectionFootersPinToVisibleBounds = true
        stage.stage.show()
        return stage
    }

    @Test func headersStayAtTheTopUntilTheirSectionEnds() {
        let stage = stage()
        for (offset, header, footer) in [(0, 0, 180), (100, 100, 280), (500, 500, 530), (520, 500, 530)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            stage.view.contentOffset.y = offset
            stage.stage.show()
            #expect(stage.header(0)?.frame.minY == header)
            #expect(stage.footer(0)?.frame.minY == footer)
        }
        #expect(stage.header(1)?.frame.minY == 550)
        #expect(stage.header(0)?.zIndex == 1024)
    }

    @Test func theyStayBelowWhatCoversTheTop() {
        let stage = stage(inset: 40)
        #expect(stage.header(0)?.frame.minY == 0)
        stage.view.contentOffset.y = 100
        stage.stage.show()
        #expect(stage.header(0)?.frame.minY == 140)
    }

    @Test func aPinnedHeaderIsFoundWhereItIs() {
        let stage = stage()
        stage.view.contentOffset.y = 300
        let met = stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 305, width: 100, height: 5)) ?? []
        #expect(met.contains { $0.representedElementKind == UICollectionView.elementKindSectionHeader })
    }

    @Test func scrollingNamesWhatIsPinnedAndAsksForNothingElse() {
        let stage = stage()
        let context = stage.layout.invalidationContext(forBoundsChange: stage.view.bounds.offsetBy(dx: 0, dy: 5))
        #expect(context.invalidatedItemIndexPaths == nil || context.invalidatedItemIndexPaths == [])
        #expect(context.invalidatedSupplementaryIndexPaths?[UICollectionView.elementKindSectionHeader] == [.item(0)])
        stage.view.contentOffset.y = 50
        stage.stage.show()
        let calls = stage.stage.messages(to: .layout) {
            stage.view.contentOffset.y = 55
            stage.stage.show()
        }
        #expect(!calls.contains("layoutAttributesForElements(in:)"))
        #expect(
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0))?.frame.minY == 55)
    }

    @Test func subclassesMayMoveOtherThingsWhileScrolling() {
        final class Subclass: UICollectionViewFlowLayout {}
        let stage = stage(layout: Subclass())
        let context = stage.layout.invalidationContext(forBoundsChange: stage.view.bounds.offsetBy(dx: 0, dy: 5))
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
    }
}
