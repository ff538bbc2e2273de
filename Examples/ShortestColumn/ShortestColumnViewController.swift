import UIKit

/// Pictures in columns, each in the shortest one.
public final class ShortestColumnViewController: UICollectionViewController, ShortestColumnLayoutDelegate {
    private let pictures: [UIImage]

    /// - Parameter pictures: The names of the application's pictures. Unknown names are ignored.
    public init(pictures: [String]) {
        self.pictures = pictures.compactMap { UIImage(named: $0) }
        super.init(collectionViewLayout: ShortestColumnLayout())
        title = "Shortest column"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        (collectionViewLayout as? ShortestColumnLayout)?.delegate = self
    }

    /// Sets the number of columns: two on a phone, and more in a wider view.
    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let columns = max(2, Int(view.bounds.width / 220))
        guard let layout = collectionViewLayout as? ShortestColumnLayout, layout.numberOfColumns != columns else {
            return
        }
        layout.numberOfColumns = columns
    }

    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        pictures.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        (cell as? PictureCell)?.picture.image = pictures[indexPath.item]
        return cell
    }

    public func collectionView(
        _ collectionView: UICollectionView, heightForCellAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat {
        let size = pictures[indexPath.item].size
        return size.width > 0 ? (width * size.height / size.width).rounded(.up) : width
    }
}

/// A picture that fills its cell.
final class PictureCell: UICollectionViewCell {
    let picture = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (picture.contentMode, picture.clipsToBounds, picture.layer.cornerRadius) = (.scaleAspectFill, true, 8)
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet { contentView.alpha = isSelected ? 0.5 : 1 }
    }
}
