import CPhoto

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
