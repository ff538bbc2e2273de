/// The elements of an array, read where they lie.
///
/// An element that is read out of an array retains all that it holds, and lets go of it afterwards: on the way down a tree that
/// would take longer than the steps.
///
/// An index is tested in debug builds only. So it serves trees that find their way by their own counts, after the caller's index
/// was tested once: ``SectionTree`` and ``AxisPlan``. It must not be used after the closure to which it was passed has returned;
/// until then the array is borrowed, so that nobody changes it.
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
    /// Calls `body` with the elements.
    @inline(__always)  // Saves a call for each step through a tree.
    func withLentElements(_ body: (LentElements<Element>) -> Void) {
        withUnsafeBufferPointer { body(LentElements($0)) }
    }
}
