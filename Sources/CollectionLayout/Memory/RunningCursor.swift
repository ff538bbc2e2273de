/// The cursor of a layout while items are placed, in memory whose type only the layout's box knows.
///
/// On the stack of whoever asked for it: a query that allocated it would take a tenth longer.
@usableFromInline
struct RunningCursor {
    @usableFromInline let memory: UnsafeMutableRawPointer

    @inlinable
    init(memory: UnsafeMutableRawPointer) { self.memory = memory }

    /// Calls `body` with memory that holds a cursor until it returns.
    @inlinable
    static func with<Cursor>(_ cursor: Cursor, _ body: (RunningCursor) -> Void) {
        // The cursor, and what it was before the run placed last.
        var cursors = (cursor, cursor)
        withUnsafeMutablePointer(to: &cursors) { body(RunningCursor(memory: UnsafeMutableRawPointer($0))) }
    }

    /// The same memory for those who know the type with which it was made.
    @inlinable
    func typed<Cursor>(_: Cursor.Type) -> Typed<Cursor> {
        Typed(cursors: memory.assumingMemoryBound(to: (Cursor, Cursor).self))
    }

    @usableFromInline
    struct Typed<Cursor> {
        @usableFromInline let cursors: UnsafeMutablePointer<(Cursor, Cursor)>

        @inlinable
        init(cursors: UnsafeMutablePointer<(Cursor, Cursor)>) { self.cursors = cursors }

        /// The cursor.
        @inlinable var current: Cursor {
            get { cursors.pointee.0 }
            nonmutating _modify { yield &cursors.pointee.0 }
        }

        /// What the cursor was before the run placed last.
        @inlinable var previous: Cursor {
            get { cursors.pointee.1 }
            nonmutating _modify { yield &cursors.pointee.1 }
        }

        /// Takes the cursor out, so that it may lie in registers; it has to be put back.
        @inlinable
        func take() -> Cursor { first.move() }

        @inlinable
        func put(back cursor: consuming Cursor) { first.initialize(to: cursor) }

        @inlinable var first: UnsafeMutablePointer<Cursor> {
            UnsafeMutableRawPointer(cursors).assumingMemoryBound(to: Cursor.self)
        }
    }
}
