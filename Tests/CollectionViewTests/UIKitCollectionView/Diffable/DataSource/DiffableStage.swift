import CollectionView

/// A collection view with a diffable data source, and a record of its calls.
@MainActor final class DiffableStage {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>

    let view: UICollectionView
    private(set) lazy var source = Source(collectionView: view) { [unowned self] in cell($0, at: $1, for: $2) }
    var provided: [Int] = []
    var refused: Set<Int> = []
    var whenProviding: (Int) -> Void = { _ in }
    private(set) var completions = 0

    init(_ layout: UICollectionViewLayout = ListLayout(), height: CGFloat = 200) {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: ListLayout.header, withReuseIdentifier: "header")
        _ = source
    }

    private func cell(_ view: UICollectionView, at path: IndexPath, for item: Int) -> UICollectionViewCell? {
        provided.append(item)
        whenProviding(item)
        guard !refused.contains(item) else { return nil }
        let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path) as! TextCell
        cell.text = "\(item)"
        return cell
    }

    nonisolated static func snapshot(
        _ sections: KeyValuePairs<String, [Int]>
    ) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    func apply(_ sections: KeyValuePairs<String, [Int]>, animated: Bool = true) {
        source.apply(Self.snapshot(sections), animatingDifferences: animated) { [self] in completions += 1 }
    }

    func show() { view.layoutIfNeeded() }

    /// The items on the screen, from top to bottom.
    var shown: [Int] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { Int(($0 as? TextCell)?.text ?? "") }
    }

    func cell(of item: Int) -> UICollectionViewCell? {
        source.indexPath(for: item).flatMap { view.cellForItem(at: $0) }
    }

    var cellsByItem: [Int: UICollectionViewCell] {
        var cells: [Int: UICollectionViewCell] = [:]
        for item in source.snapshot().itemIdentifiers { cells[item] = cell(of: item) }
        return cells
    }

    func messages(_ body: () -> Void) -> [String] {
        var messages: [String] = []
        view.trace = { messages.append($0.message) }
        body()
        view.trace = nil
        return messages
    }
}
