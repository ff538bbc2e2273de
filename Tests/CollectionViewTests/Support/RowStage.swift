import CollectionView

/// A list of texts at two pixels a point. A closure of the test configures each row.
@MainActor final class RowStage<Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    var rows: [[String]]
    private lazy var registration = UICollectionView.CellRegistration<Cell, String> { [unowned self] in
        configure($0, $1, $2)
    }
    private lazy var headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, path in configureHeader(view, path) }
    private let configure: (Cell, IndexPath, String) -> Void
    var configureHeader: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    init(
        _ configuration: UICollectionLayoutListConfiguration, rows: [[String]], isRightToLeft: Bool = false,
        size: CGSize = CGSize(width: 320, height: 400), configure: @escaping (Cell, IndexPath, String) -> Void
    ) {
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        self.rows = rows
        self.configure = configure
        super.init()
        _ = (registration, headerRegistration)
        view.traitOverrides.displayScale = 2
        if isRightToLeft { view.traitOverrides.layoutDirection = .rightToLeft }
        view.dataSource = self
        show()
    }

    convenience init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, rows: [[String]],
        isRightToLeft: Bool = false, configure: @escaping (Cell, IndexPath, String) -> Void
    ) {
        self.init(
            UICollectionLayoutListConfiguration(appearance: appearance), rows: rows, isRightToLeft: isRightToLeft,
            configure: configure)
    }

    func show() { view.layoutIfNeeded() }

    func cell(_ item: Int, _ section: Int = 0) -> Cell { view.cellForItem(at: .item(item, section)) as! Cell }

    func header(_ section: Int = 0) -> UICollectionViewCell? {
        view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0, section))
            as? UICollectionViewCell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: rows[indexPath.section][indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
}

extension UIView {
    /// Returns all visible views of a class in it, and the view itself if it is one.
    func shown<View: UIView>(_ type: View.Type) -> [View] {
        guard !isHidden else { return [] }
        return ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.shown(type) }
    }

    /// The visible texts in it, in the order of the views.
    var shownTexts: [String] { shown(UILabel.self).compactMap(\.text) }
}
