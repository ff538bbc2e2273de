import Foundation

/// The format of the images that a renderer makes. Hosts draw the recorded commands at any scale, without pixels.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point of the images. It determines the size of their ``UIImage/cgImage``.
    public var scale: CGFloat
    /// Whether the image has a black background.
    public var opaque = false

    /// Creates a format with a number of pixels per point.
    public init(scale: CGFloat) { self.scale = scale }

    @preconcurrency @MainActor public override convenience init() { self.init(scale: UIScreen.main.scale) }

    /// Returns the format of the main screen.
    @preconcurrency @MainActor public static func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    /// Returns the format of the main screen.
    @preconcurrency @MainActor public static func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }
}

/// The context of an image that is being drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat
    /// The context in which the image is drawn.
    public let cgContext: CGContext

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws the edges of a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Clips later drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// An object that makes images from drawing commands. Encoded images, such as PNG files, cannot be made.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer of images that show a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer of images that show a rectangle.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns the image that the closure draws.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let image = ImageContext(bounds: bounds, isOpaque: format.opaque, scale: format.scale)
        UIGraphicsPushContext(image.context)
        actions(UIGraphicsImageRendererContext(image.context, format: format))
        UIGraphicsPopContext()
        return image.image()
    }
}
