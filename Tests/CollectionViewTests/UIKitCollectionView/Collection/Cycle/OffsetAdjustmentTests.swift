import CollectionView
import Testing

/// Contexts that adjust the offset, as in layouts of transcripts, which hold the end of the content.
@Suite @MainActor struct OffsetAdjustmentTests {
    final class Transcript: MeasuredRows {
        enum Habit {
            /// The layout gives the distance to the end.
            case distance
            /// The layout gives the distance that the end has moved. In a batch, it gives the sum once more at the end.
            case difference
            case nothing
        }

        var habit = Habit.nothing
        private var isUpdating = false
        private var correction: CGFloat = 0

        var end: CGPoint { CGPoint(x: 0, y: max(0, start(count) - 100)) }

        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            context.invalidateItems(at: [preferredAttributes.indexPath])
            let difference = preferredAttributes.size.height - originalAttributes.size.height
            switch habit {
            case .distance: context.contentOffsetAdjustment.y = end.y - collectionView!.bounds.minY
            case .difference: context.contentOffsetAdjustment.y = difference
            case .nothing: break
            }
            if isUpdating { correction += difference }
            return context
        }

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            isUpdating = true
        }

        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { end }

        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            let context = UICollectionViewLayoutInvalidationContext()
            switch habit {
            case .distance: context.contentOffsetAdjustment.y = end.y - collectionView!.bounds.minY
            case .difference: context.contentOffsetAdjustment.y = correction
            case .nothing: break
            }
            (isUpdating, correction) = (false, 0)
            invalidateLayout(with: context)
        }
    }

    private func stage(_ habit: Transcript.Habit, height: CGFloat) -> (Stage, Transcript) {
        AnimationClock.startAfresh()
        let source = SelfSizingTests.SelfSizingSource(count: 60)
        source.preferredSize = { CGSize(width: $1.width, height: height) }
        let layout = Transcript()
        layout.habit = habit
        let stage = Stage(source, layout)
        stage.show()
        return (stage, layout)
    }

    @Test(arguments: [5.0, 12, 20, 33])
    func severalRowsMeasuredInOnePassSayTheSameDistanceOnce(height: CGFloat) {
        let (stage, layout) = stage(.distance, height: height)
        stage.view.contentOffset = layout.end
        stage.show()
        #expect(stage.view.contentOffset == layout.end)
        #expect(stage.texts.last == "59" && stage.texts.count == Int((100 / height).rounded(.up)))
    }

    /// The layout only invalidates the row that has grown.
    @Test func rowsBelowAMeasuredRowMakeRoom() {
        let (stage, layout) = stage(.nothing, height: 33)
        #expect(stage.texts == ["0", "1", "2", "3"])
        for item in 0..<4 { #expect(stage.cell(item)?.frame == layout.layoutAttributesForItem(at: .item(item))?.frame) }
    }

    /// The layout is asked for the target once, before the new rows are measured. Its corrections are added to that
    /// target, and are part of the same animation.
    @Test(arguments: [Transcript.Habit.distance, .difference], [5.0, 20, 33])
    func aBatchEndsWhereTheLayoutCorrectsTheTarget(habit: Transcript.Habit, height: CGFloat) {
        let (stage, layout) = stage(habit, height: height)
        stage.view.contentOffset = layout.end
        stage.show()
        stage.view.contentOffset = layout.end
        stage.show()
        let start = layout.end.y
        stage.view.performBatchUpdates {
            stage.source.sections[0] += ["60", "61"]
            stage.view.insertItems(at: [.item(60), .item(61)])
        }
        #expect(layout.end.y == start + 2 * height)
        #expect(stage.view.contentOffset == layout.end)
        AnimationClock.current.advance(by: 0.15)
        #expect(abs((stage.view.layer.presentation()?.bounds.minY ?? 0) - (start + height)) < 0.01)
        AnimationClock.current.advance(by: 1)
        stage.show()
        #expect(stage.view.contentOffset == layout.end && stage.texts.last == "61")
    }

    @Test func noAdjustmentGoesBeyondTheContent() {
        let (stage, _) = stage(.nothing, height: 20)
        for distance in [5000.0, -5000] {
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentOffsetAdjustment.y = distance
            stage.view.collectionViewLayout.invalidateLayout(with: context)
            stage.show()
            #expect(stage.view.contentOffset.y == (distance > 0 ? 1100 : 0))
        }
    }
}
