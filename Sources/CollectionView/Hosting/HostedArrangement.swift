import CollectionLayout
import Foundation

/// An arrangement in the coordinates of a collection view.
///
/// They are the arrangement's own, but where content runs to the left and is shorter than the viewport: it lies at the right end
/// then, and not at zero.
struct HostedArrangement {
    let arrangement: Arrangement

    private var orientation: Orientation { arrangement.orientation }

    /// From the left edge of the collection view's content to the arrangement.
    private var indent: Double {
        guard orientation.axis == .horizontal, orientation.direction == .rightToLeft else { return 0 }
        return max(0, arrangement.viewport.width - arrangement.length)
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

    /// Calls `body` for everything in a rectangle, and for what has no breadth and lies on its left or upper edge: the view of such an
    /// element may want to be larger. To the core, that does not share more than an edge with the rectangle.
    ///
    /// - Complexity: That of `Arrangement.forEachElement(in:seenThrough:shelfMargin:_:)`.
    func forEachElement(
        in frame: CGRect, seenThrough viewport: CollectionLayout.Rect?, _ body: (LayoutElement) -> Void
    ) {
        let (asked, step) = (rect(frame), 1.0 / 64)
        let wider = CollectionLayout.Rect(
            x: asked.x - step, y: asked.y - step, width: asked.width + step, height: asked.height + step)
        arrangement.forEachElement(in: wider, seenThrough: viewport) { element in
            let frame = element.frame
            let isBefore =
                frame.x < asked.x && frame.x + frame.width <= asked.x
                || frame.y < asked.y && frame.y + frame.height <= asked.y
            // What is transformed is found where it is drawn.
            if !isBefore || element.transform != .identity { body(element) }
        }
    }

    // MARK: Scrolling

    /// How far the window is scrolled, from where the arrangement begins. O(log s).
    func offset(of window: ScrollWindow) -> Double {
        orientation.logical(rect(window.visible), in: arrangement.contentSize).main
    }

    /// The `contentOffset` at which a collection view shows what begins at an offset; across, it stays where it is.
    func contentOffset(at offset: Double, of window: ScrollWindow) -> CGPoint {
        let viewport = LogicalRect(
            main: offset, cross: 0, length: orientation.length(of: window.size), breadth: arrangement.breadth)
        let frame = frame(orientation.physical(viewport, in: arrangement.contentSize))
        return orientation.axis == .vertical
            ? CGPoint(x: window.bounds.minX, y: frame.minY - window.insets.top)
            : CGPoint(x: frame.minX - window.insets.left, y: window.bounds.minY)
    }
}
