// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (the names are those of UIKit's C functions)

import Foundation

/// A context whose drawing becomes an image.
@MainActor struct ImageContext {
    let context = CGContext()
    private let size: CGSize
    private let scale: CGFloat

    /// The contexts that `UIGraphicsBeginImageContext` has begun, outermost first.
    fileprivate static var begun: [ImageContext] = []

    init(bounds: CGRect, isOpaque: Bool, scale: CGFloat) {
        (size, self.scale) = (bounds.size, scale > 0 ? scale : UIScreen.main.scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if isOpaque { context.fill(bounds) }
    }

    /// Returns the image that has been drawn so far.
    func image() -> UIImage { UIImage(drawing: context.finished(), size: size, scale: scale) }
}

/// Begins an image with the scale 1.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image.
///
/// - Parameters:
///   - opaque: Whether the image has a black background.
///   - scale: The number of pixels per point. 0 for that of the screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let image = ImageContext(bounds: CGRect(origin: .zero, size: size), isOpaque: opaque, scale: scale)
    ImageContext.begun.append(image)
    UIGraphicsPushContext(image.context)
}

/// Returns what has been drawn since the innermost image was begun. Nil if there is none.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContext.begun.last?.image()
}

/// Ends the innermost image.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
    if ImageContext.begun.popLast() != nil { UIGraphicsPopContext() }
}
