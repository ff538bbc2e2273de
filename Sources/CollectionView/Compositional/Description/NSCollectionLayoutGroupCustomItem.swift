import Foundation

/// An item of a group that places its items itself.
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, Sendable {
    /// The frame in points, relative to the top left corner of the group, or the top right one if text runs to the
    /// left.
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
        return frame == other.frame && zIndex == other.zIndex
    }

    public override var hash: Int { frame.origin.x.hashValue ^ frame.origin.y.hashValue }
}

/// Says where the items of a group are. `environment.container` is the room in the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
