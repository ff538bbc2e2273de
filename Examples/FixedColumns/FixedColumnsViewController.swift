import UIKit

/// Numbers in three columns, with headers above sections and a background behind every number.
public final class FixedColumnsViewController: UICollectionViewController {
    private let counts: [Int]

    /// - Parameter counts: The number of items in each section.
    public init(counts: [Int]) {
        self.counts = counts
        super.init(collectionViewLayout: DecoratedColumnLayout())
        title = "Fixed columns"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        collectionView.register(
            TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
    }

    public override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        counts[section]
    }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.label.text = "\(indexPath.item + 1)"
        return cell
    }

    public override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? TitleView)?.label.text = "Section \(indexPath.section + 1)"
        return view
    }
}

final class NumberCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet { label.textColor = isSelected ? .systemRed : .label }
    }
}

final class TitleView: UICollectionReusableView {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .boldSystemFont(ofSize: 17)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
