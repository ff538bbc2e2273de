/// The frames of a run, in the order of its items, as a layout hands them over.
public struct FrameBuffer: ~Copyable {
    @usableFromInline var frames: LentBuffer<LogicalRect>
    /// The start of the current run. Frames of earlier runs begin before it.
    @usableFromInline var runStart = 0

    init() { frames = LentBuffer(capacity: 16) }

    init(in frames: consuming LentBuffer<LogicalRect>) { self.frames = frames }

    /// The number of frames in the run so far.
    @inlinable public var count: Int { frames.count - runStart }

    /// Appends the frame of the next item.
    ///
    /// A frame that makes no sense is replaced with the nearest one that does, see ``LogicalRect/sanitized``: the engine need
    /// not expect a coordinate that is not a number, or a negative extent.
    ///
    /// - Complexity: O(1), amortized.
    @inlinable
    public mutating func append(_ frame: LogicalRect) { frames.append(frame.sanitized) }

    /// Appends the frame of the next item as it is.
    ///
    /// Appends a frame without validating it. For layouts whose frames are valid for all item sizes: coordinates are
    /// finite and no farther from 0 than ``LayoutUnit/farthest``, and extents are not negative. Saves about a
    /// nanosecond an item. An invalid frame breaks positions and queries in its section.
    ///
    /// - Complexity: O(1), amortized.
    @inlinable
    public mutating func append(unchecked frame: LogicalRect) { frames.append(frame) }

    /// Appends the frames of the next items, in order; each as by ``append(_:)``, but room is made only once.
    ///
    /// - Parameters:
    ///   - count: the number of frames, not negative.
    ///   - frame: called once for each frame in order, with numbers from 0.
    /// - Complexity: O(count), amortized.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public mutating func append(count: Int, _ frame: (_ offset: Int) -> LogicalRect) {
        frames.append(count: count) { frame($0).sanitized }
    }

    /// Appends the frames of the next items, in order, as they are. For the promise about them see ``append(unchecked:)``.
    ///
    /// - Parameters:
    ///   - count: the number of frames, not negative.
    ///   - frame: called once for each frame in order, with numbers from 0.
    /// - Complexity: O(count), amortized.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public mutating func append(uncheckedCount count: Int, _ frame: (_ offset: Int) -> LogicalRect) {
        frames.append(count: count, frame)
    }
}

extension FrameBuffer {
    // The engine counts from the first frame in the buffer, whatever its run.

    /// The number of frames of all runs.
    var total: Int { frames.count }

    subscript(index: Int) -> LogicalRect { frames[index] }

    @inline(__always)  // Saves a call for each frame.
    func forEach(in range: Range<Int>, _ body: (_ index: Int, _ frame: LogicalRect) -> Void) {
        frames.forEach(in: range, body)
    }

    /// The start and the end of some frames along the main axis. If there are no frames, the start is greater than the
    /// end.
    func bounds(of range: Range<Int>) -> (start: Double, end: Double) {
        var bounds = (start: Double.infinity, end: -Double.infinity)
        frames.forEach(in: range) { _, frame in
            bounds.start = min(bounds.start, frame.main)
            bounds.end = max(bounds.end, frame.mainEnd)
        }
        return bounds
    }

    mutating func removeAll() {
        frames.removeAll()
        runStart = 0
    }

    /// Begins another run behind the frames that there are.
    @inlinable
    mutating func beginRun() { runStart = frames.count }
}

extension FrameBuffer {
    // For layouts that place several items before they know the positions. Frames are counted from the first one of
    // the run.

    /// The frame of an item of the run; `number` is below ``count``. O(1).
    @inlinable
    public func frame(_ number: Int) -> LogicalRect {
        precondition(number >= 0)  // The buffer tests the other end.
        return frames[runStart + number]
    }

    /// Changes the frames of the run from one on in place, under the promise of ``append(unchecked:)``.
    @inlinable
    @inline(__always)  // Saves a call for each frame.
    public mutating func update(from first: Int, _ body: (inout LogicalRect) -> Void) {
        precondition(first >= 0)
        frames.update(in: min(runStart + first, frames.count)..<frames.count, body)
    }

    /// Takes back the frames of the run from one on: their items are placed by the next run. O(1).
    @inlinable
    public mutating func remove(from first: Int) { frames.removeAll(from: runStart + max(0, first)) }
}
