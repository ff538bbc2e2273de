import CoreGraphics
import UIKit

/// Attributes that tell a header how far it is stretched.
final class ElasticAttributes: UICollectionViewLayoutAttributes {
    /// The distance by which content is pulled down, in points.
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

/// A header with a picture. If the header is stretched, the picture grows from its lower edge in proportion.
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
        // The center of a layer is the position of its anchor point, which is at the lower edge.
        picture.center = CGPoint(x: bounds.midX, y: bounds.maxY)
        let scale = bounds.height / height
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
