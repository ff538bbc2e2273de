/// The cursors before the blocks of a page, one after another.
///
/// It is a class, so that the engine can store it without knowing the cursor's type. Only the box of the layout that
/// made it reads it. It has its own memory instead of an array, which would test for unique ownership at each write.
@usableFromInline
final class CursorColumn<Cursor> {
    @usableFromInline let memory: UnsafeMutableBufferPointer<Cursor>
    // This property is not checked for overlapping accesses at run time. That is safe: only the unique owner of the
    // page changes it (see `ContentBox`), and nothing it calls leads back here.
    @exclusivity(unchecked) @usableFromInline var count: Int

    @inlinable
    init(_ cursor: Cursor) {
        memory = .allocate(capacity: 1)
        memory.initializeElement(at: 0, to: cursor)
        count = 1
    }

    /// Makes a column with copies of another column's cursors, and room for more.
    @inlinable
    init(_ sources: [Int], of other: CursorColumn, room: Int) {
        memory = .allocate(capacity: sources.count + room)
        count = sources.count
        for number in sources.indices {
            memory.initializeElement(at: number, to: other[sources[number]])
        }
    }

    @inlinable
    deinit {
        memory.extracting(..<count).deinitialize()
        memory.deallocate()
    }

    /// The cursor at an index. Every build tests the index.
    @inlinable
    subscript(index: Int) -> Cursor {
        _read {
            precondition(index >= 0 && index < count)
            yield memory.baseAddress.unsafelyUnwrapped[index]
        }
        _modify {
            precondition(index >= 0 && index < count)
            yield &memory.baseAddress.unsafelyUnwrapped[index]
        }
    }

    /// Returns the end of a lane of the cursor at an index; nil if there is no such lane. It reads the cursor in place.
    @inlinable
    func end(ofLane lane: Int, at index: Int) -> Double? where Cursor: LayoutCursor {
        precondition(index >= 0 && index < count)
        return (memory.baseAddress.unsafelyUnwrapped + index).pointee.end(ofLane: lane)
    }

    /// Returns whether an index is that of the next cursor to append.
    @inlinable
    func isEnd(_ index: Int) -> Bool { index == count }

    /// Adds a cursor. There must be space for one more, which every build tests.
    @inlinable
    func append(_ cursor: consuming Cursor) {
        precondition(count < memory.count)
        memory.initializeElement(at: count, to: cursor)
        count += 1
    }

    /// Returns the column behind a reference, which a box of the same layout must have made.
    @inlinable
    @inline(__always)  // Saves a call: the cast takes no instruction.
    static func of(_ object: AnyObject) -> CursorColumn { unsafeDowncast(object, to: CursorColumn.self) }
}
