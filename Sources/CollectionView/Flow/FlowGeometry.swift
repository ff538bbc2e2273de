import CollectionLayout
import Foundation

/// The exact frames of a flow layout's elements. It stays the same when the layout is arranged again.
struct FlowGeometry {
    let arrangement: Arrangement
    let description: FlowDescription
    let preferredSizes: FlowSizes
    /// The number of pixels in a point.
    let scale: CGFloat

    /// Returns an element's frame, with its origin on a pixel. An item has exactly the requested size, except that a
    /// stretched item has the length of its line.
    func frame(of element: LayoutElement) -> CGRect {
        var frame = CGRect(
            x: pixel(element.frame.x), y: pixel(element.frame.y), width: element.frame.width,
            height: element.frame.height)
        if element.id.kind == .item, let size = askedSize(of: element) {
            let room = description.room
            let stretchedAxis = room.alignment == .stretch ? room.orientation.axis : nil
            if stretchedAxis != .horizontal { frame.size.width = size.width }
            if stretchedAxis != .vertical { frame.size.height = size.height }
        }
        return frame
    }

    /// Returns the exact requested size, which the core has rounded to 1/64 point; nil if the core has a better one.
    private func askedSize(of element: LayoutElement) -> CGSize? {
        let (id, flow) = (element.id, description.flows[element.id.section])
        if !element.isEstimate, let size = preferredSizes[id] { return size }
        // A size measured at another breadth is a better estimate than the description's.
        let isDescribed =
            !element.isEstimate || arrangement.size(of: id) == flow.item(id.item, in: description.room).size
        return isDescribed ? flow.sizes[id.item] : nil
    }

    private func pixel(_ position: Double) -> CGFloat { (CGFloat(position) * scale).rounded() / scale }
}
