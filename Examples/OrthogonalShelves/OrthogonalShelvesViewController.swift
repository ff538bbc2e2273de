import UIKit

/// Pictures on shelves, which scroll across. A chosen picture moves to the front of its shelf.
public final class OrthogonalShelvesViewController: UICollectionViewController {
    private let pictures: [String]
    private let count: Int
    private var dataSource: UICollectionViewDiffableDataSource<Shelf, Card>!

    /// - Parameters:
    ///   - pictures: The names of the application's pictures, which the shelves show in turn.
    ///   - count: The number of pictures on a shelf.
    public init(pictures: [String], count: Int = 20) {
        self.pictures = pictures
        self.count = count
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Shelves"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { section, environment in
            Shelf.allCases[section].section(width: environment.container.effectiveContentSize.width)
        }
        collectionView.backgroundColor = .systemBackground
        configureDataSource()
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Card>()
        for shelf in Shelf.allCases {
            snapshot.appendSections([shelf])
            snapshot.appendItems((0..<count).map { Card(shelf: shelf, number: $0) }, toSection: shelf)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func configureDataSource() {
        let cells = UICollectionView.CellRegistration<CardCell, Card> { [unowned self] cell, _, card in
            cell.imageView.image = pictures.isEmpty ? nil : UIImage(named: pictures[card.number % pictures.count])
        }
        let titles = UICollectionView.SupplementaryRegistration<ShelfTitle>(elementKind: ShelfTitle.kind) {
            view, _, path in
            view.label.text = Shelf.allCases[path.section].title
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, card in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: card)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
    }

    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let card = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        guard let first = snapshot.itemIdentifiers(inSection: card.shelf).first, first != card else { return }
        snapshot.moveItem(card, beforeItem: first)
        dataSource.apply(snapshot)
    }
}
