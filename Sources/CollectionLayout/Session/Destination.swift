/// The destination of a scroll that has not arrived yet.
struct Destination: Sendable {
    private let anchor: ScrollAnchor
    /// The offset that the host was told to scroll to.
    var told: Double
    /// The length covered at the end of the viewport, if the element is the first item; else nil. The first item is shown
    /// together with what lies before it for as long as both fit.
    private var firstInset: Double?

    init(_ anchor: ScrollAnchor, from offset: Double, firstInset: Double? = nil) {
        self.anchor = anchor
        told = offset
        self.firstInset = firstInset
    }

    /// Whether the element is the first item. Measuring may show then that not all of what lies before it fits, also after
    /// the host has arrived.
    var isFirst: Bool { firstInset != nil }

    /// The place that is to be held on arrival.
    func goal(in arrangement: Arrangement) -> ScrollAnchor {
        guard let firstInset, let frame = anchor.element.flatMap({ arrangement.logicalFrame(of: $0) }),
            frame.mainEnd <= arrangement.viewportLength - firstInset
        else { return anchor }
        return ScrollAnchor(element: nil)
    }

    /// The same after an edit; nil if the element is gone.
    func mapped(through map: CollectionMap) -> Destination? {
        anchor.mapped(through: map).map { Destination($0, from: told, firstInset: firstInset) }
    }
}
