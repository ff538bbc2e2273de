import Foundation

/// An item of a group whose closure determines the frames.
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, Sendable {
    /// The frame in points, relative to the top left corner of the group, or the top right one if text runs to the
    /// left.
    public let frame: CGRect
    /// The item's position in front of other elements: greater numbers are nearer to the eye.
    public let zIndex: Int

    /// Creates an item with a frame in the coordinates of its group, in points.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    /// Creates an item with a frame in the coordinates of its group, in points, and a `zIndex` of 0.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
        return frame == other.frame && zIndex == other.zIndex
    }

    public override var hash: Int { frame.origin.x.hashValue ^ frame.origin.y.hashValue }
}

/// A closure that returns the frames of a group's items. `environment.container` is the space of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
