// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension CGContext {
    /// The current contexts, outermost first.
    fileprivate static var stack: [CGContext] = []

    /// Calls a drawing function and returns the recorded commands.
    static func record(_ draw: () -> Void) -> [DrawingCommand] {
        let context = CGContext()
        stack.append(context)
        draw()
        stack.removeLast()
        return context.finish()
    }
}

/// Returns the current context. Returns nil outside ``UIView/draw(_:)``.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.stack.last }

/// Makes a context the current one, until it is popped.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { CGContext.stack.append(context) }

/// Restores the context that was current before the last push.
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = CGContext.stack.popLast() }

/// Fills a rectangle with the current fill color.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a border of one point inside a rectangle, with the current fill color.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
    let inner = rect.insetBy(dx: 1, dy: 1)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addRect(rect)
    context.addRect(inner)
    context.fillPath(using: .evenOdd)
}

/// Clips later drawing to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIImage {
    /// Draws the image, scaled to fill a rectangle.
    @preconcurrency @MainActor public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }

    /// Draws the image in its own size, with its top left corner at a point, into the current context.
    @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension NSString {
    /// Draws text without wrapping. The point is its top left corner.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        draw(in: CGRect(origin: point, size: size(withAttributes: attrs)), withAttributes: attrs)
    }

    /// Draws text that wraps at the rectangle's width, from its top edge.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        var place = boundingRect(with: rect.size, attributes: attrs)
        place = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(rect.height, place.height))
        let attributes = TextAttributes(attrs)
        let alignment: TextRun.Alignment =
            switch attributes.paragraph?.alignment {
            case .center: .center
            case .right: .right
            default: .left
            }
        UIGraphicsGetCurrentContext()?.draw(
            String(describing: self), attributes.font ?? .systemFont(ofSize: 12), attributes.color, alignment,
            lineSpacing: attributes.lineSpacing, decoration: attributes.decoration, in: place)
    }
}

extension NSAttributedString {
    /// Draws text in the attributes of its first character. The point is its top left corner.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        NSString(string: string).draw(at: point, withAttributes: firstAttributes)
    }

    /// Draws text in the attributes of its first character, wrapped at the rectangle's width, from its top edge.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        NSString(string: string).draw(in: rect, withAttributes: firstAttributes)
    }

    private var firstAttributes: [NSAttributedString.Key: Any]? {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
    }
}
