import CollectionLayout
import Foundation

/// The attributes of the scroll view of a section that scrolls across, with its content size, its offset and its
/// behavior.
public final class ShelfAttributes: UICollectionViewLayoutAttributes {
    var shelf: Shelf?
    var scrollProperties = ShelfScrollProperties()
    weak var scroller: (any ShelfScrolling)?

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? ShelfAttributes {
            (copy.shelf, copy.scrollProperties, copy.scroller) = (shelf, scrollProperties, scroller)
        }
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ShelfAttributes, super.isEqual(other) else { return false }
        return MainActor.assumeIsolated {
            shelf == other.shelf && scrollProperties == other.scrollProperties && scroller === other.scroller
        }
    }
}

/// The behavior of a section that scrolls across.
struct ShelfScrollProperties: Equatable {
    var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Whether the section can be pulled beyond its ends.
    var bounces = true
    /// Whether the section can be pulled even if all of its content fits.
    var alwaysBounces = false
}

/// The receiver of events from the scroll views of sections that scroll across. All offsets are those of the section.
@MainActor protocol ShelfScrolling: AnyObject {
    /// Called after a section's scroll view has been scrolled.
    func shelf(inSection section: Int, didScrollTo offset: Double)

    /// Returns the offset at which a released scroll view comes to rest; nil to leave that to the scroll view.
    func shelf(inSection section: Int, willEndDraggingTo proposed: Double, velocity: Double) -> Double?
}
