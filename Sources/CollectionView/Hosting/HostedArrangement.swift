import CollectionLayout
import Foundation

/// An arrangement in the coordinates of a collection view.
///
/// They are the arrangement's own coordinates, except for horizontal content that runs from right to left and is
/// shorter than the viewport. Such content is at the viewport's right end, and not at zero.
struct HostedArrangement {
    let arrangement: Arrangement
    /// The distance beyond the sides of the arrangement within which a section that scrolls across has elements, in
    /// points. A collection view shows elements below its covered edges, too.
    var shelfMargin = 0.0

    private var orientation: Orientation { arrangement.orientation }

    /// The distance from the left edge of the collection view's content to the arrangement.
    private var indent: Double {
        orientation.startsAtRight ? max(0, arrangement.viewport.width - arrangement.length) : 0
    }

    var contentSize: CGSize {
        let size = arrangement.contentSize
        return CGSize(width: size.width + indent, height: size.height)
    }

    func frame(_ rect: CollectionLayout.Rect) -> CGRect {
        CGRect(x: rect.x + indent, y: rect.y, width: rect.width, height: rect.height)
    }

    func rect(_ frame: CGRect) -> CollectionLayout.Rect {
        CollectionLayout.Rect(
            x: Double(frame.minX) - indent, y: Double(frame.minY), width: Double(frame.width),
            height: Double(frame.height))
    }

    /// Calls `body` for each element in a rectangle, and for elements without width or height on its left or upper
    /// edge. The core does not find these, because they only share an edge with the rectangle, but their views may
    /// prefer a larger size.
    ///
    /// - Complexity: That of `Arrangement.forEachElement(in:seenThrough:shelfMargin:_:)`.
    func forEachElement(
        in frame: CGRect, seenThrough viewport: CollectionLayout.Rect?, _ body: (LayoutElement) -> Void
    ) {
        let (asked, step) = (rect(frame), 1.0 / 64)
        let wider = CollectionLayout.Rect(
            x: asked.x - step, y: asked.y - step, width: asked.width + step, height: asked.height + step)
        arrangement.forEachElement(in: wider, seenThrough: viewport, shelfMargin: shelfMargin) { element in
            let frame = element.frame
            let isBefore =
                frame.x < asked.x && frame.x + frame.width <= asked.x
                || frame.y < asked.y && frame.y + frame.height <= asked.y
            // A transformed element may be drawn in the rectangle although its frame is before it.
            if !isBefore || element.transform != .identity { body(element) }
        }
    }

    // MARK: Scrolling

    /// Returns the offset of the window from the start of the arrangement. O(log s).
    func offset(of window: ScrollWindow) -> Double {
        orientation.logical(rect(window.visible), in: arrangement.contentSize).main
    }

    /// Returns the content offset that shows an offset of the arrangement. Its other coordinate stays the same.
    func contentOffset(at offset: Double, of window: ScrollWindow) -> CGPoint {
        let viewport = LogicalRect(
            main: offset, cross: 0, length: orientation.length(of: window.size), breadth: arrangement.breadth)
        let frame = frame(orientation.physical(viewport, in: arrangement.contentSize))
        return orientation.axis == .vertical
            ? CGPoint(x: window.bounds.minX, y: frame.minY - window.insets.top)
            : CGPoint(x: frame.minX - window.insets.left, y: window.bounds.minY)
    }
}
