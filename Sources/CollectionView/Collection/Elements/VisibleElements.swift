import Foundation

/// What can be seen.
@MainActor struct VisibleElements {
    private(set) var elements: [Element] = []
    /// Those among them that have no view yet.
    private(set) var withoutView: [Element] = []

    /// Takes those that can be seen in `rect` and do not bear the stamp yet, which they get.
    ///
    /// A plain loop: Swift checks the actor before each call of a closure, which costs more than all else here.
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
