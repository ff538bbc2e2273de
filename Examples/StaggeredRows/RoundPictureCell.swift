import UIKit

/// A picture with rounded corners and a shadow. The layout determines the radius; without one, the picture is a circle.
public final class RoundPictureCell: UICollectionViewCell {
    public let imageView = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        // Clipping the cell would clip its shadow, too.
        imageView.clipsToBounds = true
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    public required init?(coder: NSCoder) { nil }

    private var corners: RoundCorners?

    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        corners = layoutAttributes.payload() ?? corners
        setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = contentView.bounds
        let corners = corners ?? RoundCorners(circleIn: imageView.bounds.size)
        imageView.layer.cornerRadius = corners.radius
    }
}
