/// An edge or a corner of a rectangle, in terms of the reading direction.
public enum NSRectAlignment: Int, Sendable {
    /// No edge.
    case none
    /// The middle of the top edge.
    case top
    /// The corner between the top and the leading edge.
    case topLeading
    /// The middle of the leading edge.
    case leading
    /// The corner between the bottom and the leading edge.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The corner between the bottom and the trailing edge.
    case bottomTrailing
    /// The middle of the trailing edge.
    case trailing
    /// The corner between the top and the trailing edge.
    case topTrailing
}

/// The space that stays free at the sides of a layout besides its own insets.
public enum UIContentInsetsReference: Int, Sendable {
    /// For a section, the layout's reference. For a layout, ``safeArea``.
    case automatic
    /// The edges of the collection view.
    case none
    /// The safe area of the collection view.
    case safeArea
    /// The layout margins of the collection view.
    case layoutMargins
    /// The readable width of the collection view.
    case readableContent
}
