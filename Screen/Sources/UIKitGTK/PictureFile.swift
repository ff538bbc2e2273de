import CGExiv2
import CGTK
import CollectionView
import Foundation
import Synchronization
@_spi(Host) import UIKitViews

/// The header of a picture: its size, and how the camera was held.
struct PictureHeader: Sendable {
    /// The stored size, in pixels.
    let stored: CGSize
    /// Whether the camera was held upright, so width and height are exchanged for display.
    let isOnItsSide: Bool
    let isJPEG: Bool

    /// The displayed size, in pixels.
    var size: CGSize { isOnItsSide ? CGSize(width: stored.height, height: stored.width) : stored }

    /// Whether the picture has too many pixels to be decoded: they would take more than 512 MB. The limit for JPEG is
    /// higher, because such a picture is decoded at about the size that is needed. Others are decoded in full and then
    /// scaled down.
    var isTooLarge: Bool {
        let maximum = isJPEG ? 1 << 30 : 1 << 27
        return Int(stored.width) * Int(stored.height) > maximum
    }
}

/// A reason why a picture is not shown.
enum PictureError: Error, Hashable {
    case unreadable
    case tooLarge(CGSize)
}

/// Reads pictures in files and in memory with GTK's picture library. It can be used on any thread.
enum PictureFile {
    /// Returns the header of a picture; nil if it is not a picture. Reads only the beginning of the file.
    static func header(of source: UIImage.Source) -> PictureHeader? {
        guard let (stored, format) = sizeAndFormat(of: source) else { return nil }
        // GTK's picture library rotates no other pictures.
        let isRotated = ["jpeg", "tiff"].contains(format) && isOnItsSide(source)
        return PictureHeader(stored: stored, isOnItsSide: isRotated, isJPEG: format == "jpeg")
    }

    /// Returns as many pixels as a size needs, upright and in sRGB. Decodes the whole file.
    static func decode(
        _ source: UIImage.Source, pixels: CGSize, header known: PictureHeader? = nil
    ) throws(PictureError) -> DecodedPicture {
        guard let header = known ?? header(of: source) else { throw .unreadable }
        guard !header.isTooLarge else { throw .tooLarge(header.stored) }
        let full = header.size
        let share = min(1, max(pixels.width / full.width, pixels.height / full.height))
        let (width, height) = ((header.stored.width * share).rounded(.up), (header.stored.height * share).rounded(.up))
        guard let stored = pixbuf(of: source, width: Int32(max(1, width)), height: Int32(max(1, height))) else {
            throw .unreadable
        }
        defer { g_object_unref(UnsafeMutableRawPointer(stored)) }
        ColorProfile.convertToSRGB(stored, of: source)
        guard let upright = gdk_pixbuf_apply_embedded_orientation(stored) else { throw .unreadable }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        guard let picture = DecodedPicture(upright) else { throw .unreadable }
        return picture
    }

    private static func pixbuf(of source: UIImage.Source, width: Int32, height: Int32) -> OpaquePointer? {
        switch source {
        case .name: return nil
        case .file(let path): return gdk_pixbuf_new_from_file_at_scale(path, width, height, 0, nil)
        case .data(let contents):
            let bytes = contents.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            let stream = g_memory_input_stream_new_from_bytes(bytes)
            defer { g_object_unref(stream) }
            return gdk_pixbuf_new_from_stream_at_scale(stream, width, height, 0, nil, nil)
        }
    }

    /// Returns whether a picture is WebP, and nothing on this machine reads that format. GTK's library needs a separate
    /// package to read it.
    static func needsWebPReader(_ source: UIImage.Source) -> Bool {
        let start: [UInt8]
        switch source {
        case .name: return false
        case .file(let path): start = Array((try? FileHandle(forReadingAtPath: path)?.read(upToCount: 12)) ?? Data())
        case .data(let contents): start = Array(contents.bytes.prefix(12))
        }
        return start.starts(with: "RIFF".utf8) && start.dropFirst(8).elementsEqual("WEBP".utf8) && !readsWebP
    }

    private static let readsWebP: Bool = {
        let formats = gdk_pixbuf_get_formats()
        defer { g_slist_free(formats) }
        var entry = formats
        while let format = entry {
            let name = gdk_pixbuf_format_get_name(OpaquePointer(format.pointee.data))
            defer { g_free(name) }
            if name.map({ String(cString: $0) }) == "webp" { return true }
            entry = format.pointee.next
        }
        return false
    }()

    private static func sizeAndFormat(of source: UIImage.Source) -> (CGSize, String)? {
        var (width, height): (Int32, Int32) = (0, 0)
        let format: OpaquePointer?
        switch source {
        case .name: return nil
        case .file(let path): format = gdk_pixbuf_get_file_info(path, &width, &height)
        case .data(let contents):
            format = contents.bytes.withUnsafeBytes { bytes in
                cgtk_picture_info(bytes.baseAddress, gsize(bytes.count), &width, &height)
            }
        }
        guard let format, width > 0, height > 0 else { return nil }
        let name = gdk_pixbuf_format_get_name(format)
        defer { g_free(name) }
        return (CGSize(width: Int(width), height: Int(height)), name.map { String(cString: $0) } ?? "")
    }

    /// Exiv2 has global state, so only one thread at a time may read metadata. The value is whether Exiv2 has been
    /// initialized.
    private static let metadataLock = Mutex(false)

    private static func isOnItsSide(_ source: UIImage.Source) -> Bool {
        metadataLock.withLock { isPrepared in
            if !isPrepared { isPrepared = gexiv2_initialize() != 0 }
            guard let metadata = gexiv2_metadata_new() else { return false }
            defer { g_object_unref(metadata) }
            let isRead =
                switch source {
                case .name: false
                case .file(let path): gexiv2_metadata_open_path(metadata, path, nil) != 0
                case .data(let contents):
                    contents.bytes.withUnsafeBytes { bytes in
                        gexiv2_metadata_open_buf(
                            metadata, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, nil) != 0
                    }
                }
            // Exif's orientations from 5 on are rotated by a quarter turn.
            return isRead && gexiv2_metadata_try_get_orientation(metadata, nil).rawValue >= 5
        }
    }
}

/// The pixels of a decoded picture.
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

    /// Returns a texture. Without a GPU, opaque pixels without a fourth byte are drawn four
    /// times as fast as others.
    func texture() -> Texture? {
        let copy = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(copy) }
        let format = isOpaque ? GDK_MEMORY_R8G8B8 : GDK_MEMORY_R8G8B8A8
        return Texture(gdk_memory_texture_new(Int32(width), Int32(height), format, copy, gsize(stride)))
    }
}
