/// A layout of any type. It has only one conformance, ``HeldLayout``.
///
/// A protocol, because Embedded Swift cannot store `any AnyObject & Sendable`.
@usableFromInline
protocol LayoutReference: AnyObject, Sendable {}

/// A layout, and the container for which it is prepared.
@usableFromInline
final class HeldLayout<Layout: Sendable>: LayoutReference {
    @usableFromInline let layout: Layout
    @usableFromInline let container: Container

    @inlinable
    init(_ layout: Layout, in container: Container) {
        self.layout = layout
        self.container = container
    }

    /// The layout behind a reference that a box of the same layout made.
    @inlinable
    @inline(__always)  // Saves a call for what is no instruction.
    static func of(_ object: any LayoutReference) -> HeldLayout { unsafeDowncast(object, to: HeldLayout.self) }
}
