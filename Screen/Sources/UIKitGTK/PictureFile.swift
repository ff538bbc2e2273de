import CGExiv2
import CGTK
import Foundation

/// A picture in a file, as GTK's library for pictures reads it.
enum PictureFile {
    /// Returns the displayed size of a picture in pixels; nil for other files. Reads only the beginning of the file.
    static func size(at path: String) -> CGSize? {
        var (width, height): (Int32, Int32) = (0, 0)
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else { return nil }
        return isOnItsSide(path)
            ? CGSize(width: Int(height), height: Int(width)) : CGSize(width: Int(width), height: Int(height))
    }

    /// Returns as many pixels as a size needs; nil for files that are not pictures. Takes as long as reading the file.
    static func decode(at path: String, pixels: CGSize) -> DecodedPicture? {
        guard let full = size(at: path) else { return nil }
        let share = min(1, max(pixels.width / full.width, pixels.height / full.height))
        var (width, height) = (Int32((full.width * share).rounded(.up)), Int32((full.height * share).rounded(.up)))
        if isOnItsSide(path) { swap(&width, &height) }
        guard let stored = gdk_pixbuf_new_from_file_at_scale(path, max(1, width), max(1, height), 0, nil) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(stored)) }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(stored) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return DecodedPicture(upright)
    }

    /// Whether the camera was held upright, so that width and height change places.
    private static func isOnItsSide(_ path: String) -> Bool {
        guard let metadata = gexiv2_metadata_new() else { return false }
        defer { g_object_unref(metadata) }
        guard gexiv2_metadata_open_path(metadata, path, nil) != 0 else { return false }
        // Exif's orientations from 5 on are rotated by a quarter turn.
        return gexiv2_metadata_try_get_orientation(metadata, nil).rawValue >= 5
    }
}

/// Pixels on their way to the screen.
struct DecodedPicture: Sendable {
    let width: Int
    let height: Int
    let stride: Int
    let isOpaque: Bool
    let bytes: Data

    init?(_ pixbuf: OpaquePointer) {
        guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, let pixels = gdk_pixbuf_read_pixels(pixbuf) else {
            return nil
        }
        width = Int(gdk_pixbuf_get_width(pixbuf))
        height = Int(gdk_pixbuf_get_height(pixbuf))
        stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        isOpaque = gdk_pixbuf_get_has_alpha(pixbuf) == 0
        bytes = Data(bytes: pixels, count: Int(gdk_pixbuf_get_byte_length(pixbuf)))
    }

    /// Returns a texture, which the caller releases. Without a GPU, opaque pixels without a fourth byte are drawn four
    /// times as fast as others.
    func texture() -> OpaquePointer? {
        let copy = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(copy) }
        let format = isOpaque ? GDK_MEMORY_R8G8B8 : GDK_MEMORY_R8G8B8A8
        return gdk_memory_texture_new(Int32(width), Int32(height), format, copy, gsize(stride))
    }
}
