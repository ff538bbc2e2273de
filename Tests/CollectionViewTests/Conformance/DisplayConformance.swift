import CollectionView
import Testing

extension Conformance {
    @Test("14. Progress is not clamped: from −1 to 2, everything lies on the line between the layouts")
    func no14() {
        final class Far: ListLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: indexPath)
                attributes?.center.x += 40
                attributes?.alpha = 0.5
                return attributes
            }
        }
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 1))
        stage.show()
        let transition = stage.view.startInteractiveTransition(to: Far())
        for progress in [-1, 0, 0.25, 1, 2] as [CGFloat] {
            transition.transitionProgress = progress
            transition.invalidateLayout()
            stage.show()
            let attributes = stage.view.collectionViewLayout.layoutAttributesForItem(at: .item(0))
            #expect(transition.transitionProgress == progress && attributes?.center.x == 50 + 40 * progress)
        }
    }

    @Test("15. willDisplay and didEndDisplaying pair, through scrolling, batches and reloads", arguments: 0..<10)
    func no15(seed: Int) {
        final class Pairing: NSObject, UICollectionViewDelegate {
            var shown: [ObjectIdentifier: Int] = [:]

            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { shown[ObjectIdentifier(cell), default: 0] += 1 }

            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { shown[ObjectIdentifier(cell), default: 0] -= 1 }
        }
        let clock = AnimationClock.startAfresh()
        var random = SplitMix64(seed: seed)
        var pair = RandomSnapshot()
        let stage = DiffableStage(ListLayout(), height: 60)
        let delegate = Pairing()
        stage.view.delegate = delegate
        for _ in 0..<20 {
            pair.change(&random)
            stage.source.apply(pair.snapshot)
            stage.show()
            stage.view.contentOffset.y = .random(in: 0...max(1, stage.view.contentSize.height), using: &random)
            stage.show()
            clock.advance(by: 1)
            let shown = Set(stage.view.visibleCells.map(ObjectIdentifier.init))
            #expect(delegate.shown.values.allSatisfy { $0 == 0 || $0 == 1 }, "seed \(seed)")
            #expect(Set(delegate.shown.filter { $0.value == 1 }.keys) == shown, "seed \(seed)")
        }
    }

    @Test("16. A tap asks and tells in order, and the selection follows its items")
    func no16() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 3))
        let delegate = DelegateRecorder()
        stage.view.delegate = delegate
        stage.show()
        let calls = stage.lines(to: [.delegate]) {
            stage.view.beginTouch(at: CGPoint(x: 5, y: 25))
            stage.view.endTouch(at: CGPoint(x: 5, y: 25))
        }
        #expect(
            calls.filter { !$0.contains("rimaryAction") } == [
                "collectionView(_:shouldHighlightItemAt:) [0, 1]", "collectionView(_:didHighlightItemAt:) [0, 1]",
                "collectionView(_:shouldSelectItemAt:) [0, 1]", "collectionView(_:didSelectItemAt:) [0, 1]",
                "collectionView(_:didUnhighlightItemAt:) [0, 1]",
            ])
        stage.source.sections[0].insert("new", at: 0)
        stage.view.insertItems(at: [.item(0)])
        #expect(stage.view.indexPathsForSelectedItems == [.item(2)])
        stage.source.sections[0].remove(at: 2)
        stage.view.deleteItems(at: [.item(2)])
        #expect(stage.view.indexPathsForSelectedItems == [])
        withExtendedLifetime(delegate) {}
    }
}
