import Foundation

/// The extent of an element along one axis: a fraction of its container, points, or an estimate that is measured.
///
/// A fraction may refer to the container's width or height on either axis. Fractions are rounded down to whole pixels.
public final class NSCollectionLayoutDimension: NSObject, NSCopying, Sendable {
    enum Meaning: Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }

    let meaning: Meaning
    /// The fraction, or points.
    public let dimension: CGFloat

    private init(_ meaning: Meaning, _ dimension: CGFloat) {
        self.meaning = meaning
        self.dimension = dimension
        if !dimension.isFinite {
            CollectionViewDiagnostics.mistake(
                "a layout dimension must be finite, and \(dimension) is not; use a fraction of the container, or points"
            )
        }
    }

    /// Creates a dimension that is a fraction of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }

    /// Creates a dimension that is a fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight, fractionalHeight)
    }

    /// Creates a dimension of `absoluteDimension` points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }

    /// Makes a dimension that is `estimatedDimension` points until the view has been measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }

    /// Makes a dimension that is an estimate until the first such item of the section has been measured. From then on,
    /// it is the largest measured extent. It shrinks only when all items are measured again: at another width, or after
    /// a reload.
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        Self(.uniformAcrossSiblings, estimatedDimension)
    }

    /// Whether ``dimension`` is a fraction of the container's width.
    public var isFractionalWidth: Bool { meaning == .fractionalWidth }
    /// Whether ``dimension`` is a fraction of the container's height.
    public var isFractionalHeight: Bool { meaning == .fractionalHeight }
    /// Whether ``dimension`` is a length in points.
    public var isAbsolute: Bool { meaning == .absolute }
    /// Whether ``dimension`` is an estimate in points, which is replaced with the measured extent.
    public var isEstimated: Bool { meaning == .estimated }
    /// Whether ``dimension`` is an estimate in points, and all siblings get the greatest measured extent.
    public var isUniformAcrossSiblings: Bool { meaning == .uniformAcrossSiblings }

    /// Whether a view is measured to determine the extent.
    var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return meaning == other.meaning && dimension == other.dimension
    }

    public override var hash: Int { dimension.hashValue }
}
