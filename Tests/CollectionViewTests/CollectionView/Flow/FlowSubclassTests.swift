import CollectionView
import Testing

/// Subclasses of the flow layout that do not call super in `prepare()`, as on iOS they may.
@Suite @MainActor struct FlowSubclassTests {
    private class Silent: UICollectionViewFlowLayout {
        var seen: [CGFloat] = []

        override func prepare() {
            guard let count = collectionView?.numberOfItems(inSection: 0) else { return }
            seen = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minY }
        }
    }

    /// A layout with frames of its own.
    private final class Own: UICollectionViewFlowLayout {
        override func prepare() {}
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var count = 3
        var questions = 0

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            questions += 1
            return CGSize(width: collectionView.bounds.width, height: 20)
        }
    }

    private let source = Source()

    private func show(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
        AnimationClock.startAfresh()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        layout.minimumLineSpacing = 0
        (view.dataSource, view.delegate) = (source, source)
        view.layoutIfNeeded()
        return view
    }

    @Test func itemsAreArrangedWhenTheyAreAskedFor() {
        let layout = Silent()
        let view = show(layout)
        #expect(layout.seen == [0, 20, 40] && view.visibleCells.count == 3 && view.contentSize.height == 60)
        view.bounds.size.width = 60
        view.layoutIfNeeded()
        #expect(view.visibleCells.allSatisfy { $0.frame.width == 60 })
        source.count = 5
        view.performBatchUpdates {
            view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 4, section: 0)])
        }
        #expect(layout.seen == [0, 20, 40, 60, 80] && view.contentSize.height == 100)
    }

    @Test func theDelegateIsNotAskedForSizesThatNobodyNeeds() {
        _ = show(Own())
        #expect(source.questions == 0)
    }
}
