/// The cursors before the blocks of a section, one after another.
///
/// A class, so that the engine can hold it without knowing the type. Only the box of the layout that made it looks inside.
@usableFromInline
final class CursorColumn<Cursor> {
    // Not checked for overlapping accesses at run time: the content that owns the column is changed by one owner only (see
    // `ContentBox`), and nothing that is called meanwhile leads back here.
    @exclusivity(unchecked) @usableFromInline var cursors: [Cursor]

    @inlinable
    init(_ cursors: [Cursor]) { self.cursors = cursors }

    /// The column behind a reference that a box of the same layout made.
    @inlinable
    @inline(__always)  // Saves a call for what is no instruction.
    static func of(_ object: AnyObject) -> CursorColumn { unsafeDowncast(object, to: CursorColumn.self) }
}
