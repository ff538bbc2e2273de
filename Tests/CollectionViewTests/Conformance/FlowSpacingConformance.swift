import CollectionLayout
import CollectionView
import Testing

/// The rules by which a line distributes its remaining breadth, by numbers.
extension Conformance {
    @Test("17. Flow: items of one size form columns, also in the last line")
    func no17ItemsOfOneSizeFormColumnsAlsoInTheLastLine() {
        let stage = FlowStage([5], hasDelegate: false)
        stage.layout.itemSize = CGSize(width: 90, height: 40)
        // In three columns, 30 points remain for two gaps.
        #expect(stage.frames(5).map(\.minX) == [0, 105, 210, 0, 105])
        #expect(stage.frames(5).map(\.minY) == [0, 0, 0, 50, 50])
        #expect(stage.view.contentSize == CGSize(width: 300, height: 90))
    }

    @Test("17. Flow: a single column is in the middle")
    func no17ASingleColumnIsInTheMiddle() {
        let stage = FlowStage([2], hasDelegate: false)
        stage.layout.itemSize = CGSize(width: 200, height: 40)
        #expect(stage.frames(2).map(\.minX) == [50, 50])
    }

    @Test("17. Flow: the delegate's sizes form columns too if they are alike")
    func no17TheDelegatesSizesFormColumnsTooIfTheyAreAlike() {
        let stage = FlowStage([5])
        stage.delegate.size = { _ in CGSize(width: 90, height: 40) }
        #expect(stage.frames(5).map(\.minX) == [0, 105, 210, 0, 105])
    }

    @Test("17. Flow: mixed lines are flush, and the last one leading")
    func no17MixedLinesAreFlushAndTheLastOneLeading() {
        let stage = FlowStage([5])
        stage.delegate.size = { CGSize(width: [100, 80, 60, 90, 50][$0.item], height: 40) }
        #expect(stage.frames(5).map(\.minX) == [0, 130, 240, 0, 100])
    }

    @Test("17. Flow: a single mixed item is in the middle, in the last line if a second one would not fit")
    func no17OneMixedItemInALineIsInTheMiddle() {
        let stage = FlowStage([3])
        stage.delegate.size = { CGSize(width: [200, 220, 100][$0.item], height: 40) }
        // A second item of 100 points would fit beside the last one, which is therefore leading.
        #expect(stage.frames(3).map(\.minX) == [50, 40, 0])
        stage.delegate.size = { CGSize(width: [200, 220, 160][$0.item], height: 40) }
        stage.layout.invalidateLayout()
        #expect(stage.frames(3).map(\.minX) == [50, 40, 70])
    }

    @Test("17. Flow: shorter items are in the middle of their line")
    func no17ShorterItemsAreInTheMiddleOfTheirLine() {
        let stage = FlowStage([3])
        stage.delegate.size = { CGSize(width: 100, height: [40, 20, 30][$0.item]) }
        #expect(stage.frames(2).map(\.minY) == [0, 10])
        #expect(stage.frames(3)[2].minY == 50)
    }

    @Test("17. Flow: positions are those of pixels, and sizes are kept")
    func no17PositionsAreThoseOfPixelsAndSizesAreKept() {
        let stage = FlowStage([4])
        let size = CGSize(width: 99.7, height: 33.35)
        stage.delegate.size = { $0.item == 0 ? size : CGSize(width: 80.1, height: 20) }
        let frames = stage.frames(4)
        #expect(frames[0].size == size)
        let scale = stage.view.traitCollection.displayScale
        for frame in frames {
            #expect((frame.minX * scale).rounded() == frame.minX * scale)
            #expect((frame.minY * scale).rounded() == frame.minY * scale)
        }
    }

