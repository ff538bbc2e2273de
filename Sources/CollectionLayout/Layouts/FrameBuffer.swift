/// The frames of a run, in the order of its items, as a layout hands them over.
///
/// Not an array: appending to one asks each time whether somebody else holds it, which costs more than most layouts do.
public struct FrameBuffer: ~Copyable {
    @usableFromInline var storage: UnsafeMutableBufferPointer<LogicalRect>
    /// How many frames there are.
    @inlinable public var count: Int { used }
    @usableFromInline var used = 0

    init() { storage = .allocate(capacity: Block.size) }

    deinit { storage.deallocate() }

    /// Adds the frame of the next item, or the nearest one that makes sense: nothing behind this door has to expect a
    /// coordinate that is not a number, or a negative extent. O(1), amortized.
    @inlinable
    public mutating func append(_ frame: LogicalRect) { append(sound: frame.sanitized) }

    /// ``append(_:)`` for layouts whose frames make sense whatever the sizes of the items are.
    @inlinable
    mutating func append(sound frame: LogicalRect) {
        if used == storage.count { grow() }
        storage.initializeElement(at: used, to: frame)
        used += 1
    }

    subscript(index: Int) -> LogicalRect {
        precondition(index >= 0 && index < used)
        return storage[index]
    }

    mutating func removeAll() { used = 0 }

    mutating func removeAll(from end: Int) { used = min(used, end) }

    @usableFromInline
    mutating func grow() {
        let larger = UnsafeMutableBufferPointer<LogicalRect>.allocate(capacity: storage.count * 2)
        _ = larger.moveInitialize(fromContentsOf: storage)
        storage.deallocate()
        storage = larger
    }
}
