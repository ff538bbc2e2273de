/// An edge or a corner of a rectangle, in terms of the reading direction.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The space that stays free at the sides of a layout besides its own insets.
public enum UIContentInsetsReference: Int, Sendable {
    /// For a section, the layout's reference. For a layout, ``safeArea``.
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
}
