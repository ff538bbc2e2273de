/// The elements of an array, read in place.
///
/// Copying an element out of an array retains and releases all its references. On the way down a tree, that would take
/// longer than the steps themselves.
///
/// Only debug builds test indices. It is for ``SectionTree``, ``IntervalTree`` and ``AxisPlan``, which navigate by their
/// own counts after the caller's index has been tested once. It must not be used after the closure has returned; until
/// then, the array is borrowed and cannot change.
struct LentElements<Element> {
    private let elements: UnsafeBufferPointer<Element>

    fileprivate init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

    var count: Int { elements.count }

    subscript(index: Int) -> Element {
        @inline(__always)  // Saves copying the element.
        unsafeAddress {
            assert(index >= 0 && index < count)
            return elements.baseAddress.unsafelyUnwrapped + index
        }
    }
}

extension Array {
    /// Calls `body` with the elements in place.
    @inline(__always)  // Saves a call for each step through a tree.
    func withLentElements(_ body: (LentElements<Element>) -> Void) {
        withUnsafeBufferPointer { body(LentElements($0)) }
    }
}
