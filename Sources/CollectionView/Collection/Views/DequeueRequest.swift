import Foundation

/// The request that a data source is answering.
@MainActor final class DequeueRequest {
    private(set) static var isAnyBeingAnswered = false

    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    /// The view that is there already and is only to be configured again.
    let existing: UICollectionReusableView?
    private(set) var dequeued: [UICollectionReusableView] = []

    init(for element: Element, reconfiguring existing: UICollectionReusableView? = nil) {
        key = element.key
        attributes = element.attributes
        self.existing = existing
    }

    func answer<View>(_ ask: () -> View) -> View {
        let outer = Self.isAnyBeingAnswered
        Self.isAnyBeingAnswered = true
        defer { Self.isAnyBeingAnswered = outer }
        return ask()
    }

    func hasDequeued(_ view: UICollectionReusableView) { dequeued.append(view) }
}
