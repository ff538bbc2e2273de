/// A type-erased cursor of a layout while items are placed. Only the layout's box knows its type.
///
/// It is on the caller's stack. A heap allocation would make a query a tenth slower.
@usableFromInline
struct RunningCursor {
    @usableFromInline let memory: UnsafeMutableRawPointer

    @inlinable
    init(memory: UnsafeMutableRawPointer) { self.memory = memory }

    /// Calls `body` with a running cursor, which is valid until `body` returns.
    @inlinable
    static func with<Cursor>(_ cursor: Cursor, _ body: (RunningCursor) -> Void) {
        // The first element is the cursor, the second one its value before the last run.
        var cursors = (cursor, cursor)
        withUnsafeMutablePointer(to: &cursors) { body(RunningCursor(memory: UnsafeMutableRawPointer($0))) }
    }

    /// Returns a typed reference to the cursor. The type must be the one with which it was made.
    @inlinable
    func typed<Cursor>(_: Cursor.Type) -> Typed<Cursor> {
        Typed(cursors: memory.assumingMemoryBound(to: (Cursor, Cursor).self))
    }

    @usableFromInline
    struct Typed<Cursor> {
        @usableFromInline let cursors: UnsafeMutablePointer<(Cursor, Cursor)>

        @inlinable
        init(cursors: UnsafeMutablePointer<(Cursor, Cursor)>) { self.cursors = cursors }

        /// The current cursor.
        @inlinable var current: Cursor {
            get { cursors.pointee.0 }
            nonmutating _modify { yield &cursors.pointee.0 }
        }

        /// The cursor before the last run.
        @inlinable var previous: Cursor {
            get { cursors.pointee.1 }
            nonmutating _modify { yield &cursors.pointee.1 }
        }

        /// Moves the cursor out of memory, so that it can be in registers. Call ``put(back:)`` afterwards.
        @inlinable
        func take() -> Cursor { first.move() }

        @inlinable
        func put(back cursor: consuming Cursor) { first.initialize(to: cursor) }

        @inlinable var first: UnsafeMutablePointer<Cursor> {
            UnsafeMutableRawPointer(cursors).assumingMemoryBound(to: Cursor.self)
        }
    }
}
