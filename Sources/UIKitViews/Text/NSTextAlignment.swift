/// Where the lines of a text lie between the edges.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At both edges, with spaces that are as wide as necessary.
    case justified
    /// At the edge at which the reading direction begins.
    case natural
}

/// The way to wrap or truncate text that does not fit. It never changes the measured size.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping
    /// Lines break between any two characters.
    case byCharWrapping
    /// A line is cut off at the edge.
    case byClipping
    /// The beginning of a line is replaced by dots.
    case byTruncatingHead
    /// The end of a line is replaced by dots.
    case byTruncatingTail
    /// The middle of a line is replaced by dots.
    case byTruncatingMiddle
}

/// The position of a text whose font has become smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays.
    case alignBaselines
    /// The middle stays.
    case alignCenters
    /// The top left corner stays.
    case none
}
