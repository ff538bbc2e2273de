import CollectionView
import Testing

@Suite @MainActor struct FirstDisplayTests {
    @Test func itGoesInUIKitsOrder() {
        let stage = Stage(TextSource(count: 2))
        let delegate = DelegateRecorder()
        stage.view.delegate = delegate
        let messages = stage.messages { stage.show() }
        #expect(
            messages == [
                "numberOfSections(in:)", "collectionView(_:numberOfItemsInSection:)", "prepare()", "numberOfSections",
                "numberOfItems(inSection:)", "collectionViewContentSize", "layoutAttributesForElements(in:)",
                "collectionView(_:cellForItemAt:)", "dequeueReusableCell(withReuseIdentifier:for:)",
                "collectionView(_:cellForItemAt:)", "dequeueReusableCell(withReuseIdentifier:for:)",
                "preferredLayoutAttributesFitting(_:)", "preferredLayoutAttributesFitting(_:)",
                "collectionView(_:willDisplay:forItemAt:)", "collectionView(_:willDisplay:forItemAt:)",
            ])
        #expect(stage.view.contentSize == CGSize(width: 100, height: 40))
        #expect(stage.texts == ["0", "1"])
    }

    @Test func theTracerKnowsWhoCalls() {
        let stage = Stage(TextSource(count: 1))
        stage.show()
        var calls: [CollectionViewCall] = []
        stage.view.trace = { calls.append($0) }
        stage.view.reloadData()
        stage.show()
        _ = stage.view.numberOfSections
        let counting = calls.filter { $0.message == "numberOfSections" }
        #expect(counting.map(\.caller) == [.layout, .app])
        #expect(calls.first?.description == "app → collectionView: reloadData()")
    }

    /// A layout that asks for cells while it makes attributes, as some do that change the contents of cells as well.
    private final class CuriousLayout: ListLayout {
        var seen: [IndexPath] = []

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let elements = super.layoutAttributesForElements(in: rect) ?? []
            seen = elements.map(\.indexPath).filter { collectionView?.cellForItem(at: $0) != nil }
            _ = (collectionView?.visibleCells, collectionView?.indexPathsForVisibleItems, collectionView?.contentSize)
            return elements
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }

    @Test func aLayoutMayLookAtCellsWhileItIsAskedForThem() {
        let layout = CuriousLayout()
        let stage = Stage(TextSource(count: 20), layout)
        stage.show()
        #expect(layout.seen.isEmpty)
        stage.view.contentOffset.y = 10
        stage.show()
        stage.view.contentOffset.y = 0
        stage.show()
        #expect(layout.seen.count >= 5)
        stage.view.performBatchUpdates { stage.view.reloadItems(at: [.item(0)]) }
        #expect(stage.texts == ["0", "1", "2", "3", "4"])
    }

    @Test func onlyWhatIsVisibleGetsAView() {
        let stage = Stage(TextSource(count: 1000))
        stage.show()
        #expect(stage.texts == ["0", "1", "2", "3", "4"])
        #expect(stage.layout.rects == [CGRect(x: 0, y: 0, width: 100, height: 100)])
        stage.view.contentOffset.y = 10
        stage.show()
        #expect(stage.texts == ["0", "1", "2", "3", "4", "5"])
        #expect(stage.layout.rects.count == 2)
        #expect(stage.layout.preparations == 1)
    }

    @Test func nothingIsAskedWithinKnownPages() {
        let stage = Stage(TextSource(count: 1000))
        stage.view.contentOffset.y = 10
        stage.show()
        let messages = stage.messages(to: .layout) {
            for offset in stride(from: 11.0, to: 90, by: 1) {
                stage.view.contentOffset.y = offset
                stage.show()
            }
        }
        #expect(Set(messages) == ["shouldInvalidateLayout(forBoundsChange:)"])
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 100, height: 0), CGSize(width: 0, height: 50)])
    func boundsWithoutAreaShowNothing(size: CGSize) {
        let stage = Stage(TextSource(count: 5), size: size)
        #expect(stage.diagnostics { stage.show() } == [])
        #expect(stage.texts == [])
        stage.view.frame.size = CGSize(width: 100, height: 40)
        stage.show()
        #expect(stage.texts == ["0", "1"])
    }

    @Test func withoutSectionsItemsOrSourceThereIsNothing() {
        for source in [TextSource([]), TextSource([[], []])] {
            let stage = Stage(source)
            stage.layout.hasHeaders = false
            stage.show()
            #expect(stage.texts == [] && stage.view.contentSize.height == 0)
        }
        let lonely = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: ListLayout())
        lonely.layoutIfNeeded()
        #expect(lonely.numberOfSections == 0 && lonely.visibleCells.isEmpty)
    }
}

/// A delegate that answers yes, except to what it refuses.
final class DelegateRecorder: NSObject, UICollectionViewDelegate {
    var ended: [IndexPath] = []
    var refuses: Set<String> = []
    var target: CGPoint?

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { ended.append(indexPath) }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        !refuses.contains("highlight")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !refuses.contains("select")
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        !refuses.contains("deselect")
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
}
