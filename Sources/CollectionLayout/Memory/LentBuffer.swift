/// Values one behind the other in memory that somebody lent, mostly on the stack; in memory of its own as soon as that does
/// not suffice.
///
/// Not an array: appending to one asks each time whether somebody else holds it, which costs more than most layouts do, and
/// it never lies on the stack.
@usableFromInline
struct LentBuffer<Element>: ~Copyable {
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

    @inlinable
    mutating func append(_ element: Element) {
        if count == storage.count { grow(to: count + 1) }
        storage.initializeElement(at: count, to: element)
        count += 1
    }

    /// Makes room for so many values.
    @inlinable
    mutating func reserve(_ newCount: Int) {
        if newCount > storage.count { grow(to: newCount) }
    }

    // Rare, and kept out of the loops that ask.
    @inline(never)
    @usableFromInline
    mutating func grow(to newCount: Int) {
        let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(newCount, storage.count * 2))
        _ = larger.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(rebasing: storage[..<count]))
        if isOwned { storage.deallocate() }
        storage = larger
        isOwned = true
    }
}
