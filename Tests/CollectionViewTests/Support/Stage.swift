import CollectionView

/// A collection view of 100 × 100 points with everything that it needs, and a record of all calls.
@MainActor final class Stage {
    let view: UICollectionView
    let source: TextSource
    private(set) var calls: [CollectionViewCall] = []

    init(
        _ source: TextSource, _ layout: UICollectionViewLayout = ListLayout(),
        size: CGSize = CGSize(width: 100, height: 100)
    ) {
        self.source = source
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: ListLayout.header,
            withReuseIdentifier: "header")
        view.dataSource = source
        view.trace = { [weak self] in self?.calls.append($0) }
    }

    var layout: ListLayout { view.collectionViewLayout as! ListLayout }

    /// Returns the messages that were sent while `body` ran.
    @discardableResult func messages(to party: CollectionViewCall.Party? = nil, _ body: () -> Void) -> [String] {
        calls = []
        body()
        return calls.filter { party == nil || $0.callee == party }.map(\.message)
    }

    /// Returns what was raised or logged while `body` ran.
    func diagnostics(_ body: () -> Void) -> [String] {
        CollectionViewDiagnostics.collected(by: body)
    }

    func show() { view.layoutIfNeeded() }

    /// The texts on the screen, from top to bottom.
    var texts: [String] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { ($0 as! TextCell).text }
    }

    /// Returns the cell of an item, as the collection view has it; nil if there is none.
    func cell(_ item: Int, _ section: Int = 0) -> TextCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? TextCell
    }
}

extension IndexPath {
    static func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
}
