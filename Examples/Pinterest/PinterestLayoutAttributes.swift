import UIKit

/// Attributes that also tell a cell the height of its photo, so that the cell need not compute it again.
public final class PinterestLayoutAttributes: UICollectionViewLayoutAttributes {
    public var photoHeight: CGFloat = 0

    // The collection view copies attributes, and ignores those that equal the last ones, so both methods need the new
    // property.

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? PinterestLayoutAttributes)?.photoHeight = photoHeight
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PinterestLayoutAttributes, super.isEqual(other) else { return false }
        return MainActor.assumeIsolated { photoHeight == other.photoHeight }
    }
}
