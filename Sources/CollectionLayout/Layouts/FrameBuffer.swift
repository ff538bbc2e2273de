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

    /// Adds the frames of the next items, in order.
    @inline(__always)
    mutating func append(count: Int, _ frame: (_ offset: Int) -> LogicalRect) {
        while storage.count - used < count { grow() }
        guard count > 0, let next = storage.baseAddress.map({ $0 + used }) else { return }
        for offset in 0..<count { (next + offset).initialize(to: frame(offset)) }
        used += count
    }

    subscript(index: Int) -> LogicalRect {
        precondition(index >= 0 && index < used)
        return storage[index]
    }

    /// From where to where frames reach along the main axis; empty, with the start above the end, where there are none.
    func bounds(of range: Range<Int>) -> (start: Double, end: Double) {
        precondition(range.lowerBound >= 0 && range.upperBound <= used)
        var bounds = (start: Double.infinity, end: -Double.infinity)
        for index in range {
            bounds.start = min(bounds.start, storage[index].main)
            bounds.end = max(bounds.end, storage[index].mainEnd)
        }
        return bounds
    }

    /// Calls `body` for each frame of a range that shares more than an end with a stretch of the main axis.
    @inline(__always)
    func forEach(in range: Range<Int>, from start: Double, to end: Double, _ body: (Int, LogicalRect) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= used)
        for index in range {
            let frame = storage[index]
            if frame.main < end, start < frame.mainEnd { body(index, frame) }
        }
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
