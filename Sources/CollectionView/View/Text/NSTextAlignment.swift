public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// What becomes of text that does not fit. Truncation takes place in the drawing only: it never changes a size.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
