/// A growing list of values in borrowed memory, usually on the stack. If the memory does not suffice, the values move
/// to the heap.
///
/// It is not an array because an array is never on the stack, and because appending to an array tests for unique
/// ownership each time, which costs more than most layouts. The elements are trivial, so removing them needs no work.
@usableFromInline
struct LentBuffer<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline var storage: UnsafeMutableBufferPointer<Element>
    @usableFromInline var count = 0
    @usableFromInline var isOwned = false

    init(_ storage: UnsafeMutableBufferPointer<Element>) { self.storage = storage }

    init(capacity: Int) {
        storage = .allocate(capacity: capacity)
        isOwned = true
    }

    @inlinable
    deinit {
        if isOwned { storage.deallocate() }
    }

    /// Calls `body` with an empty buffer, which is on the stack until it exceeds one kilobyte. This is the limit up to
    /// which `withUnsafeTemporaryAllocation` uses the stack.
    @inline(__always)  // Saves a heap allocation for what `body` captures.
    static func withStack(_ body: (consuming LentBuffer<Element>) -> Void) {
        withUnsafeTemporaryAllocation(of: Element.self, capacity: 1024 / MemoryLayout<Element>.stride) {
            body(LentBuffer($0))
        }
    }

    /// The value at an index. Every build tests the index.
    @inlinable
    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count)
            return storage[index]
        }
        _modify {
            precondition(index >= 0 && index < count)
            yield &storage[index]
        }
    }

    @inlinable
    mutating func append(_ element: Element) {
        if count == storage.count { grow(to: count + 1) }
        storage.initializeElement(at: count, to: element)
        count += 1
    }

    /// The value at an index, which only debug builds test. It is for ``GridRows``, which reads several rows for each
    /// item, and has added these rows itself.
    subscript(unchecked index: Int) -> Element {
        @inline(__always)  // Saves a call for each value.
        get {
            assert(index >= 0 && index < count)
            return storage[index]
        }
        @inline(__always)  // Saves a call for each value.
        _modify {
            assert(index >= 0 && index < count)
            yield &storage[index]
        }
    }

    /// Appends `added` values, which `element` returns for the numbers from 0 on.
    @inlinable
    @inline(__always)  // Saves a call for each value.
    mutating func append(count added: Int, _ element: (_ offset: Int) -> Element) {
        precondition(added >= 0)
        if added > storage.count - count { grow(to: count + added) }
        guard added > 0, let next = storage.baseAddress.map({ $0 + count }) else { return }
        for offset in 0..<added { (next + offset).initialize(to: element(offset)) }
        count += added
    }

    @inline(__always)  // Saves a call for each value.
    func forEach(in range: Range<Int>, _ body: (_ index: Int, _ element: Element) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        for index in range { body(index, storage[index]) }
    }

    /// Changes a range of values in place, in order.
    @inlinable
    @inline(__always)  // Saves a call for each value.
    mutating func update(in range: Range<Int>, _ body: (inout Element) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        for index in range { body(&storage[index]) }
    }

    /// Removes the values from an index on.
    @inlinable
    mutating func removeAll(from end: Int = 0) { count = min(count, max(0, end)) }

    @inline(never)  // Keeps the loops that append small, because it is rarely called.
    @usableFromInline
    mutating func grow(to newCount: Int) {
        let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(newCount, storage.count * 2))
        _ = larger.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(rebasing: storage[..<count]))
        if isOwned { storage.deallocate() }
        storage = larger
        isOwned = true
    }
}
