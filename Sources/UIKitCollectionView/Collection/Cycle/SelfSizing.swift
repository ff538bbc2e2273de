import Foundation

/// The part of a layout pass that asks views for their preferred sizes, and the layout whether it uses them.
@MainActor struct SelfSizing {
    /// The most rounds of measuring in a layout pass.
    static let maximumRoundCount = 12

    private let state: LayoutState
    private let tracer: CallTracer
    private var reported: Set<ElementPath> = []

    init(_ state: LayoutState, tracer: CallTracer) { (self.state, self.tracer) = (state, tracer) }

    /// Measures elements in one round. If the layout accepts a size, it is invalid afterward.
    mutating func measure(_ elements: [Element], with boundary: LayoutBoundary) {
        let tolerance = state.halfPixel
        for element in elements where element.key.category != .decorationView {
            guard let view = element.view,
                element.preferredSizes.isOpen(for: element.attributes.size, tolerance: tolerance)
            else { continue }
            measure(element, view, with: boundary, tolerance: tolerance)
        }
    }

    private mutating func measure(
        _ element: Element, _ view: UICollectionReusableView, with boundary: LayoutBoundary, tolerance: CGFloat
    ) {
        let original = element.attributes
        view.prepareToBeMeasured()
        let preferred = tracer.call(
            .view, "preferredLayoutAttributesFitting(_:)", [original.indexPath]
        ) { view.preferredLayoutAttributesFitting(original.copied()).copied() }
        guard preferred.size.width.isFinite, preferred.size.height.isFinite,
            let size = element.preferredSizes.answer(preferred.size, about: original.size, tolerance: tolerance)
        else { return }
        if preferred.size != size { preferred.size = size }
        guard let context = boundary.context(forPreferred: preferred, original: original) else { return }
        boundary.call("invalidateLayout(with:)") { $0.invalidateLayout(with: context) }
        state.adjustOffset()
        if element.preferredSizes.rounds >= PreferredSizes.maximumRoundCount {
            report(element.key, original.size, size)
        }
    }

    private mutating func report(_ key: ElementPath, _ size: CGSize, _ preferred: CGSize) {
        guard reported.insert(key).inserted else { return }
        CollectionViewDiagnostics.warning(
            "UICollectionView is stuck in its update/layout loop: the view at \(key.indexPath.shortDescription) has the size "
                + "\(size) and still wants \(preferred). Self-sizing views must return a consistent size.")
    }
}
