import Foundation

/// A picture as far as layouts care: a name and a size. It has no pixels.
public final class UIImage: NSObject, Sendable {
    /// The size in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// The name by which the image was requested, if any.
    public let name: String?

    /// Our addition: a picture of a given size.
    public init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
        self.name = name
        self.size = size
        self.scale = scale
    }

    /// An image of the application with the size of ``sizeOfNamed``; nil if that knows no size.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        guard let size = UIImage.sizeOfNamed(name) else { return nil }
        self.init(name: name, size: size)
    }

    /// A symbol, 20 points square.
    public convenience init?(systemName name: String) {
        self.init(name: name, size: CGSize(width: 20, height: 20))
    }

    /// Returns the sizes of named images. This is an addition to UIKit, because there are no asset catalogs here. By
    /// default every name stands for a square of 100 points.
    @MainActor public static var sizeOfNamed: (String) -> CGSize? = { _ in CGSize(width: 100, height: 100) }
}
