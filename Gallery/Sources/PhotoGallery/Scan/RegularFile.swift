import Foundation

/// A file that is open for reading and is certain to be one.
///
/// To open a pipe or a device that has taken a photo's name could block for ever.
public final class RegularFile: Sendable {
    /// Bytes.
    public let size: Int64
    /// Nanoseconds since 1970.
    let modified: Int64
    private let descriptor: Int32

    init(_ path: String) throws(PhotoProblem) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notAFile
        }
        self.descriptor = descriptor
        size = Int64(status.st_size)
        modified = status.modified
    }

    deinit { close(descriptor) }

    /// Reads at most so many bytes; fewer at the end of the file.
    public func read(from offset: Int64, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
        }
    }
}

extension stat {
    /// When the file was changed, in nanoseconds since 1970.
    var modified: Int64 { Int64(st_mtim.tv_sec) * 1_000_000_000 + Int64(st_mtim.tv_nsec) }
}
