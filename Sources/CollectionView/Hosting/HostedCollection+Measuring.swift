import CollectionLayout
import Foundation

extension HostedCollection {
    /// Returns the measurement for the size that an element's view prefers; nil for a view that does not size itself.
    func measurement(of id: ElementID, preferring size: CGSize) -> MeasuredSize? {
        session?.measurement(
            of: id, preferring: CollectionLayout.Size(width: Double(size.width), height: Double(size.height)))
    }

    /// Returns whether a measurement differs from the arrangement.
    func isNew(_ measurement: MeasuredSize) -> Bool { session?.isNew(measurement) ?? false }

    /// Applies a measurement.
    ///
    /// - Parameter sections: New descriptions of sections that follow from the measurement.
    /// - Returns: The changes of the content offset and of the content size.
    func measure(
        _ measurement: MeasuredSize, describing sections: [(index: Int, section: CollectionSection)] = [],
        seenThrough window: ScrollWindow
    ) -> (offset: CGPoint, size: CGSize) {
        catchUp(with: window)
        // A view prefers another size than before only after it has been on the screen. So the window has been
        // presented.
        if !isMeasuring, session?.element(measurement.element)?.isEstimate == false { session?.presented() }
        isMeasuring = true
        let (size, start) = (contentSize, contentOffset(in: window))
        // The session refuses invalid sizes and the sizes of missing elements. Then nothing has changed.
        _ = try? session?.measured([measurement])
        // The descriptions follow from the measurement, so the element that it anchored holds its position.
        if !sections.isEmpty { _ = session?.completeChange { _ = try? $0.describe(sections, keepingPlace: false) } }
        guard let start, let end = contentOffset(in: window) else { return (.zero, .zero) }
        let distance = CGPoint(x: end.x - start.x, y: end.y - start.y)
        pending.x += distance.x
        pending.y += distance.y
        if distance != .zero { update?.isCorrected = true }
        return (distance, CGSize(width: contentSize.width - size.width, height: contentSize.height - size.height))
    }
}
