import Foundation

/// A name and a size, or drawing commands and a size. Hosts find the pixels of an image by its name.
public final class UIImage: NSObject, Sendable {
    /// The size, in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The name by which the image was requested, if any.
    public let name: String?

    /// The commands that draw the image in its size. Nil for images with a name.
    let drawing: [DrawingCommand]?

    /// Makes an empty image.
    public override convenience init() { self.init(size: .zero) }

    init(drawing: [DrawingCommand], size: CGSize, scale: CGFloat) {
        (self.drawing, self.size, self.scale, name) = (drawing, size, scale, nil)
    }

    /// Makes an image with a size in points. UIKit has no such initializer.
    public init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
        drawing = nil
        self.name = name
        self.size = size
        self.scale = scale
    }

    /// Makes an image of the size that ``sizeOfNamed`` returns. Returns nil if that returns nil.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        guard let size = UIImage.sizeOfNamed(name) else { return nil }
        self.init(name: name, size: size)
    }

    /// Makes a symbol of 20 × 20 points.
    public convenience init?(systemName name: String) {
        self.init(name: name, size: CGSize(width: 20, height: 20))
    }

    /// A closure that returns the size of a named image, in points. By default, all images have 100 × 100 points.
    ///
    /// UIKit has no such property. It is needed here because there are no asset catalogs.
    @MainActor public static var sizeOfNamed: (String) -> CGSize? = { _ in CGSize(width: 100, height: 100) }
}
