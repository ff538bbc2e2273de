import Foundation

/// A name and a size, or drawing commands and a size. Hosts find the pixels of an image by its name.
public final class UIImage: NSObject, Sendable {
    /// The size, in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The name by which the image was requested, if any.
    public let name: String?

    /// Whether the image is a symbol of the system.
    public let isSymbolImage: Bool
    /// The configuration of a symbol; nil for other images, and for symbols without one.
    public let symbolConfiguration: SymbolConfiguration?
    public let renderingMode: RenderingMode
    /// The color that ``withTintColor(_:)`` has set, if any.
    let tintColor: UIColor?

    /// The commands that draw the image in its size. Nil for images with a name.
    let drawing: [DrawingCommand]?

    /// Makes an empty image.
    public override convenience init() { self.init(size: .zero) }

    init(drawing: [DrawingCommand], size: CGSize, scale: CGFloat) {
        (self.drawing, self.size, self.scale, name) = (drawing, size, scale, nil)
        (isSymbolImage, symbolConfiguration, renderingMode, tintColor) = (false, nil, .automatic, nil)
    }

    /// Makes an image with a size in points. UIKit has no such initializer.
    public init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
        drawing = nil
        self.name = name
        self.size = size
        self.scale = scale
        (isSymbolImage, symbolConfiguration, renderingMode, tintColor) = (false, nil, .automatic, nil)
    }

    /// Makes a symbol.
    init(symbol name: String, _ configuration: SymbolConfiguration?) {
        self.name = name
        size = SymbolConfiguration.size(configuration)
        (drawing, scale) = (nil, 1)
        (isSymbolImage, symbolConfiguration, renderingMode, tintColor) = (true, configuration, .automatic, nil)
    }

    /// Makes a copy with other properties.
    init(_ image: UIImage, _ configuration: SymbolConfiguration?, _ renderingMode: RenderingMode, tint: UIColor?) {
        (name, drawing, scale, isSymbolImage) = (image.name, image.drawing, image.scale, image.isSymbolImage)
        size = image.isSymbolImage ? SymbolConfiguration.size(configuration) : image.size
        (symbolConfiguration, self.renderingMode, tintColor) = (configuration, renderingMode, tint)
    }

    /// Makes an image of the size that ``sizeOfNamed`` returns. Returns nil if that returns nil.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        guard let size = UIImage.sizeOfNamed(name) else { return nil }
        self.init(name: name, size: size)
    }

    /// A closure that returns the size of a named image, in points. By default, all images have 100 × 100 points.
    ///
    /// UIKit has no such property. It is needed here because there are no asset catalogs.
    @MainActor public static var sizeOfNamed: (String) -> CGSize? = { _ in CGSize(width: 100, height: 100) }
}
