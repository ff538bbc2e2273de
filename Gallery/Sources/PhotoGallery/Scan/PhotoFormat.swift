import CPhoto

/// The image formats a gallery shows, told by a file's content rather than its name.
enum PhotoFormat: Int, Sendable {
    case jpeg = 1
    case png, webp, gif, tiff, heic, avif

    /// The media type when browsers can show the format themselves.
    var browserMediaType: String? {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .webp: "image/webp"
        case .gif: "image/gif"
        case .avif: "image/avif"
        case .tiff, .heic: nil
        }
    }
}

/// Starts the libraries that read photos, once per process.
enum PhotoLibraries {
    static func start() throws(PhotoLibrariesError) {
        guard started else { throw PhotoLibrariesError() }
    }

    private static let started = photo_start("gallery") == 0
}

struct PhotoLibrariesError: Error, CustomStringConvertible {
    let description = "libvips or gexiv2 cannot start. Reinstall the packages libvips and libgexiv2."
}