    @Test("17. Flow: negative spacing overlaps items")
    func no17NegativeSpacingOverlapsItemsOfOneSize() {
        let stage = FlowStage([4], hasDelegate: false)
        stage.layout.itemSize = CGSize(width: 300, height: 100)
        stage.layout.minimumLineSpacing = -60
        #expect(stage.frames(4).map(\.minY) == [0, 40, 80, 120])
        #expect(stage.view.contentSize.height == 220)
        let met = stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 90, width: 300, height: 5)) ?? []
        #expect(met.map(\.indexPath.item) == [0, 1, 2])
    }

    @Test("17. Flow: sections abut, and empty ones keep header, insets and footer")
    func no17SectionsAbutAndEmptyOnesKeepTheirSurroundings() {
        let stage = FlowStage([0, 1], hasDelegate: false)
        stage.layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        stage.layout.headerReferenceSize = CGSize(width: 1, height: 20)
        stage.layout.footerReferenceSize = CGSize(width: 1, height: 30)
        stage.stage.show()
        #expect(stage.header(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
        #expect(stage.footer(0)?.frame == CGRect(x: 0, y: 32, width: 300, height: 30))
        #expect(stage.header(1)?.frame == CGRect(x: 0, y: 62, width: 300, height: 20))
        #expect(stage.frame(0, 1) == CGRect(x: 10, y: 87, width: 50, height: 50))
        #expect(stage.view.contentSize == CGSize(width: 300, height: 174))
    }

    @Test("17. Flow: content insets take from the breadth")
    func no17ContentInsetsTakeFromTheBreadth() {
        let stage = FlowStage([3], hasDelegate: false)
        stage.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
        stage.layout.itemSize = CGSize(width: 110, height: 40)
        #expect(stage.frames(3).map(\.minX) == [0, 120, 0])
        #expect(stage.view.contentSize.width == 230)
        stage.view.contentInset = .zero
        #expect(stage.frames(3).map(\.minX) == [0, 190, 0])
        #expect(stage.view.contentSize.width == 300)
    }

    @Test("17. Flow: section insets may be measured from the margins")
    func no17SectionInsetsMayBeMeasuredFromTheMargins() {
        let stage = FlowStage([1], hasDelegate: false)
        stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
        stage.layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        stage.layout.itemSize = CGSize(width: 260, height: 40)
        stage.layout.sectionInsetReference = .fromLayoutMargins
        #expect(stage.frames(1).map(\.minX) == [25])
        stage.view.layoutMargins.left = 30
        #expect(stage.frames(1).map(\.minX) == [35])
    }

    @Test("17. Flow: section insets follow a safe area that changes")
    func no17SectionInsetsFollowTheSafeArea() {
        let (stage, controller) = (FlowStage([1], hasDelegate: false), UIViewController())
        controller.view = stage.view
        stage.view.contentInsetAdjustmentBehavior = .never
        stage.layout.sectionInsetReference = .fromSafeArea
        let window = UIWindow(frame: stage.view.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(stage.view.cellForItem(at: .item(0))?.frame.minX == 0)
        controller.additionalSafeAreaInsets.left = 30
        window.layoutIfNeeded()
        #expect(stage.view.cellForItem(at: .item(0))?.frame.minX == 30)
    }

    @Test("17. Flow: nothing, one and a million items")
    func no17NothingAndAMillionItems() {
        #expect(FlowStage([]).frames(1) == [])
        #expect(FlowStage([0]).frames(1) == [])
        #expect(FlowStage([1], hasDelegate: false).frames(1).map(\.minX) == [0])
        let many = FlowStage([1_000_000], hasDelegate: false)
        many.stage.show()
        // There are five columns.
        #expect(many.view.contentSize.height == 11_999_990)
        #expect(many.frame(999_999)?.minY == 11_999_940)
        #expect(many.view.visibleCells.count == 35)
    }

    @Test("17. Flow: lines may share what is left in other ways than UIKit's")
    func no17LinesMayShareWhatIsLeftInOtherWays() {
        for (distribution, expected) in [
            (.uikit, [0, 105, 210, 0, 105]), (.leading, [0, 100, 200, 0, 100]), (.trailing, [10, 110, 210, 110, 210]),
            (.center, [5, 105, 205, 55, 155]), (.spaceBetween, [0, 105, 210, 0, 210]),
            (.spaceEvenly, [2.5, 105, 207.5, 36.5, 173.5]), (.justified, [0, 105, 210, 0, 100]),
        ] as [(LineDistribution, [CGFloat])] {
            let stage = FlowStage([5], hasDelegate: false)
            stage.layout.itemSize = CGSize(width: 90, height: 40)
            stage.layout.lineDistribution = distribution
            #expect(stage.frames(5).map(\.minX) == expected, "\(distribution)")
            #expect(stage.view.contentSize == CGSize(width: 300, height: 90))
        }
    }

    @Test("17. Flow: shorter items may lie at the top of their line, at the bottom, or be as high as it")
    func no17ShorterItemsMayLieElsewhere() {
        for (alignment, y, height) in [
            (.center, 10, 20), (.start, 0, 20), (.end, 20, 20), (.stretch, 0, 40),
        ] as [(LineAlignment, CGFloat, CGFloat)] {
            let stage = FlowStage([2])
            stage.delegate.size = { CGSize(width: 100, height: [40, 20][$0.item]) }
            stage.layout.lineAlignment = alignment
            #expect(stage.frames(2)[1].minY == y && stage.frames(2)[1].height == height, "\(alignment)")
        }
    }
}
