import UIKit

/// Plants in groups that expand and collapse. A swipe marks a plant as seen, or deletes it.
public final class OutlineViewController: UICollectionViewController {
    private let plants: [Plant]
    private var seen: Set<Plant> = []
    private var dataSource: UICollectionViewDiffableDataSource<Int, Plant>!

    public init(plants: [Plant] = Plant.garden) {
        self.plants = plants
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Outline"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] in leadingActions(at: $0) }
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in trailingActions(at: $0) }
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView.backgroundColor = .systemBackground
        configureDataSource()
        show(plants)
    }

    // MARK: Rows

    private func configureDataSource() {
        let groups = UICollectionView.CellRegistration<UICollectionViewListCell, Plant> { cell, _, group in
            var content = cell.defaultContentConfiguration()
            content.text = group.name
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessories = [
                .label(text: "\(group.species.count)"), .outlineDisclosure(options: .init(style: .header)),
            ]
        }
        let species = UICollectionView.CellRegistration<UICollectionViewListCell, Plant> {
            [unowned self] cell, _, plant in
            var content = cell.defaultContentConfiguration()
            content.text = plant.name
            content.secondaryText = seen.contains(plant) ? "Seen" : nil
            cell.contentConfiguration = content
            cell.accessories = [.delete(), .reorder()] + (seen.contains(plant) ? [.checkmark()] : [])
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, plant in
            view.dequeueConfiguredReusableCell(
                using: plant.members.isEmpty ? species : groups, for: path, item: plant)
        }
    }

    private func show(_ plants: [Plant]) {
        var outline = NSDiffableDataSourceSectionSnapshot<Plant>()
        func append(_ plants: [Plant], to parent: Plant?) {
            outline.append(plants, to: parent)
            for plant in plants { append(plant.members, to: plant) }
        }
        append(plants, to: nil)
        outline.expand(Array(plants.prefix(1)))
        dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    // MARK: Actions

    /// Returns the plant at a path; nil for groups.
    private func species(at path: IndexPath) -> Plant? {
        dataSource.itemIdentifier(for: path).flatMap { $0.members.isEmpty ? $0 : nil }
    }

    private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let plant = species(at: path) else { return nil }
        let isSeen = seen.contains(plant)
        let action = UIContextualAction(style: .normal, title: isSeen ? "Not seen" : "Seen") {
            [unowned self] _, _, completion in
            mark(plant, asSeen: !isSeen)
            completion(true)
        }
        action.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let plant = species(at: path) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
            var outline = dataSource.snapshot(for: 0)
            outline.delete([plant])
            dataSource.apply(outline, to: 0)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func mark(_ plant: Plant, asSeen isSeen: Bool) {
        if isSeen { seen.insert(plant) } else { seen.remove(plant) }
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([plant])
        dataSource.apply(snapshot)
    }

    /// Selecting a plant toggles whether it has been seen.
    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let plant = species(at: indexPath) { mark(plant, asSeen: !seen.contains(plant)) }
    }
}
