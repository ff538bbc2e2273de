public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The treatment of text that does not fit. Truncation is only drawn: it never changes a size.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
