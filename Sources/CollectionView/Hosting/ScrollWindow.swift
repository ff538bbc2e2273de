import CollectionLayout
import Foundation

/// The part of its content that a collection view shows.
struct ScrollWindow {
    var bounds: CGRect
    /// The covered edges of the bounds.
    var insets: UIEdgeInsets

    /// Whether a finger moves the content, or the content is still moving after that. It may then be beyond its ends.
    var isMoving: Bool

    @MainActor init(_ collectionView: UICollectionView) {
        bounds = collectionView.bounds
        insets = collectionView.adjustedContentInset
        isMoving = collectionView.isTracking || collectionView.isDragging || collectionView.isDecelerating
    }

    /// The size of the uncovered bounds, in points. It is finite and not negative.
    var size: CollectionLayout.Size {
        func sanitized(_ length: CGFloat) -> Double { length > 0 && length.isFinite ? Double(length) : 0 }
        return CollectionLayout.Size(
            width: sanitized(bounds.width - insets.left - insets.right),
            height: sanitized(bounds.height - insets.top - insets.bottom))
    }

    /// The bounds without their covered edges.
    var visible: CGRect {
        CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: size.width, height: size.height)
    }

    /// Returns the window scrolled to a content offset.
    func with(origin: CGPoint) -> ScrollWindow {
        with(bounds: CGRect(origin: origin, size: bounds.size))
    }

    /// Returns the window scrolled by a distance.
    func moved(by distance: CGPoint) -> ScrollWindow {
        with(origin: CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y))
    }

    /// Returns the window with other covered edges.
    func with(insets: UIEdgeInsets) -> ScrollWindow {
        var window = self
        window.insets = insets
        return window
    }

    /// Returns the window with other bounds.
    func with(bounds: CGRect) -> ScrollWindow {
        var window = self
        window.bounds = bounds
        return window
    }
}
