/// Consecutive values in memory that the caller lends, usually on the stack. If that does not suffice, the values move
/// to memory of their own.
///
/// Not an array: appending to an array tests for unique ownership each time, which costs more than most layouts do, and
/// an array is never on the stack. The elements are trivial, so removing them needs no work.
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

    init(copying other: borrowing LentBuffer) {
        self.init(capacity: other.count)
        _ = storage.update(fromContentsOf: other.storage[..<other.count])
        count = other.count
    }

    @inlinable
    deinit {
        if isOwned { storage.deallocate() }
    }

    /// Calls `body` with an empty buffer. It is on the stack until it exceeds one kilobyte, the limit of
    /// `withUnsafeTemporaryAllocation` for the stack.
    @inline(__always)  // Saves a heap allocation for what `body` captures.
    static func withStack(_ body: (consuming LentBuffer<Element>) -> Void) {
        withUnsafeTemporaryAllocation(of: Element.self, capacity: 1024 / MemoryLayout<Element>.stride) {
            body(LentBuffer($0))
        }
    }

    /// A value that is there; tested in every build.
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

    /// A value that is there, tested in debug builds only: for ``GridRows``, which asks several times an item, for rows that it
    /// has added itself.
    subscript(unchecked index: Int) -> Element {
        @inline(__always)  // Saves a call for each value.
        get {
            assert(index >= 0 && index < count)
            return storage[index]
        }
        @inline(__always)  // As above.
        _modify {
            assert(index >= 0 && index < count)
            yield &storage[index]
        }
    }

    /// Appends as many values as `element` is asked for, by their number from 0.
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

    /// Changes some values in place, in order.
    @inlinable
    @inline(__always)  // Saves a call for each value.
    mutating func update(in range: Range<Int>, _ body: (inout Element) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        for index in range { body(&storage[index]) }
    }

    /// Forgets the values from one on.
    @inlinable
    mutating func removeAll(from end: Int = 0) { count = min(count, max(0, end)) }

    @inline(never)  // Saves the room in the loops that append: it is rare.
    @usableFromInline
    mutating func grow(to newCount: Int) {
        let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(newCount, storage.count * 2))
        _ = larger.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(rebasing: storage[..<count]))
        if isOwned { storage.deallocate() }
        storage = larger
        isOwned = true
    }
}
