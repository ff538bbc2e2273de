import UIKit

/// Settings in groups: names with values, a choice, a bar, a button.
public final class SettingsViewController: UICollectionViewController {
    private let picture: String
    private var appearance = "Automatic"
    private var isAirplaneModeOn = false
    private var dataSource: UICollectionViewDiffableDataSource<SettingsGroup, SettingsRow>!

    /// - Parameter picture: the name of a picture of the application.
    public init(picture: String) {
        self.picture = picture
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Settings"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { section, environment in
            let group = SettingsGroup.all[section]
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
        var snapshot = NSDiffableDataSourceSnapshot<SettingsGroup, SettingsRow>()
        for group in SettingsGroup.all {
            snapshot.appendSections([group])
            snapshot.appendItems(group.rows, toSection: group)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func configureDataSource() {
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsRow> {
            [unowned self] cell, _, row in
            cell.contentConfiguration = content(of: row, in: cell)
            cell.accessories = accessories(of: row)
        }
        let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = SettingsGroup.all[path.section].title
            view.contentConfiguration = content
        }
        let notes = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, path in
            var content = view.defaultContentConfiguration()
            content.text = SettingsGroup.all[path.section].note
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
        case .value(let name, let value): (content.text, content.secondaryText) = (name, value)
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
        case .account, .value: return [.disclosureIndicator()]
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
        }
        control.addAction(action, for: .valueChanged)
        return .customView(configuration: .init(customView: control, placement: .trailing()))
    }

    /// A number on red, before the other accessories.
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
        guard case .appearance(let name) = dataSource.itemIdentifier(for: indexPath) else { return }
        appearance = name
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: SettingsGroup.all[indexPath.section]))
        dataSource.apply(snapshot)
    }
}
