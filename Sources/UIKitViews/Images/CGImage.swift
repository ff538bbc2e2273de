import Foundation

/// An image or a part of one, with its size in pixels. It contains no pixels.
public final class CGImage: Sendable {
    let image: UIImage
    /// The part of the image, in points.
    let part: CGRect

    init(_ image: UIImage, part: CGRect) { (self.image, self.part) = (image, part) }

    /// The width, in pixels.
    public var width: Int { Int((part.width * image.scale).rounded()) }
    /// The height, in pixels.
    public var height: Int { Int((part.height * image.scale).rounded()) }

    /// Returns a part of the image. Nil if the rectangle is outside.
    ///
    /// - Parameter rect: The part, in pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let scale = image.scale
        let inner = CGRect(
            x: part.minX + rect.minX / scale, y: part.minY + rect.minY / scale, width: rect.width / scale,
            height: rect.height / scale
        ).intersection(part)
        return inner.isEmpty ? nil : CGImage(image, part: inner)
    }
}

extension UIImage {
    /// The orientation of pixels in a file. Hosts rotate images as their files specify, so it is always up.
    public enum Orientation: Int, Sendable {
        /// The picture is shown as it is stored.
        case up
        /// The picture is turned by half a turn.
        case down
        /// The picture is turned by a quarter turn to the left.
        case left
        /// The picture is turned by a quarter turn to the right.
        case right
        /// The picture is mirrored.
        case upMirrored
        /// The picture is mirrored, and turned by half a turn.
        case downMirrored
        /// The picture is mirrored, and turned by a quarter turn to the left.
        case leftMirrored
        /// The picture is mirrored, and turned by a quarter turn to the right.
        case rightMirrored
    }

    /// The pixels. Nil if the image is empty.
    public var cgImage: CGImage? {
        size.width > 0 && size.height > 0 ? CGImage(self, part: CGRect(origin: .zero, size: size)) : nil
    }

    /// Creates an image in which each pixel is a point.
    @preconcurrency @MainActor public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image with a number of pixels per point. The orientation has no effect.
    @preconcurrency @MainActor public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (part, whole) = (cgImage.part, cgImage.image.size)
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        let factor = part.width > 0 ? size.width / part.width : 1
        let place = CGRect(
            x: -part.minX * factor, y: -part.minY * factor, width: whole.width * factor, height: whole.height * factor)
        let context = CGContext()
        context.clip(to: CGRect(origin: .zero, size: size))
        context.draw(cgImage.image, in: place)
        self.init(drawing: context.finish(), size: size, scale: scale)
    }
}
