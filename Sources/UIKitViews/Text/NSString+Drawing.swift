import Foundation

/// The options of measuring text. They have no effect here: text is always measured in lines.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Measures several lines. Without it, a text is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Takes the distances between lines from the font.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the drawn shapes instead of the font's heights.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Shortens the last line that fits, instead of leaving out the rest.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of measuring text. It is always empty here.
public final class NSStringDrawingContext: NSObject {}

extension NSString {
    /// Returns the bounding box of the text, wrapped at the width of `size`. The default font has 12 points, as in UIKit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let attributes = TextAttributes(attributes)
        let measured = attributes.size(
            of: String(describing: self), font: attributes.font ?? .systemFont(ofSize: 12), width: size.width, lines: 0)
        return CGRect(origin: .zero, size: measured)
    }

    /// Returns the size of the text in one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: CGSize(width: CGFloat.infinity, height: .infinity), attributes: attributes).size
    }
}

extension NSAttributedString {
    /// Returns the bounding box of the text, wrapped at the width of `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let attributes = length > 0 ? self.attributes(at: 0, effectiveRange: nil) : nil
        let lineSpacing = TextAttributes(attributes).lineSpacing
        if let styled = StyledText(self, font: .systemFont(ofSize: 12), color: .black),
            let measured = styled.size(of: string, width: size.width, lines: 0, lineSpacing: lineSpacing)
        {
            return CGRect(origin: .zero, size: measured)
        }
        return NSString(string: string).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }

    /// Returns the size of the text in one line, in points.
    public func size() -> CGSize {
        boundingRect(with: CGSize(width: CGFloat.infinity, height: .infinity), context: nil).size
    }
}
