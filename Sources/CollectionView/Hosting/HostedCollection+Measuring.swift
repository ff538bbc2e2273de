import CollectionLayout
import Foundation

extension HostedCollection {
    /// Returns the size that a view wishes for as a measurement; nil for a view that has no say.
    func measurement(_ preferred: UICollectionViewLayoutAttributes) -> MeasuredSize? {
        guard let arrangement = session?.arrangement, let id = ElementID(preferred), arrangement.isSelfSizing(id),
            arrangement.logicalFrame(of: id) != nil
        else { return nil }
        let size = CollectionLayout.Size(width: Double(preferred.size.width), height: Double(preferred.size.height))
        let choosesBreadth = id.kind == .item && arrangement.wishedBreadth(of: id) != nil
        return MeasuredSize(
            id, length: arrangement.orientation.length(of: size),
            breadth: choosesBreadth ? arrangement.orientation.breadth(of: size) : nil)
    }

    /// Whether a measurement differs from the frame of its element.
    func isNews(_ measurement: MeasuredSize) -> Bool {
        guard let frame = session?.arrangement.logicalFrame(of: measurement.element) else { return false }
        return LayoutUnit.length(measurement.length) != frame.length
            || measurement.breadth.map { LayoutUnit.length($0) != frame.breadth } ?? false
    }

    /// - Returns: by how much the content offset and the content size change.
    func measure(_ measurement: MeasuredSize, seenThrough window: ScrollWindow) -> (offset: CGPoint, size: CGSize) {
        catchUp(with: window)
        let (size, start) = (contentSize, contentOffset(in: window))
        // Refused is what does not exist, or makes no sense; nothing has changed then.
        _ = try? session?.measured([measurement])
        guard let start, let end = contentOffset(in: window) else { return (.zero, .zero) }
        let distance = CGPoint(x: end.x - start.x, y: end.y - start.y)
        pending.x += distance.x
        pending.y += distance.y
        if distance != .zero { update?.isCorrected = true }
        return (distance, CGSize(width: contentSize.width - size.width, height: contentSize.height - size.height))
    }
}
