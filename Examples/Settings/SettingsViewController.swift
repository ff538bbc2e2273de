import UIKit

/// Settings in groups: names with values, a switch that hides rows, a choice, a bar, a button.
public final class SettingsViewController: UICollectionViewController {
    private let picture: String
    private let groups: [SettingsGroup]
    private var appearance = "Automatic"
    private var isAirplaneModeOn = false
    /// The data source, whose sections are the indices of groups.
    private var dataSource: UICollectionViewDiffableDataSource<Int, SettingsRow>!

    /// - Parameters:
    ///   - picture: The name of one of the application's pictures.
    ///   - networkCount: The number of networks to choose from.
    public init(picture: String, networkCount: Int = 0) {
        self.picture = picture
        groups = SettingsGroup.all(networkCount: networkCount)
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Settings"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
            [unowned self] section, environment in
            guard let group = group(inSection: section) else { return nil }
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = group.title == nil ? .none : .supplementary
            configuration.footerMode = group.note == nil ? .none : .supplementary
            let list = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            list.contentInsets.top = group.title == nil ? 20 : 0
            list.contentInsets.bottom = group.note == nil ? 12 : 0
            return list
        }
        collectionView.backgroundColor = .systemGroupedBackground
        configureDataSource()
        showRows(animated: false)
    }

    private func group(inSection section: Int) -> SettingsGroup? {
        dataSource.sectionIdentifier(for: section).map { groups[$0] }
    }

    /// Shows all rows that airplane mode does not hide, and their groups.
    private func showRows(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, SettingsRow>()
        for (index, group) in groups.enumerated() {
            let rows = group.rows.filter { row in
                if case .connection = row { !isAirplaneModeOn } else { true }
            }
            guard !rows.isEmpty else { continue }
            snapshot.appendSections([index])
            snapshot.appendItems(rows, toSection: index)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func configureDataSource() {
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsRow> {
            [unowned self] cell, _, row in
            cell.contentConfiguration = content(of: row, in: cell)
            cell.accessories = accessories(of: row)
        }
        let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = group(inSection: path.section)?.title
            view.contentConfiguration = content
        }
        let notes = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { [unowned self] view, _, path in
            var content = view.defaultContentConfiguration()
            content.text = group(inSection: path.section)?.note
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, row in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: row)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            kind == UICollectionView.elementKindSectionHeader
                ? view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
                : view.dequeueConfiguredReusableSupplementary(using: notes, for: path)
        }
    }

    // MARK: Rows

    private func content(of row: SettingsRow, in cell: UICollectionViewListCell) -> UIContentConfiguration {
        var content = UIListContentConfiguration.valueCell()
        switch row {
        case .account:
            content = .subtitleCell()
            (content.text, content.secondaryText) = ("Ada Gardener", "Account, devices, subscriptions")
            content.textProperties.font = .preferredFont(forTextStyle: .title3)
            content.image = UIImage(named: picture)
            content.imageProperties.maximumSize = CGSize(width: 56, height: 56)
            content.imageProperties.cornerRadius = 8
        case .airplaneMode: content.text = "Airplane mode"
        case .connection(let name, let state): (content.text, content.secondaryText) = (name, state)
        case .messages: content.text = "Messages"
        case .appearance(let name): content.text = name
        case .storage(let used): return BarContent(title: "\(Int(used * 100)) % in use", part: used)
        case .signOut:
            content = .cell()
            content.text = "Sign out"
            content.textProperties.color = .systemRed
            content.textProperties.alignment = .center
        }
        return content
    }

    private func accessories(of row: SettingsRow) -> [UICellAccessory] {
        switch row {
        case .account, .connection: return [.disclosureIndicator()]
        case .airplaneMode: return [toggle()]
        case .messages(let count): return [badge(count), .disclosureIndicator()]
        case .appearance(let name): return name == appearance ? [.checkmark()] : []
        case .storage: return [.detail()]
        case .signOut: return []
        }
    }

    private func toggle() -> UICellAccessory {
        let control = UISwitch()
        control.isOn = isAirplaneModeOn
        let action = UIAction { [unowned self] action in
            isAirplaneModeOn = (action.sender as? UISwitch)?.isOn ?? false
            showRows(animated: true)
        }
        control.addAction(action, for: .valueChanged)
        return .customView(configuration: .init(customView: control, placement: .trailing()))
    }

    /// Makes a number on red, before the other accessories.
    private func badge(_ count: Int) -> UICellAccessory {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 26, height: 22))
        label.text = "\(count)"
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemRed
        label.layer.cornerRadius = 11
        label.clipsToBounds = true
        return .customView(configuration: .init(customView: label, placement: .trailing(), maintainsFixedSize: true))
    }

    // MARK: Choosing

    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard case .appearance(let name) = dataSource.itemIdentifier(for: indexPath),
            let group = dataSource.sectionIdentifier(for: indexPath.section)
        else { return }
        appearance = name
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: group))
        dataSource.apply(snapshot)
    }
}
