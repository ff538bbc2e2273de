import UIKit

/// Attributes with a color, because layouts cannot reach decoration views in any other way.
final class BackdropAttributes: UICollectionViewLayoutAttributes {
    var color: UIColor?

    override func copy(with zone: NSZone? = nil) -> Any {
        let twin = super.copy(with: zone)
        if let twin = twin as? BackdropAttributes { twin.color = color }
        return twin
    }

    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? BackdropAttributes)?.color == color
    }
}

final class BackdropView: UICollectionReusableView {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = (layoutAttributes as? BackdropAttributes)?.color
    }
}
