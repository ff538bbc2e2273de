import Foundation

/// The behavior of a section whose groups are side by side and scroll across: the positions at which scrolling comes to
/// rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The groups follow each other as in other sections.
    case none
    /// Scrolling comes to rest anywhere.
    case continuous
    /// Scrolling comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// Scrolling moves one viewport forward or back.
    case paging
    /// Scrolling moves one group forward or back, to its leading edge.
    case groupPaging
    /// Scrolling moves one group forward or back, and centers the group.
    case groupPagingCentered
}

/// The motion of a section that scrolls across.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
    @preconcurrency NSCopying
{
    /// Whether the content can be pulled beyond its ends.
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    /// The rate at which scrolling comes to rest.
    public struct DecelerationRate: Hashable, Sendable {
        private let number: Int

        /// The rate that belongs to the behavior.
        public static let automatic = DecelerationRate(number: 0)
        public static let normal = DecelerationRate(number: 1)
        public static let fast = DecelerationRate(number: 2)
    }

    public var bounce = Bounce.automatic
    public var decelerationRate = DecelerationRate.automatic

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        (copy.bounce, copy.decelerationRate) = (bounce, decelerationRate)
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else { return false }
        return MainActor.assumeIsolated {
            bounce == other.bounce && decelerationRate == other.decelerationRate
        }
    }

    public override var hash: Int { 0 }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
    var scrollProperties: ShelfScrollProperties {
        ShelfScrollProperties(
            decelerationRate: decelerationRate == .fast ? .fast : .normal, bounces: bounce != .never,
            alwaysBounces: bounce == .always)
    }
}
