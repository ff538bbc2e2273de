import UIKit

/// A model that owns the interface, as a presenter does.
public final class Owner {
    public let view: UICollectionView
    public private(set) var isConfigured = false
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
        cell.tag = number
    }
    private let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        [registration] view, path, number in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }

    public init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    }

    public func show(_ numbers: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers)
        source.supplementaryViewProvider = { [header] view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
    }

    public var tags: [Int] { view.visibleCells.map(\.tag).sorted() }

    public func configure(_ cell: UICollectionViewCell) {
        cell.configurationUpdateHandler = { [weak self] _, state in self?.isConfigured = !state.isSelected }
        cell.layoutIfNeeded()
    }

    deinit { view.removeFromSuperview() }
}
