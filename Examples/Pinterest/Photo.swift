import UIKit

/// A photo, who took it, and what is said about it.
public struct Photo: Hashable, Sendable {
    public var name: String
    /// In points; only the proportions matter.
    public var size: CGSize
    public var caption: String
    public var comment: String

    public init(name: String, size: CGSize, caption: String, comment: String) {
        self.name = name
        self.size = size
        self.caption = caption
        self.comment = comment
    }

    /// Height to width; that of a square where the size makes no sense.
    public var proportion: CGFloat {
        let proportion = size.height / size.width
        return proportion > 0 && proportion.isFinite ? proportion : 1
    }
}
