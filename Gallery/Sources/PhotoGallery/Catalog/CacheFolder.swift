import Foundation

/// The folder of everything that can be created again: the catalogs and thumbnails of all photo folders.
public struct CacheFolder: Sendable {
    /// The absolute path, without symbolic links.
    public let path: String

    /// Opens the folder, and creates it if there is none.
    /// - Throws: ``CacheFolderError`` if it cannot be created or written. A folder among the photos is not created.
    public init(path: String, for photos: PhotoFolder) throws(CacheFolderError) {
        guard !photos.showsFiles(at: path) else { throw .insidePhotos(path) }
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        guard let real = realPath(path), access(real, W_OK | X_OK) == 0 else { throw .unwritable(path) }
        self.path = real
    }

    /// The user's cache folder, by the XDG Base Directory Specification: `$XDG_CACHE_HOME`, or else `~/.cache`.
    public static func standardPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        // The specification says to ignore a path that is not absolute.
        let configured = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (configured ?? NSHomeDirectory() + "/.cache") + "/collection-view-gallery"
    }

    /// Returns the path of a photo folder's catalog.
    func catalogPath(of folder: PhotoFolder) -> String { "\(path)/\(key(of: folder)).sqlite" }

    /// The folder of all thumbnails. It has one folder per photo folder.
    var thumbnailsPath: String { path + "/thumbnails" }

    /// The folder of the tiles of very large photos.
    var tilesPath: String { path + "/tiles" }

    /// Returns a file name for a photo folder. It is readable, and unique by a 64-bit FNV-1a hash of the path.
    func key(of folder: PhotoFolder) -> String {
        let hash = folder.path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let name = folder.name.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }.prefix(
            24)
        return "\(String(String.UnicodeScalarView(name)))-\(String(hash, radix: 16))"
    }
}

public enum CacheFolderError: Error, CustomStringConvertible, Equatable {
    case unwritable(String)
    case diskFull(String)
    case insidePhotos(String)

    /// Returns the error for the last system call, which failed to write at a path.
    static func of(_ path: String) -> CacheFolderError {
        [ENOSPC, EDQUOT].contains(errno) ? .diskFull(path) : .unwritable(path)
    }

    public var description: String {
        switch self {
        case .unwritable(let path): "The cache folder \"\(path)\" cannot be written. Choose another one with --cache."
        case .diskFull(let path):
            """
            The disk with the cache folder "\(path)" is full. Free some space, or choose another cache folder with --cache.
            """
        case .insidePhotos(let path):
            """
            The cache folder "\(path)" is inside the photo folder, which is never written to. Choose another one with --cache.
            """
        }
    }
}
