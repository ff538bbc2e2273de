import UIKit

/// Round pictures in rows that are shifted against each other and scroll sideways.
public final class RoundPicturesViewController: UICollectionViewController {
    private let pictures: [String]

    /// - Parameter pictures: The names of the application's pictures.
    public init(pictures: [String]) {
        self.pictures = pictures
        let layout = StaggeredRowsLayout()
        layout.side = 150
        super.init(collectionViewLayout: layout)
        title = "Cats"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(RoundPictureCell.self, forCellWithReuseIdentifier: "picture")
    }

    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        pictures.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        guard let cell = cell as? RoundPictureCell else { return cell }
        cell.imageView.contentMode = .scaleAspectFill
        cell.imageView.image = UIImage(named: pictures[indexPath.item])
        return cell
    }

    /// Makes the chosen picture grow and shrink again.
    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let cell = collectionView.cellForItem(at: indexPath) else { return }
        UIView.animate(withDuration: 0.15) {
            cell.contentView.transform = CGAffineTransform(scaleX: 1.12, y: 1.12)
        } completion: { _ in
            UIView.animate(withDuration: 0.25) { cell.contentView.transform = .identity }
        }
    }
}
