public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The way to wrap or truncate text that does not fit. It never changes the measured size.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
