/// A reference to a layout of any type. Only ``HeldLayout`` conforms to it.
///
/// It exists because Embedded Swift cannot store `any AnyObject & Sendable`.
@usableFromInline
protocol LayoutReference: AnyObject, Sendable {
    #if !$Embedded
        /// The layout as Swift prints it.
        var name: String { get }
    #endif
}

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

    #if !$Embedded
        @usableFromInline var name: String { "\(layout)" }
    #endif

    /// Returns the layout behind a reference, which a box of the same layout must have made.
    @inlinable
    @inline(__always)  // Saves a call: the cast takes no instruction.
    static func of(_ object: any LayoutReference) -> HeldLayout { unsafeDowncast(object, to: HeldLayout.self) }
}
