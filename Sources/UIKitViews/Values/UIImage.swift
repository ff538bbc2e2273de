import Foundation
import Synchronization

/// A size with a name, a file, encoded data, or drawing commands. Hosts find or decode the pixels.
public final class UIImage: NSObject, Sendable {
    /// The size, in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The name by which the image was requested, if any.
    public let name: String?

    /// The origin of the pixels. Nil if the image is empty or was drawn.
    @_spi(Host) public let source: Source?

    /// Whether the image is a symbol of the system.
    public let isSymbolImage: Bool
    /// The configuration of a symbol; nil for other images, and for symbols without one.
    public let symbolConfiguration: SymbolConfiguration?
    /// Whether the image is drawn in one color.
    public let renderingMode: RenderingMode
    /// The color that ``withTintColor(_:)`` has set, if any.
    let tintColor: UIColor?

    /// The commands that draw the image in its size. Nil for images with a source.
    let drawing: [DrawingCommand]?

    /// Creates an empty image.
    public override convenience init() { self.init(size: .zero) }

    init(drawing: [DrawingCommand], size: CGSize, scale: CGFloat) {
        (self.drawing, self.size, self.scale, name, source) = (drawing, size, scale, nil, nil)
        (isSymbolImage, symbolConfiguration, renderingMode, tintColor) = (false, nil, .automatic, nil)
    }

    private init(_ source: Source, pixels: CGSize, scale: CGFloat) {
        (self.source, drawing, name, self.scale) = (source, nil, nil, scale)
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        (isSymbolImage, symbolConfiguration, renderingMode, tintColor) = (false, nil, .automatic, nil)
    }

    /// Creates an image with a size in points. UIKit has no such initializer.
    public init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
        drawing = nil
        self.name = name
        source = name.map(Source.name)
        self.size = size
        self.scale = scale
        (isSymbolImage, symbolConfiguration, renderingMode, tintColor) = (false, nil, .automatic, nil)
    }

    /// Creates a symbol.
    init(symbol name: String, _ configuration: SymbolConfiguration?) {
        self.name = name
        size = SymbolConfiguration.size(configuration)
        (source, drawing, scale) = (.name(name), nil, 1)
        (isSymbolImage, symbolConfiguration, renderingMode, tintColor) = (true, configuration, .automatic, nil)
    }

    /// Creates a copy with other properties.
    init(_ image: UIImage, _ configuration: SymbolConfiguration?, _ renderingMode: RenderingMode, tint: UIColor?) {
        (name, source, drawing) = (image.name, image.source, image.drawing)
        (scale, isSymbolImage) = (image.scale, image.isSymbolImage)
        size = image.isSymbolImage ? SymbolConfiguration.size(configuration) : image.size
        (symbolConfiguration, self.renderingMode, tintColor) = (configuration, renderingMode, tint)
    }

    /// Creates an image of the size that ``sizeOfNamed`` returns. Returns nil if that returns nil.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        guard let size = UIImage.sizeOfNamed(name) else { return nil }
        self.init(name: name, size: size)
    }

    /// Creates an image from a file. Returns nil if it is not a picture.
    ///
    /// `@2x` or `@3x` at the end of the name is the image's scale.
    public convenience init?(contentsOfFile path: String) {
        guard let pixels = UIImage.pixelSize(.file(path)) else { return nil }
        self.init(.file(path), pixels: pixels, scale: UIImage.scale(ofFile: path))
    }

    /// Creates an image from encoded data, such as a JPEG file's. Returns nil if it is not a picture.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the data of a file, with a number of pixels per point; nil if the data is not a picture.
    public convenience init?(data: Data, scale: CGFloat) {
        let source = Source.data(Encoded(data))
        guard let pixels = UIImage.pixelSize(source) else { return nil }
        self.init(source, pixels: pixels, scale: scale > 0 ? scale : 1)
    }

    /// A closure that returns the size of a named image, in points. By default, all images have 100 × 100 points.
    ///
    /// UIKit has no such property. It is needed here because there are no asset catalogs.
    @MainActor public static var sizeOfNamed: (String) -> CGSize? = { _ in CGSize(width: 100, height: 100) }

    // MARK: Pixels

    /// The origin of an image's pixels.
    @_spi(Host) public enum Source: Hashable, Sendable {
        case name(String)
        /// The path of a file.
        case file(String)
        case data(Encoded)
    }

    /// Encoded data. Only the same object is equal, so that comparing takes no time.
    @_spi(Host) public final class Encoded: Hashable, Sendable {
        public let bytes: Data

        init(_ bytes: Data) { self.bytes = bytes }

        public static func == (one: Encoded, other: Encoded) -> Bool { one === other }

        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private static let pixelSizes = Mutex<@Sendable (Source) -> CGSize?>(existing)

    /// A closure that returns the size of a file's or data's picture, in pixels. Nil if it is not a picture. By default, all
    /// existing files and data have 100 × 100 pixels.
    ///
    /// It can be used from any thread, because iOS makes images on any thread.
    @_spi(Host) public static var pixelSize: @Sendable (Source) -> CGSize? {
        get { pixelSizes.withLock { $0 } }
        set { pixelSizes.withLock { $0 = newValue } }
    }

    @Sendable private static func existing(_ source: Source) -> CGSize? {
        let exists =
            switch source {
            case .name: true
            case .file(let path): FileManager.default.fileExists(atPath: path)
            case .data(let contents): !contents.bytes.isEmpty
            }
        return exists ? CGSize(width: 100, height: 100) : nil
    }

    /// Returns the number of pixels per point that a file's name specifies, as in `cat@2x.png`.
    @_spi(Host) public static func scale(ofFile path: String) -> CGFloat {
        let stem = path.split(separator: "/").last?.split(separator: ".").dropLast().joined(separator: ".") ?? ""
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}
