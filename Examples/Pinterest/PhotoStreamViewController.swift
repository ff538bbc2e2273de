import UIKit

/// The photos of a conference in two columns, with comments.
public final class PhotoStreamViewController: UICollectionViewController {
    public private(set) var photos: [Photo]

    public init(photos: [Photo], layout: UICollectionViewLayout = PinterestLayout()) {
        self.photos = photos
        super.init(collectionViewLayout: layout)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .darkGray
        collectionView.contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        collectionView.register(AnnotatedPhotoCell.self, forCellWithReuseIdentifier: "photo")
        (collectionViewLayout as? PinterestLayout)?.delegate = self
        (collectionViewLayout as? PhotoColumnsLayout)?.delegate = self
    }

    /// Puts a photo before all others.
    public func add(_ photo: Photo, completion: ((Bool) -> Void)? = nil) {
        collectionView.performBatchUpdates(
            {
                self.photos.insert(photo, at: 0)
                self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
            }, completion: completion)
    }

    /// Deletes the selected photos.
    public func deleteSelected(completion: ((Bool) -> Void)? = nil) {
        let paths = (collectionView.indexPathsForSelectedItems ?? []).sorted()
        collectionView.performBatchUpdates(
            {
                for path in paths.reversed() { self.photos.remove(at: path.item) }
                self.collectionView.deleteItems(at: paths)
            }, completion: completion)
    }

    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        photos.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? AnnotatedPhotoCell)?.show(photos[indexPath.item])
        return cell
    }
}

extension PhotoStreamViewController: PinterestLayoutDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat {
        (width * photos[indexPath.item].proportion).rounded(.up)
    }

    public func collectionView(
        _ collectionView: UICollectionView, heightForAnnotationAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat {
        Annotation.height(of: photos[indexPath.item], width: width)
    }
}
