/// The cursor of a layout while items are placed, in memory whose type only the layout's box knows.
///
/// It is on the stack of the caller. Allocating it would make a query a tenth slower.
@usableFromInline
struct RunningCursor {
    @usableFromInline let memory: UnsafeMutableRawPointer

    @inlinable
    init(memory: UnsafeMutableRawPointer) { self.memory = memory }

    /// Calls `body` with memory that holds a cursor until it returns.
    @inlinable
    static func with<Cursor>(_ cursor: Cursor, _ body: (RunningCursor) -> Void) {
        // The cursor, and its value before the most recent run.
        var cursors = (cursor, cursor)
        withUnsafeMutablePointer(to: &cursors) { body(RunningCursor(memory: UnsafeMutableRawPointer($0))) }
    }

    /// Returns the same memory as a typed reference. The type must be the one with which it was made.
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

        /// The cursor before the most recent run.
        @inlinable var previous: Cursor {
            get { cursors.pointee.1 }
            nonmutating _modify { yield &cursors.pointee.1 }
        }

        /// Moves the cursor out, so that it can be in registers. It must be put back.
        @inlinable
        func take() -> Cursor { first.move() }

        @inlinable
        func put(back cursor: consuming Cursor) { first.initialize(to: cursor) }

        @inlinable var first: UnsafeMutablePointer<Cursor> {
            UnsafeMutableRawPointer(cursors).assumingMemoryBound(to: Cursor.self)
        }
    }
}
