import UIKit

/// Tiles in nested groups. Selecting a tile deletes it, and the others close the gap.
public final class NestedGroupsViewController: UICollectionViewController {
    private let counts: [TileArrangement: Int]
    private var dataSource: UICollectionViewDiffableDataSource<TileArrangement, Tile>!

    /// - Parameter counts: The number of tiles in each section; 12 for missing sections.
    public init(counts: [TileArrangement: Int] = [:]) {
        self.counts = counts
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Nested groups"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        // The provider is called again for another width, for example after a rotation.
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { section, environment in
            TileArrangement.allCases[section].section(width: environment.container.effectiveContentSize.width)
        }
        collectionView.backgroundColor = .systemBackground
        let cells = UICollectionView.CellRegistration<TileCell, Tile> { cell, _, tile in cell.show(tile) }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, tile in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: tile)
        }
        var snapshot = NSDiffableDataSourceSnapshot<TileArrangement, Tile>()
        for arrangement in TileArrangement.allCases {
            let tiles = (0..<counts[arrangement, default: 12]).map { Tile(arrangement: arrangement, number: $0) }
            snapshot.appendSections([arrangement])
            snapshot.appendItems(tiles, toSection: arrangement)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let tile = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([tile])
        dataSource.apply(snapshot)
    }
}
