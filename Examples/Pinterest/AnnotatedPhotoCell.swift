import UIKit

/// A photo above its ``Annotation``.
///
/// ``PinterestLayoutAttributes`` or a ``PhotoHeight`` determine the height of the photo. Without either, the photo
/// fills the space above the texts.
public final class AnnotatedPhotoCell: UICollectionViewCell {
    public let picture = UIImageView(frame: .zero)
    public let name = UILabel(frame: .zero)
    public let remark = UILabel(frame: .zero)

    private let textArea = UILayoutGuide()
    private lazy var pictureHeight = picture.heightAnchor.constraint(equalToConstant: 0)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        (contentView.backgroundColor, contentView.clipsToBounds, contentView.layer.cornerRadius) = (
            .systemBackground, true, 5
        )
        (name.font, remark.font, remark.numberOfLines) = (Annotation.nameFont, Annotation.remarkFont, 0)
        contentView.addLayoutGuide(textArea)
        for part in [picture, name, remark] {
            contentView.addSubview(part)
            part.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate(pictureConstraints + textConstraints)
    }

    public required init?(coder: NSCoder) { nil }

    private var pictureConstraints: [NSLayoutConstraint] {
        [
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ]
    }

    /// The constraints of the texts, which fill the space below the picture within a margin.
    private var textConstraints: [NSLayoutConstraint] {
        let (area, margin) = (textArea, Annotation.margin)
        let across = [name, remark].flatMap {
            [
                $0.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ]
        }
        return across + [
            area.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
            area.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin),
            area.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: margin),
            area.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -margin),
            name.topAnchor.constraint(equalTo: area.topAnchor),
            name.heightAnchor.constraint(equalToConstant: Annotation.nameHeight),
            remark.topAnchor.constraint(equalTo: name.bottomAnchor),
            remark.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ]
    }

    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let attached = layoutAttributes.payload(as: PhotoHeight.self)?.points
        if let height = (layoutAttributes as? PinterestLayoutAttributes)?.photoHeight ?? attached {
            pictureHeight.constant = height
            pictureHeight.isActive = true
        }
    }

    public override var isSelected: Bool {
        didSet { contentView.layer.borderWidth = isSelected ? 3 : 0 }
    }

    func show(_ photo: Photo) {
        (name.text, remark.text) = (photo.caption, photo.comment)
        picture.image = UIImage(named: photo.name)
    }
}
