/// The cursors before the blocks of a page, one after another.
///
/// A class, so that the engine can store it without knowing the cursor's type. Only the box of the layout that made it
/// reads it. It has its own memory instead of an array, which would test for unique ownership at each write.
@usableFromInline
final class CursorColumn<Cursor> {
    @usableFromInline let memory: UnsafeMutableBufferPointer<Cursor>
    // Not checked for overlapping accesses at run time: only one owner changes the page that owns the column (see
    // `ContentBox`), and nothing called meanwhile leads back here.
    @exclusivity(unchecked) @usableFromInline var count: Int

    @inlinable
    init(_ cursor: Cursor) {
        memory = .allocate(capacity: 1)
        memory.initializeElement(at: 0, to: cursor)
        count = 1
    }

    /// Copies of cursors of another column, and room for more.
    @inlinable
    init(_ sources: [Int], of other: CursorColumn, room: Int) {
        memory = .allocate(capacity: sources.count + room)
        count = sources.count
        for number in sources.indices {
            memory.initializeElement(at: number, to: other.pointer(to: sources[number]).pointee)
        }
    }

    @inlinable
    deinit {
        memory.extracting(..<count).deinitialize()
        memory.deallocate()
    }

    /// A cursor that is there; tested in every build.
    @inlinable
    func pointer(to index: Int) -> UnsafeMutablePointer<Cursor> {
        precondition(index >= 0 && index < count)
        return memory.baseAddress.unsafelyUnwrapped + index
    }

    /// Adds a cursor. There must be space for one more, which every build tests.
    @inlinable
    func append(_ cursor: consuming Cursor) {
        precondition(count < memory.count)
        memory.initializeElement(at: count, to: cursor)
        count += 1
    }

    /// The column behind a reference that a box of the same layout made.
    @inlinable
    @inline(__always)  // Saves a call for what is no instruction.
    static func of(_ object: AnyObject) -> CursorColumn { unsafeDowncast(object, to: CursorColumn.self) }
}
