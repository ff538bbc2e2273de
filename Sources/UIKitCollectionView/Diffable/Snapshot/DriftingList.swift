/// A list whose elements are found near their recorded indices.
struct DriftingList<Element: Hashable & Sendable>: Sendable {
    /// The maximum length of a search, and the maximum number of changes before all elements are indexed again.
    private static var maximumDrift: Int { 64 }

    private(set) var elements: [Element] = []
    /// The maximum distances of elements from their recorded indices, toward the end and toward the start.
    private var inserted = 0
    private var removed = 0
    /// The index before which all elements are at their recorded indices.
    private var driftStart = Int.max

    func index(of element: Element, lastAt last: Int) -> Int? {
        guard last >= driftStart else { return last }
        let candidates = max(driftStart, last - removed)..<min(elements.count, last + inserted + 1)
        return elements[candidates].firstIndex(of: element)
    }

    mutating func insert(_ new: [Element], at index: Int) {
        guard index < elements.count else { return elements.append(contentsOf: new) }
        elements.insert(contentsOf: new, at: index)
        inserted += new.count
        driftStart = min(driftStart, index)
    }

    /// - Parameter indices: The indices, in ascending order.
    mutating func remove(at indices: [Int]) {
        guard let first = indices.first else { return }
        var end = first
        for (position, index) in indices.enumerated() {
            let next = position + 1 < indices.count ? indices[position + 1] : elements.count
            for kept in (index + 1)..<max(index + 1, next) {
                elements[end] = elements[kept]
                end += 1
            }
        }
        elements.removeLast(elements.count - end)
        guard first < end else { return }
        removed += indices.count
        driftStart = min(driftStart, first)
    }

    /// Returns the range of indices to record again; nil if all elements are near enough.
    mutating func takeStaleIndices() -> Range<Int>? {
        guard inserted + removed > Self.maximumDrift else { return nil }
        defer { (inserted, removed, driftStart) = (0, 0, .max) }
        return min(driftStart, elements.count)..<elements.count
    }
}
