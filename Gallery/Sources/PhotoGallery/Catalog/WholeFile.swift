import Foundation

/// Writes files under temporary names first, so that a crash leaves no half-written file.
enum WholeFile {
    /// The end of the temporary names. A crash may leave such files.
    static let temporarySuffix = ".part"

    /// Creates a folder, and the folders around it, unless it exists.
    /// - Returns: whether it exists now; if not, `errno` has the reason.
    @discardableResult static func makeFolder(_ path: String) -> Bool {
        if mkdir(path, 0o777) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return false }
        return makeFolder(String(path[..<slash])) && (mkdir(path, 0o777) == 0 || errno == EEXIST)
    }

    /// Writes a file, and replaces one that is at the path.
    /// - Parameter mode: the permissions of a new file, restricted by the user's mask.
    /// - Returns: whether it was written; if not, `errno` has the reason.
    static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o666) -> Bool {
        let temporaryPath = "\(path).\(getpid())\(temporarySuffix)"
        if writeAll(bytes, to: temporaryPath, mode), rename(temporaryPath, path) == 0 { return true }
        let reason = errno
        unlink(temporaryPath)
        errno = reason
        return false
    }

    private static func writeAll(_ bytes: [UInt8], to path: String, _ mode: mode_t) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard file >= 0 else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        let reason = errno
        close(file)
        errno = reason
        return rest.isEmpty
    }
}
