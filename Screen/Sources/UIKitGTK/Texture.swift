import CGTK

/// Pixels that GTK draws. Only the same object is equal.
final class Texture: Equatable {
    let pointer: OpaquePointer

    /// Takes over the caller's reference. Returns nil if there is no texture.
    init?(_ texture: OpaquePointer?) {
        guard let texture else { return nil }
        pointer = texture
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    static func == (one: Texture, other: Texture) -> Bool { one === other }
}
