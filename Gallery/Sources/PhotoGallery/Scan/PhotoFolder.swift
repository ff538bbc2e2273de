import Foundation

/// A folder with photos in it, somewhere on disk. It is only ever read.
public struct PhotoFolder: Sendable {
    /// Absolute, without symbolic links, without a trailing slash (but for "/" itself).
    public let path: String

    /// Throws ``PhotoFolderError`` when there is no such folder, or it may not be read.
    public init(path: String) throws(PhotoFolderError) {
        guard let real = realPath(path) else { throw .missing(path) }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: real, isDirectory: &isDirectory) else { throw .missing(path) }
        guard isDirectory.boolValue else { throw .notAFolder(path) }
        guard access(real, R_OK | X_OK) == 0 else { throw .unreadable(path) }
        self.path = real
    }

    /// The folder's own name; the path for the root of the file system.
    public var name: String { path == "/" ? path : URL(fileURLWithPath: path).lastPathComponent }

    /// Whether a path without symbolic links lies within this folder.
    func contains(_ realPath: String) -> Bool {
        path == "/" || realPath == path || realPath.utf8.starts(with: (path + "/").utf8)
    }

    /// The absolute path of a file in this folder, or `nil` when it is gone or has become a link that leaves the
    /// folder.
    func resolve(_ file: RelativePath) -> String? {
        guard let real = realPath(path + "/" + file.string), contains(real) else { return nil }
        return real
    }
}

public enum PhotoFolderError: Error, CustomStringConvertible {
    case missing(String)
    case notAFolder(String)
    case unreadable(String)

    public var description: String {
        switch self {
        case .missing(let path): "There is no folder \"\(path)\". Give the path of a folder with photos."
        case .notAFolder(let path): "\"\(path)\" is not a folder. Give the folder the photos are in."
        case .unreadable(let path): "The folder \"\(path)\" may not be read. Check its permissions."
        }
    }
}

/// Resolves every symbolic link, or returns `nil` when there is nothing at the path.
func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
}
