import Foundation

/// The behavior of a section whose groups are side by side and scroll across: the positions at which scrolling comes to
/// rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll across. Its groups follow each other along the axis of the layout.
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
        /// Only content that is larger than the section can be pulled beyond its ends.
        case automatic
        /// Content that fits the section can be pulled, too.
        case always
        /// Content stops at its ends.
        case never
    }

    /// The rate at which scrolling comes to rest.
    public struct DecelerationRate: Hashable, Sendable {
        private let number: Int

        /// The rate that belongs to the behavior.
        public static let automatic = DecelerationRate(number: 0)
        /// The deceleration of an ordinary scroll view.
        public static let normal = DecelerationRate(number: 1)
        /// A greater deceleration, with which content comes to rest sooner.
        public static let fast = DecelerationRate(number: 2)
    }

    /// Whether content can be pulled beyond its ends.
    public var bounce = Bounce.automatic
    /// The rate at which scrolling slows down after the finger is lifted.
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
