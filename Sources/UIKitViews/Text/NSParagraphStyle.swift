import Foundation

/// The attributes of a paragraph. A label uses those of its first character for its whole text.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
    }

    var values = Values()

    public override init() { super.init() }

    init(_ values: Values) { self.values = values }

    /// The style of text without one.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The space between two lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Where lines lie between the edges.
    open var alignment: NSTextAlignment { values.alignment }
    /// How a text is broken into lines, or shortened.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = max(0, newValue) }
    }

    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// Copies all attributes of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
