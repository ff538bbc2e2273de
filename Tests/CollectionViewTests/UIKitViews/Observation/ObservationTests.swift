import CollectionView
import Testing

/// Properties of scroll views that are observed.
@Suite @MainActor struct ObservationTests {
    private final class Log { var changes: [String] = [] }

    @Test func offsetsAndSizesAreObserved() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewLayout())
        let log = Log()
        var observations = [
            view.observe(\.contentOffset, options: [.new, .old]) { view, change in
                log.changes.append("offset \(change.oldValue?.y ?? -1) to \(change.newValue?.y ?? -1)")
            },
            view.observe(\.contentSize, options: [.initial, .new]) { view, change in
                log.changes.append("size \(change.newValue?.height ?? -1), was \(change.oldValue?.height ?? -1)")
            },
        ]
        view.contentSize.height = 500
        view.contentOffset.y = 30
        view.contentOffset.y = 30
        #expect(log.changes == ["size 0.0, was -1.0", "size 500.0, was -1.0", "offset 0.0 to 30.0"])
        observations[0].invalidate()
        view.contentOffset.y = 50
        observations = []
        view.contentSize.height = 700
        #expect(log.changes.count == 3)
    }
}
