import UIKit

/// A photo, its photographer, and a comment.
public struct Photo: Hashable, Sendable {
    public var name: String
    /// The size in points; only the proportions matter.
    public var size: CGSize
    public var caption: String
    public var comment: String

    public init(name: String, size: CGSize, caption: String, comment: String) {
        self.name = name
        self.size = size
        self.caption = caption
        self.comment = comment
    }

    /// The height divided by the width; 1 if the size is invalid.
    public var proportion: CGFloat {
        let proportion = size.height / size.width
        return proportion > 0 && proportion.isFinite ? proportion : 1
    }
}
