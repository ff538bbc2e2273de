import CollectionView
import Testing

extension Conformance {
    /// Returns two sections of ten rows of 50 points, with headers of 30 and footers of 20.
    private func pinningStage(inset: CGFloat = 0, layout: UICollectionViewFlowLayout = .init()) -> FlowStage {
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

    @Test("17. Flow: pinned headers stay at the top, footers at the bottom, as long as their section does")
    func no17HeadersStayAtTheTopUntilTheirSectionEnds() {
        let stage = pinningStage()
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

    @Test("17. Flow: pinned headers stay below what covers the top")
    func no17TheyStayBelowWhatCoversTheTop() {
        let stage = pinningStage(inset: 40)
        #expect(stage.header(0)?.frame.minY == 0)
        stage.view.contentOffset.y = 100
        stage.stage.show()
        #expect(stage.header(0)?.frame.minY == 140)
    }

    @Test("17. Flow: a pinned header is found where it is")
    func no17APinnedHeaderIsFoundWhereItIs() {
        let stage = pinningStage()
        stage.view.contentOffset.y = 300
        let met = stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 305, width: 100, height: 5)) ?? []
        #expect(met.contains { $0.representedElementKind == UICollectionView.elementKindSectionHeader })
    }

    @Test("17. Flow: scrolling names what is pinned, and asks for nothing else")
    func no17ScrollingNamesWhatIsPinnedAndAsksForNothingElse() {
        let stage = pinningStage()
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

    @Test("17. Flow: subclasses may move other things while scrolling")
    func no17SubclassesMayMoveOtherThingsWhileScrolling() {
        final class Subclass: UICollectionViewFlowLayout {}
        let stage = pinningStage(layout: Subclass())
        let context = stage.layout.invalidationContext(forBoundsChange: stage.view.bounds.offsetBy(dx: 0, dy: 5))
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
    }
}
