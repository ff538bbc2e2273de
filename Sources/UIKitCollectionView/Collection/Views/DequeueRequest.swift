import Foundation

/// A request for a view, which the data source answers.
@MainActor final class DequeueRequest {
    private(set) static var isAnyBeingAnswered = false

    let key: ElementPath
    let attributes: UICollectionViewLayoutAttributes
    /// The existing view to be configured again; nil if a view is to be dequeued.
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
