import CollectionView
import Testing

/// The defaults of members that may be overridden.
@Suite @MainActor struct LayoutDefaultsTests {
    @Test func aBareLayoutHasNothingAndWantsNothing() {
        let layout = UICollectionViewLayout()
        #expect(layout.collectionView == nil && layout.collectionViewContentSize == .zero)
        #expect(UICollectionViewLayout.layoutAttributesClass is UICollectionViewLayoutAttributes.Type)
        #expect(UICollectionViewLayout.invalidationContextClass is UICollectionViewLayoutInvalidationContext.Type)
        #expect(
            UICollectionViewFlowLayout.invalidationContextClass is UICollectionViewFlowLayoutInvalidationContext.Type)
        let everywhere = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        #expect(layout.layoutAttributesForElements(in: everywhere) == nil)
        #expect(layout.layoutAttributesForItem(at: .item(0)) == nil)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: .item(0)) == nil)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: .item(0)) == nil)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: everywhere))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(0))
        #expect(
            !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
        )
        let point = CGPoint(x: 3, y: 4)
        #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
        #expect(layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: point) == point)
        #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "a").isEmpty)
        #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "a").isEmpty)
        #expect(layout.indexPathsToInsertForDecorationView(ofKind: "a").isEmpty)
        #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "a").isEmpty)
        #expect(layout.initialLayoutAttributesForAppearingItem(at: .item(0)) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: .item(0)) == nil)
        #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
        #expect(layout.developmentLayoutDirection == .leftToRight)
    }

    @Test func itsContextsSayNoMoreThanTheyMust() {
        let layout = UICollectionViewLayout()
        let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(0))
        for context in [
            layout.invalidationContext(forBoundsChange: .zero),
            layout.invalidationContext(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes),
        ] {
            #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
            #expect(context.invalidatedItemIndexPaths == nil && context.contentOffsetAdjustment == .zero)
        }
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: [.item(3)], withTargetPosition: CGPoint(x: 5, y: 6),
            previousIndexPaths: [.item(1)], previousPosition: .zero)
        #expect(moving.targetIndexPathsForInteractivelyMovingItems == [.item(3)])
        #expect(moving.previousIndexPathsForInteractivelyMovingItems == [.item(1)])
        #expect(moving.interactiveMovementTarget == CGPoint(x: 5, y: 6))
        let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [.item(2)], previousIndexPaths: [.item(3)], movementCancelled: false)
        #expect(ending.targetIndexPathsForInteractivelyMovingItems == [.item(2)])
        #expect(ending.previousIndexPathsForInteractivelyMovingItems == [.item(3)])
        #expect(ending.interactiveMovementTarget == .zero)
    }

    @Test func aDraggedItemIsAtTheFingerAboveAllOthersAndGoesToTheTopmostCell() {
        final class Piled: ListLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: indexPath)
                attributes?.frame.size.height = 40
                attributes?.zIndex = indexPath.item == 1 ? 5 : 0
                return attributes
            }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect.insetBy(dx: 0, dy: -20))
            }
        }
        let stage = Stage(TextSource(count: 4), Piled())
        stage.show()
        let layout = stage.layout
        let lifted = layout.layoutAttributesForInteractivelyMovingItem(
            at: .item(2), withTargetPosition: CGPoint(x: 7, y: 8))
        #expect(lifted.center == CGPoint(x: 7, y: 8) && lifted.zIndex == .max && lifted.size.height == 40)
        #expect(layout.layoutAttributesForItem(at: .item(2))?.zIndex == 0)
        func target(_ y: CGFloat) -> IndexPath {
            layout.targetIndexPath(forInteractivelyMovingItem: .item(3), withPosition: CGPoint(x: 50, y: y))
        }
        // Of overlapping cells, the upper one is the target. Below all cells, the last position is.
        #expect(target(50) == .item(1) && target(10) == .item(0) && target(900) == .item(3))
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == .item(1))
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 500, y: 50)) == nil)
    }

    @Test func aFreshCollectionViewIsAsDocumented() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(view.allowsSelection && !view.allowsMultipleSelection && view.isPrefetchingEnabled)
        #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing && !view.isEditing)
        #expect(!view.selectionFollowsFocus && !view.remembersLastFocusedIndexPath)
        #expect(view.selfSizingInvalidation == .enabled && view.backgroundView == nil && view.clipsToBounds)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.reorderingCadence == .immediate)
        #expect(!view.hasUncommittedUpdates && (view.indexPathsForSelectedItems ?? []).isEmpty)
    }

    @Test func aFreshFlowLayoutIsAsDocumented() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.estimatedItemSize == .zero)
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
        #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
        #expect(layout.sectionInsetReference == .fromContentInset)
        #expect(layout.developmentLayoutDirection == .leftToRight)
    }
}
