import Foundation

/// The visible elements.
@MainActor struct VisibleElements {
    private(set) var elements: [Element] = []
    /// The visible elements without a view.
    private(set) var withoutView: [Element] = []

    /// Adds the candidates that are visible in `rect` and do not have the stamp yet, and stamps them.
    ///
    /// It is a loop, because Swift checks the actor before each call of a closure. That would cost more than
    /// everything else here.
    mutating func collect(_ candidates: some Sequence<Element>, in rect: CGRect, stamp: Int) {
        for element in candidates where element.stamp != stamp && element.isVisible(in: rect) {
            element.stamp = stamp
            insert(element)
        }
    }

    mutating func insert(_ element: Element) {
        elements.append(element)
        if !element.hasView { withoutView.append(element) }
    }
}
