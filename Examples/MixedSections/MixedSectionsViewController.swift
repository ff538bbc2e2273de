import UIKit

/// A picture, paragraphs of text under it, and more pictures in rows.
public final class MixedSectionsViewController: UICollectionViewController {
    private let pictures: [String]
    private let paragraphs: [String]

    /// - Parameters:
    ///   - pictures: The names of the application's pictures. The first one is shown large.
    ///   - paragraphs: Texts of any length; cells are as tall as they need to be.
    public init(pictures: [String], paragraphs: [String]) {
        (self.pictures, self.paragraphs) = (pictures, paragraphs)
        super.init(collectionViewLayout: MixedSectionsLayout())
        title = "Mixed sections"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "picture")
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
        (collectionViewLayout as? MixedSectionsLayout)?.estimatedTextHeight = 60
    }

    public override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        switch SectionStyle(ofSection: section) {
        case .image: min(1, pictures.count)
        case .text: paragraphs.count
        case .items: max(0, pictures.count - 1)
        }
    }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let style = SectionStyle(ofSection: indexPath.section)
        if case .text = style {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            (cell as? TextCell)?.label.text = paragraphs[indexPath.item]
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        let isFirst = if case .image = style { true } else { false }
        (cell as? PhotoCell)?.photo.image = UIImage(named: pictures[isFirst ? 0 : indexPath.item + 1])
        return cell
    }
}

/// A photo that fills its cell, except for a thin line between neighboring photos.
final class PhotoCell: UICollectionViewCell {
    let photo = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        photo.frame = contentView.bounds.insetBy(dx: 1, dy: 1)
        photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (photo.contentMode, photo.clipsToBounds) = (.scaleAspectFill, true)
        contentView.addSubview(photo)
    }

    required init?(coder: NSCoder) { nil }
}
