import CollectionView
import Testing

@Suite @MainActor struct FlowLayoutTests {
    /// A delegate with a single method.
    final class SizesOnly: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 100, height: 20) }
    }

    @Test func missingMethodsAreNilAndTheLayoutsPropertiesCount() {
        let stage = FlowStage([4], hasDelegate: false)
        let delegate = SizesOnly()
        stage.view.delegate = delegate
        stage.layout.minimumLineSpacing = 3
        #expect(stage.frames(4).map(\.minY) == [0, 0, 23, 23])
        let asked = stage.view.delegate as? UICollectionViewDelegateFlowLayout
        #expect(asked?.collectionView?(stage.view, layout: stage.layout, sizeForItemAt: .item(0))?.width == 100)
        #expect(asked?.collectionView?(stage.view, layout: stage.layout, insetForSectionAt: 0) == nil)
        #expect(asked?.collectionView?(stage.view, layout: stage.layout, minimumLineSpacingForSectionAt: 0) == nil)
        #expect(asked?.collectionView?(stage.view, shouldSelectItemAt: .item(0)) == nil)
        #expect(asked?.collectionView(stage.view, layout: stage.layout, minimumLineSpacingForSectionAt: 0) == 3)
    }

    @Test func theDelegateIsAskedSectionBySectionBeforeAnythingIsArranged() {
        let stage = FlowStage([2, 1])
        let calls = stage.stage.messages(to: .delegate) { stage.stage.show() }.filter { $0.contains("layout:") }
        let section = [
            "insetForSectionAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
            "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
        ]
        let expected = section + ["sizeForItemAt", "sizeForItemAt"] + section + ["sizeForItemAt"]
        #expect(calls == expected.map { "collectionView(_:layout:\($0):)" })
        #expect(
            stage.stage.messages(to: .delegate) { stage.view.contentOffset.y = 1 }.filter { $0.contains("layout:") }
                == [])
    }

    @Test func contextsSayWhetherTheDelegateIsAskedAgain() {
        let stage = FlowStage([2])
        stage.stage.show()
        var width: CGFloat = 60
        stage.delegate.size = { _ in CGSize(width: width, height: 20) }
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
        context.invalidateFlowLayoutDelegateMetrics = false
        stage.layout.invalidateLayout(with: context)
        #expect(stage.frames(1)[0].width == 50)
        stage.layout.invalidateLayout()
        #expect(stage.frames(1)[0].width == 60)
        width = 70
        stage.view.frame.size.width = 200
        #expect(stage.frames(1)[0].width == 70)
    }

    @Test func settingAPropertyInvalidates() {
        let stage = FlowStage([4], hasDelegate: false)
        stage.stage.show()
        func invalidates(_ change: (UICollectionViewFlowLayout) -> Void) -> Bool {
            defer { stage.stage.show() }
            return stage.stage.messages(to: .layout) { change(stage.layout) }.contains("invalidateLayout()")
        }
        #expect(invalidates { $0.itemSize.width = 40 })
        #expect(!invalidates { $0.itemSize.width = 40 })
        #expect(invalidates { $0.minimumLineSpacing = 1 })
        #expect(invalidates { $0.minimumInteritemSpacing = 1 })
        #expect(invalidates { $0.sectionInset.left = 1 })
        #expect(invalidates { $0.headerReferenceSize.height = 1 })
        #expect(invalidates { $0.footerReferenceSize.height = 1 })
        #expect(invalidates { $0.scrollDirection = .horizontal })
        #expect(invalidates { $0.sectionHeadersPinToVisibleBounds = true })
        #expect(invalidates { $0.sectionFootersPinToVisibleBounds = true })
        #expect(invalidates { $0.estimatedItemSize.width = 40 })
        #expect(!invalidates { $0.sectionInsetReference = .fromSafeArea })
    }

    @Test func onlyAnotherBreadthInvalidates() {
        let stage = FlowStage([4], hasDelegate: false)
        stage.stage.show()
        let bounds = stage.view.bounds
        #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 1, dy: 0)))
        #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 0, dy: 1)))
        #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 1)))
    }

    @Test func tooBroadItemsOverflowAndAreReportedOnce() {
        let stage = FlowStage([2], hasDelegate: false)
        stage.layout.itemSize = CGSize(width: 310, height: 20)
        let messages = stage.stage.diagnostics {
            #expect(stage.frames(2).map(\.minX) == [0, 0])
            stage.layout.invalidateLayout()
            #expect(stage.frames(2).map(\.width) == [310, 310])
        }
        #expect(messages.count == 1)
        #expect(messages[0].contains("the item width must be less than the width of the UICollectionView minus"))
    }

    @Test func sizesThatMakeNoSenseAreZeroAndReported() {
        let stage = FlowStage([3])
        stage.delegate.size = {
            [CGSize(width: -5, height: 20), CGSize(width: 10, height: CGFloat.nan), .init(width: 30, height: 30)][
                $0.item]
        }
        let messages = stage.stage.diagnostics {
            #expect(
                stage.frames(3).map(\.size) == [
                    .init(width: 0, height: 20), .init(width: 10, height: 0), .init(width: 30, height: 30),
                ])
        }
        #expect(messages.count == 2)
    }

    final class Marked: UICollectionViewLayoutAttributes {}

    final class Subclass: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Marked.self }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = super.layoutAttributesForElements(in: rect)
            for attributes in attributes ?? [] where attributes.representedElementCategory == .cell {
                attributes.frame.origin.x = 7
            }
            return attributes
        }
    }

    @Test func subclassesGetAttributesOfTheirClassAndMayChangeThem() {
        let stage = FlowStage([3], layout: Subclass(), hasDelegate: false)
        stage.stage.show()
        #expect(stage.layout.layoutAttributesForItem(at: .item(0)) is Marked)
        #expect(stage.view.visibleCells.map(\.frame.minX) == [7, 7, 7])
        #expect(stage.layout.layoutAttributesForItem(at: .item(1))?.frame.minX != 7)
    }

    @Test func nothingIsMirroredUnlessASubclassWantsIt() {
        final class Mirrored: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        for (layout, x) in [(UICollectionViewFlowLayout(), 0), (Mirrored(), 250)]
            as [(UICollectionViewFlowLayout, CGFloat)]
        {
            let stage = FlowStage([3], layout: layout, hasDelegate: false)
            stage.view.semanticContentAttribute = .forceRightToLeft
            #expect(stage.frames(1)[0].minX == x)
        }
    }

    @Test func rowsAnimateFromTheirOldPlaces() {
        AnimationClock.startAfresh()
        let stage = FlowStage([3], hasDelegate: false)
        stage.stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections[0].remove(at: 0)
            stage.view.deleteItems(at: [.item(0)])
        }
        #expect(stage.frames(2).map(\.minX) == [0, 62.5])
        #expect(stage.stage.texts.sorted() == ["0.1", "0.2"])
    }
}
