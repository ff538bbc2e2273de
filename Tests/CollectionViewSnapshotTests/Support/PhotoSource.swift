import CollectionViewSnapshot

/// A data source with cells that show a picture and a caption, and headers with a title.
final class PhotoSource: NSObject, UICollectionViewDataSource {
    var sections: [[String]]

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
    }

    @MainActor func show(in layout: UICollectionViewLayout, size: CGSize) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.backgroundColor = UIColor(white: 0.97, alpha: 1)
        view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        view.register(TitleView.self, forSupplementaryViewOfKind: TileLayout.header, withReuseIdentifier: "title")
        view.dataSource = self
        view.layoutIfNeeded()
        return view
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
        cell.show(sections[indexPath.section][indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? TitleView)?.label.text = "Section <\(indexPath.section)> & more"
        return view
    }
}

final class PhotoCell: UICollectionViewCell {
    private let image = UIImageView(frame: .zero)
    private let caption = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(image)
        contentView.addSubview(caption)
        contentView.backgroundColor = .white
        caption.font = .systemFont(ofSize: 8)
        caption.numberOfLines = 2
        contentView.layer.cornerRadius = 6
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.lightGray.cgColor
        contentView.clipsToBounds = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ name: String) {
        image.image = UIImage(named: name)
        caption.text = "A photograph of \(name) in the afternoon"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 20)
        caption.frame = CGRect(x: 3, y: bounds.height - 20, width: bounds.width - 6, height: 20)
    }
}

final class TitleView: UICollectionReusableView {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.font = .boldSystemFont(ofSize: 12)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 10, dy: 0)
    }
}
