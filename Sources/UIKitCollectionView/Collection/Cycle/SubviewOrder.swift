import Foundation

/// The order of elements' views among the subviews of a collection view: by z-index.
@MainActor struct SubviewOrder {
    /// Puts the views of elements in order. The app's own subviews stay above them.
    ///
    /// - Complexity: O(*k* log *k*) for *k* elements if no view has to move.
    func restore(of elements: [Element], in host: any LayoutCycleHost) {
        var levels: [Level] = []
        for element in elements {
            guard let view = element.view else { continue }
            levels.append(Level(zIndex: element.attributes.zIndex, key: element.key, view: view))
        }
        var index = host.backgroundSubviewCount
        for level in levels.sorted() {
            let view = level.view
            let isInPlace = index < host.subviews.count && host.subviews[index] === view
            if !isInPlace { host.insertSubview(view, at: index) }
            index += 1
        }
    }

    /// A view with its position in the order. It is comparable, because Swift would check the actor before each call
    /// of a comparing closure.
    private struct Level: Comparable {
        var zIndex: Int
        var key: ElementPath
        var view: UIView

        static func < (left: Self, right: Self) -> Bool { (left.zIndex, left.key) < (right.zIndex, right.key) }
        static func == (left: Self, right: Self) -> Bool { left.view === right.view }
    }
}
