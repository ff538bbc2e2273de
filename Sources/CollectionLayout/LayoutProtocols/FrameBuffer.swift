/// The frames of a run, in the order of its items. A layout appends to it.
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
    /// An invalid frame is replaced with the nearest valid one; see ``LogicalRect/sanitized``. So the engine never sees
    /// a coordinate that is not a number, or a negative extent.
    ///
    /// - Complexity: O(1), amortized.
    @inlinable
    public mutating func append(_ frame: LogicalRect) { frames.append(frame.sanitized) }

    /// Appends the frame of the next item without validating it.
    ///
    /// Use it if frames are valid for all item sizes: coordinates are no farther from 0 than ``LayoutUnit/farthest``,
    /// and extents are not negative. It saves about a nanosecond for each item. An invalid frame breaks positions and
    /// queries in its section.
    ///
    /// - Complexity: O(1), amortized.
    @inlinable
    public mutating func append(unchecked frame: LogicalRect) { frames.append(frame) }

    /// Appends the frames of the next items like ``append(_:)``, but allocates memory at most once.
    ///
    /// - Parameters:
    ///   - count: The number of frames, not negative.
    ///   - frame: Returns a frame. It is called once for each number from 0 to `count` − 1, in order.
    /// - Complexity: O(count), amortized.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public mutating func append(count: Int, _ frame: (_ offset: Int) -> LogicalRect) {
        frames.append(count: count) { frame($0).sanitized }
    }

    /// Appends the frames of the next items without validating them; see ``append(unchecked:)``.
    ///
    /// - Parameters:
    ///   - count: The number of frames, not negative.
    ///   - frame: Returns a valid frame. It is called once for each number from 0 to `count` − 1, in order.
    /// - Complexity: O(count), amortized.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public mutating func append(uncheckedCount count: Int, _ frame: (_ offset: Int) -> LogicalRect) {
        frames.append(count: count, frame)
    }
}

extension FrameBuffer {
    // The engine numbers the frames of all runs from the first frame in the buffer.

    /// The number of frames of all runs.
    var total: Int { frames.count }

    subscript(index: Int) -> LogicalRect { frames[index] }

    @inline(__always)  // Saves a call for each frame.
    func forEach(in range: Range<Int>, _ body: (_ index: Int, _ frame: LogicalRect) -> Void) {
        frames.forEach(in: range, body)
    }

    /// Returns the start and the end of a range of frames along the main axis. If the range is empty, the start is
    /// greater than the end.
    func bounds(of range: Range<Int>) -> (start: Double, end: Double) {
        var (start, lastRank) = (Double.infinity, (-Double.infinity).rank)
        frames.forEach(in: range) { _, frame in
            start = min(start, frame.main)
            lastRank = max(lastRank, frame.mainEnd.rank)
        }
        return (start, Double(rank: lastRank))
    }

    mutating func removeAll() {
        frames.removeAll()
        runStart = 0
    }

    /// Begins a run after the current last frame.
    @inlinable
    mutating func beginRun() { runStart = frames.count }
}

extension FrameBuffer {
    // For layouts that append frames before they know their positions. Frames are numbered from the first one of the
    // run.

    /// Returns the frame with a number from 0 to ``count`` − 1 in the run. O(1).
    @inlinable
    public func frame(_ number: Int) -> LogicalRect {
        precondition(number >= 0)  // The buffer tests the upper bound.
        return frames[runStart + number]
    }

    /// Changes the frames of the run from number `first` on. They are not validated; see ``append(unchecked:)``.
    @inlinable
    @inline(__always)  // Saves a call for each frame.
    public mutating func update(from first: Int, _ body: (inout LogicalRect) -> Void) {
        precondition(first >= 0)
        frames.update(in: (first < count ? runStart + first : frames.count)..<frames.count, body)
    }

    /// Removes the frames of the run from number `first` on, so that the next run places their items. O(1).
    @inlinable
    public mutating func remove(from first: Int) { frames.removeAll(from: runStart + max(0, first)) }
}

extension Double {
    /// An integer that is smaller for smaller numbers.
    ///
    /// The longest item of a waterfall is a matter of chance, which a branch cannot predict. Engines of WebAssembly
    /// choose between integers without one, but not between floating-point numbers.
    fileprivate var rank: Int64 {
        let bits = Int64(bitPattern: bitPattern)
        return bits ^ (bits >> 63 & .max)
    }

    fileprivate init(rank: Int64) { self.init(bitPattern: UInt64(bitPattern: rank ^ (rank >> 63 & .max))) }
}
