import Foundation

/// The distances of lists, in points.
package enum ListMetrics {
    /// The height of a row that has not been measured.
    package static let rowHeight: CGFloat = 44
    /// The height of a header or a footer that has not been measured.
    package static let headerHeight: CGFloat = 44
    /// The width of a header that is as wide as its content and has not been measured.
    package static let headerWidth: CGFloat = 120
    /// The margin at both sides of inset rows, in points.
    package static let margin: CGFloat = 16
    /// The corner radius of a group of inset rows.
    package static let groupRadius: CGFloat = 10
    /// The width that all buttons before the contents of rows share, in points.
    package static let accessoryWidth: CGFloat = 24
    /// The spacing between accessories, and between them and the content.
    package static let accessorySpacing: CGFloat = 12
    /// The distance from the leading edge of a row to its separator, in points.
    package static let separatorInset: CGFloat = 16
}
