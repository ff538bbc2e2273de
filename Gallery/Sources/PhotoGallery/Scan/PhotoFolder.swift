import CPhoto
import Foundation

/// A folder with photos on disk. It is never written.
public struct PhotoFolder: Sendable {
    /// The absolute path, without symbolic links, and without a trailing slash (except for "/" itself).
    public let path: String
    private let identity: FileIdentity?

    /// - Throws: ``PhotoFolderError`` if there is no such folder, or if it may not be read.
    public init(path: String) throws(PhotoFolderError) {
        guard let real = realPath(path) else {
            // Swift has replaced the bytes of the argument that are not UTF-8.
            if path.unicodeScalars.contains("\u{FFFD}") || access(path, F_OK) == 0 { throw .notUTF8(path) }
            throw .missing(path)
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: real, isDirectory: &isDirectory) else { throw .missing(path) }
        guard isDirectory.boolValue else { throw .notAFolder(path) }
        guard access(real, R_OK | X_OK) == 0 else { throw .unreadable(path) }
        self.path = real
        identity = FileIdentity(at: real)
    }

    /// Whether the folder is still the one that was opened. When a disk is unplugged, an empty folder may remain.
    var isThere: Bool {
        guard let identity, identity == FileIdentity(at: path) else { return false }
        return access(path, R_OK | X_OK) == 0
    }

    /// The folder's name, or "/" for the root of the file system.
    public var name: String { path == "/" ? path : URL(fileURLWithPath: path).lastPathComponent }

    /// Returns whether a path, without symbolic links, is in this folder.
    func contains(_ realPath: String) -> Bool {
        path == "/" || realPath == path || realPath.utf8.starts(with: (path + "/").utf8)
    }

    /// Returns whether a path, which need not exist, is among the photos. Hidden folders do not count, because a gallery may
    /// show a home folder, which contains `.cache` and `.local`.
    func showsFiles(at path: String) -> Bool {
        let real = realPathOfPossible(path)
        guard contains(real) else { return false }
        return !real.utf8.dropFirst(self.path.utf8.count).split(separator: UInt8(ascii: "/")).contains {
            $0.first == UInt8(ascii: ".")
        }
    }

    /// Returns the absolute path of a file or folder in this folder, which need not exist.
    func path(of inner: RelativePath) -> String { (path == "/" ? "" : path) + "/" + inner.string }

    /// Returns the absolute path of a file in this folder, or `nil` if it is gone or has become a link that leaves the
    /// folder.
    func resolve(_ file: RelativePath) -> String? {
        guard let real = realPath(path + "/" + file.string), contains(real) else { return nil }
        return real
    }
}

public enum PhotoFolderError: Error, CustomStringConvertible {
    case missing(String)
    case notUTF8(String)
    case notAFolder(String)
    case unreadable(String)
    case gone(String)
    case interrupted(String, reason: String)

    public var description: String {
        switch self {
        case .missing(let path): "There is no folder \"\(path)\". Give the path of a folder with photos."
        case .notUTF8(let path):
            """
            The path of the folder "\(path)" is not UTF-8. Rename this folder, or the one around it that has such a name.
            """
        case .notAFolder(let path): "\"\(path)\" is not a folder. Give the folder that contains the photos."
        case .unreadable(let path): "The folder \"\(path)\" cannot be read. Check its permissions."
        case .gone(let path):
            "The folder \"\(path)\" is missing, or its disk is. Its photos stay in the gallery until it is back."
        case .interrupted(let path, let reason):
            """
            The folder "\(path)" cannot be read to the end: \(reason). Its photos stay in the gallery until it can be read \
            again.
            """
        }
    }
}

/// The identity of a file or folder, independent of its path.
struct FileIdentity: Equatable {
    private let device: UInt64
    private let number: UInt64

    init?(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
    }
}

/// Resolves all symbolic links; `nil` if nothing exists at the path.
func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
}

/// Resolves all symbolic links of a path whose last components need not exist.
func realPathOfPossible(_ path: String) -> String {
    var existing = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    while realPath(existing.path) == nil, existing.path != "/" {
        missing.insert(existing.lastPathComponent, at: 0)
        existing.deleteLastPathComponent()
    }
    let real = realPath(existing.path) ?? "/"
    return missing.isEmpty ? real : (real == "/" ? "" : real) + "/" + missing.joined(separator: "/")
}
