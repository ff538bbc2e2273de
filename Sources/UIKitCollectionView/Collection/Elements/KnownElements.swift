import Foundation

/// The layout's answers for the region around the visible rectangle.
///
/// Scrolling within known pages does not ask the layout, and hashes no elements.
///
/// - Complexity: Scrolling is O(*k*) for *k* elements on two or four pages.
@MainActor struct KnownElements {
    private var pages: [Page: [Element]] = [:]
    private var pageSize = CGSize.zero
    private var byKey: [ElementPath: Element] = [:]
    /// The elements that invalidations have named since their pages were learned. They may be on any page now.
    private var named: [ElementPath: Element] = [:]
    private var stamp = 0
    /// The number of times that all attributes have been invalidated.
    private var generation = 0

    /// Returns a known element. The attributes of an element with a view may be those before the last invalidation.
    subscript(key: ElementPath) -> Element? { byKey[key] }

    /// Returns the layout's current attributes; nil if the layout has to be asked for them.
    func attributes(for key: ElementPath) -> UICollectionViewLayoutAttributes? {
        byKey[key].flatMap { isCurrent($0) ? $0.attributes : nil }
    }

    /// Returns whether an element's attributes are those after the last invalidation of all attributes.
    func isCurrent(_ element: Element) -> Bool { element.generation == generation }

    var all: [ElementPath: Element].Values { byKey.values }

    /// Returns the unknown pages of `rect`, for which the layout has to be asked.
    ///
    /// Callers ask the layout, which may meanwhile ask the collection view for known elements.
    mutating func missingPages(of rect: CGRect) -> [Page] {
        if pageSize != rect.size { forgetPages() }
        pageSize = rect.size
        return Page.pages(in: rect, size: pageSize).filter { pages[$0] == nil }
    }

    func rect(of page: Page) -> CGRect { page.rect(size: pageSize) }

    /// Takes the layout's answer about a page.
    ///
    /// - Returns: The duplicates in the page, of which the first is kept.
    mutating func learn(_ page: Page, _ answer: [UICollectionViewLayoutAttributes]) -> [ElementPath] {
        stamp += 1
        var (elements, repeated): ([Element], [ElementPath]) = ([], [])
        for attributes in answer {
            let element = update(attributes)
            if element.stamp == stamp { repeated.append(element.key) } else { elements.append(element) }
            element.stamp = stamp
        }
        pages[page] = elements
        return repeated
    }

    /// Updates or adds an element. A known element stays the same object, because it may have a view.
    private mutating func update(_ attributes: UICollectionViewLayoutAttributes) -> Element {
        guard let known = byKey[attributes.element] else {
            let element = Element(attributes)
            element.generation = generation
            byKey[element.key] = element
            return element
        }
        known.generation = generation
        // The first of two answers in one page counts.
        if known.stamp != stamp { known.attributes = attributes }
        return known
    }

    /// Takes the layout's answers for elements that were named in an invalidation.
    mutating func rename(_ attributes: [UICollectionViewLayoutAttributes]) {
        for attributes in attributes {
            stamp += 1
            named[attributes.element] = update(attributes)
        }
    }

    /// Adds an element with a view, so that it is found when its page is learned.
    mutating func insert(_ element: Element) { byKey[element.key] = element }

    /// Returns the elements that are visible in `rect`, each once.
    ///
    /// - Complexity: O(*k*).
    mutating func visible(in rect: CGRect) -> VisibleElements {
        stamp += 1
        var visible = VisibleElements()
        for page in Page.pages(in: rect, size: pageSize) {
            if let elements = pages[page] { visible.collect(elements, in: rect, stamp: stamp) }
        }
        visible.collect(named.values, in: rect, stamp: stamp)
        return visible
    }

    /// Returns the items in `rect`, on known pages, without a cell.
    ///
    /// - Complexity: O(*k*), without hashing.
    func cellsToPrepare(in rect: CGRect) -> [Element] {
        var found: [Element] = []
        for page in Page.pages(in: rect, size: pageSize) {
            // This loop runs in every frame of a scroll, so it checks flags before it compares frames.
            for element in pages[page] ?? [] where !element.hasView && !element.isPrepared {
                if element.isVisible(in: rect), element.key.category == .cell { found.append(element) }
            }
        }
        return found
    }

    /// Forgets all pages. Elements with a view stay known until the layout has been asked again.
    mutating func forgetPages() {
        generation += 1
        pages = [:]
        named = [:]
        byKey = byKey.filter { $0.value.hasView }
    }

    mutating func forget(_ key: ElementPath) {
        guard let element = byKey.removeValue(forKey: key) else { return }
        named[key] = nil
        for page in pages.keys { pages[page]?.removeAll { $0 === element } }
    }

    /// Forgets pages far from a rectangle.
    mutating func forgetPages(farFrom rect: CGRect) {
        let needed = Page.pages(in: rect, size: pageSize)
        guard pages.count > needed.count, let first = needed.first, let last = needed.last else { return }
        let (rows, columns) = (first.row - 1...last.row + 1, first.column - 1...last.column + 1)
        pages = pages.filter { rows.contains($0.key.row) && columns.contains($0.key.column) }
        let near = first.rect(size: pageSize).union(last.rect(size: pageSize))
            .insetBy(dx: -pageSize.width, dy: -pageSize.height)
        named = named.filter { $0.value.hasView || $0.value.isVisible(in: near) }
        stamp += 1
        for element in pages.values.joined() { element.stamp = stamp }
        for element in named.values { element.stamp = stamp }
        byKey = byKey.filter { $0.value.stamp == stamp || $0.value.hasView }
    }
}
