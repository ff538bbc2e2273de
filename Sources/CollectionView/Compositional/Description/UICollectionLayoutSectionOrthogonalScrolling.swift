import Foundation

/// Whether the groups of a section lie side by side and scroll across, and where that comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The groups follow each other as in other sections.
    case none
    /// Anywhere.
    case continuous
    /// At the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// One viewport on or back.
    case paging
    /// One group on or back, at its leading edge.
    case groupPaging
    /// One group on or back, with the group in the middle.
    case groupPagingCentered
}

/// How a section that scrolls across moves by itself.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
    @preconcurrency NSCopying
{
    /// Whether the content can be pulled beyond its ends.
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    /// How fast scrolling comes to rest.
    public struct DecelerationRate: Hashable, Sendable {
        private let number: Int

        /// That of the behavior.
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
    var feel: ShelfFeel {
        ShelfFeel(
            decelerationRate: decelerationRate == .fast ? .fast : .normal, bounces: bounce != .never,
            alwaysBounces: bounce == .always)
    }
}
