import UIKit

/// A picture in a circle with a shadow, whatever size the layout gives it.
public final class RoundPictureCell: UICollectionViewCell {
    public let imageView = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
        // Only the picture is clipped, or the shadow would be.
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 2
        layer.shadowOpacity = 0.8
    }

    public required init?(coder: NSCoder) { nil }

    public override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = contentView.bounds
        imageView.layer.cornerRadius = min(imageView.bounds.width, imageView.bounds.height) / 2
    }
}
