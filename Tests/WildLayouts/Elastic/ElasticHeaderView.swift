import CoreGraphics
import UIKit

/// Attributes that tell a header by how much it is stretched.
final class ElasticAttributes: UICollectionViewLayoutAttributes {
    /// In points.
    var pull: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let twin = super.copy(with: zone) as! ElasticAttributes
        twin.pull = pull
        return twin
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? ElasticAttributes).map { $0.pull == pull } == true && super.isEqual(object)
    }
}

/// A header with a picture that grows from its lower edge, in proportion, where the header is stretched.
final class ElasticHeaderView: UICollectionReusableView {
    let picture = UIImageView(frame: .zero)
    private var pull: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        pull = (layoutAttributes as? ElasticAttributes)?.pull ?? 0
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(1, bounds.height - pull)
        picture.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        // The anchor's place.
        picture.center = CGPoint(x: bounds.midX, y: bounds.maxY)
        let scale = bounds.height / height
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
