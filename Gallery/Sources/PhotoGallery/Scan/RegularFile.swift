import CPhoto
import Foundation

/// An open file that is certain to be a regular file.
///
/// Opening a pipe or a device with a photo's name could block forever. No part of the path may be a symbolic link: a link
/// that has replaced a file or folder since the path was resolved could lead anywhere.
public final class RegularFile: Sendable {
    /// In bytes.
    public let size: Int64
    /// In nanoseconds since 1970.
    let modified: Int64
    /// Open for reading as long as this object exists.
    let descriptor: Int32

    /// - Parameter path: a string, or the bytes of a path that need not be UTF-8.
    init(_ path: UnsafePointer<CChar>) throws(PhotoProblem) {
        let descriptor = photo_open_without_links(path)
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

    /// Calls a function with a path that opens this very file in the same process, even when another file is at its former
    /// path.
    func withPath<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try "/dev/fd/\(descriptor)".withCString(body) }
    }

    /// Reads at most `count` bytes, or fewer at the end of the file.
    public func read(from offset: Int64, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
        }
    }

    /// Returns the CRC-32 of all bytes.
    /// - Throws: ``PhotoProblem`` if the file cannot be read to its end.
    func checksum() throws(PhotoProblem) -> UInt32 {
        var (sum, offset): (UInt32, Int64) = (0, 0)
        while offset < size {
            let piece = read(from: offset, count: Int(min(256 * 1024, size - offset)))
            guard !piece.isEmpty else { throw .unreadable(EIO) }
            sum = ZipArchive.checksum(sum, piece)
            offset += Int64(piece.count)
        }
        return sum
    }
}

extension stat {
    /// The modification time, in nanoseconds since 1970.
    var modified: Int64 { Int64(st_mtim.tv_sec) * 1_000_000_000 + Int64(st_mtim.tv_nsec) }
}
