/// The frames of a run, in the order of its items, as a layout hands them over.
public struct FrameBuffer: ~Copyable {
    @usableFromInline var frames: LentBuffer<LogicalRect>

    /// As many as a run mostly has.
    private static let fewFrames = 16

    init() { frames = LentBuffer(capacity: Self.fewFrames) }

    /// - Parameter room: memory for as many frames as there mostly are, as long as the buffer is used.
    init(in room: UnsafeMutableBufferPointer<LogicalRect>) { frames = LentBuffer(room) }

    /// How many frames there are.
    @inlinable public var count: Int { frames.count }

    /// Adds the frame of the next item, or the nearest one that makes sense: nothing behind this door has to expect a
    /// coordinate that is not a number, or a negative extent. O(1), amortized.
    @inlinable
    public mutating func append(_ frame: LogicalRect) { append(sound: frame.sanitized) }

    /// ``append(_:)`` for layouts whose frames make sense whatever the sizes of the items are.
    @inlinable
    mutating func append(sound frame: LogicalRect) { frames.append(frame) }

    /// Adds the frames of the next items, in order.
    @inline(__always)
    mutating func append(count: Int, _ frame: (_ offset: Int) -> LogicalRect) {
        frames.reserve(frames.count + count)
        guard count > 0, let next = frames.storage.baseAddress.map({ $0 + frames.count }) else { return }
        for offset in 0..<count { (next + offset).initialize(to: frame(offset)) }
        frames.count += count
    }

    subscript(index: Int) -> LogicalRect {
        precondition(index >= 0 && index < count)
        return frames.storage[index]
    }

    /// From where to where frames reach along the main axis; empty, with the start above the end, where there are none.
    func bounds(of range: Range<Int>) -> (start: Double, end: Double) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        var bounds = (start: Double.infinity, end: -Double.infinity)
        for index in range {
            bounds.start = min(bounds.start, frames.storage[index].main)
            bounds.end = max(bounds.end, frames.storage[index].mainEnd)
        }
        return bounds
    }

    @inline(__always)
    func forEach(in range: Range<Int>, _ body: (_ index: Int, _ frame: LogicalRect) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        for index in range { body(index, frames.storage[index]) }
    }

    mutating func removeAll() { frames.count = 0 }

    mutating func removeAll(from end: Int) { frames.count = min(count, end) }
}
