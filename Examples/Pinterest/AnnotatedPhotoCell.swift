import UIKit

/// A photo above its caption and comment.
///
/// The photo is as high as ``PinterestLayoutAttributes`` or a ``PhotoHeight`` say; where attributes say nothing of it, it takes what
/// the texts leave.
public final class AnnotatedPhotoCell: UICollectionViewCell {
    static let padding: CGFloat = 4
    static let captionFont = UIFont.boldSystemFont(ofSize: 13)
    static let commentFont = UIFont.systemFont(ofSize: 10)

    public let imageView = UIImageView(frame: .zero)
    public let captionLabel = UILabel(frame: .zero)
    public let commentLabel = UILabel(frame: .zero)
    private lazy var photoHeight = imageView.heightAnchor.constraint(equalToConstant: 0)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .white
        contentView.layer.cornerRadius = 5
        contentView.clipsToBounds = true
        captionLabel.font = Self.captionFont
        commentLabel.font = Self.commentFont
        commentLabel.numberOfLines = 0
        for part in [imageView, captionLabel, commentLabel] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        for label in [captionLabel, commentLabel] {
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.padding),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.padding),
            ])
        }
        NSLayoutConstraint.activate([
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            captionLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: Self.padding),
            captionLabel.heightAnchor.constraint(equalToConstant: Self.captionFont.lineHeight.rounded(.up)),
            commentLabel.topAnchor.constraint(equalTo: captionLabel.bottomAnchor),
            commentLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.padding),
        ])
    }

    public required init?(coder: NSCoder) { nil }

    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let height =
            (layoutAttributes as? PinterestLayoutAttributes)?.photoHeight
            ?? layoutAttributes.payload(as: PhotoHeight.self)?.points
        guard let height else { return }
        photoHeight.constant = height
        photoHeight.isActive = true
    }

    public override var isSelected: Bool {
        didSet { contentView.layer.borderWidth = isSelected ? 3 : 0 }
    }

    func show(_ photo: Photo) {
        imageView.image = UIImage(named: photo.name)
        captionLabel.text = photo.caption
        commentLabel.text = photo.comment
    }

    /// How high the texts of a photo are in a cell of a width, in whole points.
    static func annotationHeight(of photo: Photo, width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - 2 * padding, height: .greatestFiniteMagnitude)
        let comment = NSString(string: photo.comment).boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: commentFont], context: nil)
        return 2 * padding + captionFont.lineHeight.rounded(.up) + comment.height.rounded(.up)
    }
}
