import Foundation

/// The background behind the content of a cell.
///
/// A property that was never set follows the state: ``updated(for:)`` keeps all others.
public struct UIBackgroundConfiguration: Hashable {
    private let style: BackgroundStyle
    private var state = LookState()
    private var look: BackgroundLook

    /// A view above the color, as large as the background.
    public var customView: UIView?
    /// An image above the color, and below ``customView``.
    public var image: UIImage?
    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// An effect behind the color.
    public var visualEffect: UIVisualEffect?
    /// The edges at which the layout margins of the cell's content are added to ``backgroundInsets``.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Transforms ``backgroundColor``; nil for no change.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The color of the line along the edge; nil for the tint color.
    public var strokeColor: UIColor?
    /// Transforms ``strokeColor``; nil for no change.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line along the edge, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the line outside the edge, in points; inside if negative.
    public var strokeOutset: CGFloat = 0

    init(_ style: BackgroundStyle) {
        self.style = style
        look = style.look(in: state)
    }

    /// Returns the background for a state. Automatic colors follow the state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        copy.state = LookState(state)
        copy.look.follow(from: style.look(in: self.state), to: style.look(in: copy.state))
        return copy
    }

    /// The color; nil for the tint color.
    public var backgroundColor: UIColor? {
        get { look.color }
        set { look.color = newValue }
    }

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { look.cornerRadius = newValue }
    }

    /// The distances from the edges of the cell, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets {
        get { look.insets }
        set { look.insets = newValue }
    }

    /// Returns the color that is shown.
    ///
    /// - Parameter tintColor: The view's tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the line that is shown.
    ///
    /// - Parameter tintColor: The view's tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration {
    /// Returns a background that is invisible in any state.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Returns the background of a row in the style of the list that contains the cell.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
    /// Returns the background of a header in the style of the list that contains the view.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeaderFooter) }
    /// Returns the background of a footer in the style of the list that contains the view.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeaderFooter) }

    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeaderFooter)
    }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeaderFooter)
    }
    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
    /// Returns the background of a cell in a sidebar beside another list.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }
}
