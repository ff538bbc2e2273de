import Foundation
import Synchronization

/// Reports that something in some folders has changed. It does not say what: a scan must find out.
final class FolderWatch: Sendable {
    /// The reason why changes may go unreported.
    enum Gap: Sendable, Equatable {
        /// There are more folders than the system watches for one user.
        case tooManyFolders
        /// Other machines may change the folder or one inside it, or the system cannot watch this kind of disk.
        case remote
    }

    #if canImport(Glibc)
        private let descriptor: Int32
        // Safe: it is set once, and dispatch sources are thread-safe, although their type does not say so.
        nonisolated(unsafe) private let source: any DispatchSourceRead
        private let watched: Mutex<Set<Int32>>

        /// Starts watching; `nil` if the system has no room for another watch.
        /// - Parameter changed: called on any thread, once for many changes at a time.
        init?(changed: @escaping @Sendable () -> Void) {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            self.descriptor = descriptor
            watched = Mutex([])
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
            source.setEventHandler { [weak self] in
                if self?.takeEvents() == true { changed() }
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        deinit { source.cancel() }

        /// Watches more folders, given by absolute paths.
        /// - Returns: whether one of them is new, and the reason if one is not watched.
        func watch(_ folders: [String]) -> (isNew: Bool, gap: Gap?) {
            var isNew = false
            var gap: Gap?
            for folder in folders {
                let watch = inotify_add_watch(descriptor, folder, Self.events)
                if watch >= 0 {
                    if watched.withLock({ $0.insert(watch).inserted }) { isNew = true }
                } else if errno == ENOSPC || errno == ENOMEM {
                    gap = .tooManyFolders
                    break
                }
                // Any other error means that the folder is already gone. The watch of its parent reports that.
            }
            return (isNew, gap)
        }

        private static let events =
            UInt32(IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)
            | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

        /// Reads the pending events. Returns whether anything has changed that a gallery shows.
        private func takeEvents() -> Bool {
            var hasChanged = false
            let size = MemoryLayout<inotify_event>.size
            withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 16) { buffer in
                while true {
                    let count = read(descriptor, buffer.baseAddress, buffer.count)
                    guard count > 0 else { return }
                    var offset = 0
                    while offset + size <= count {
                        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                        let isHidden = event.len > 0 && buffer[offset + size] == UInt8(ascii: ".")
                        if event.mask & UInt32(IN_IGNORED) != 0 {
                            _ = watched.withLock { $0.remove(event.wd) }
                        } else if !isHidden {
                            hasChanged = true
                        }
                        offset += size + Int(event.len)
                    }
                }
            }
            return hasChanged
        }
    #else
        init?(changed: @escaping @Sendable () -> Void) { nil }
        func watch(_ folders: [String]) -> (isNew: Bool, gap: Gap?) { (false, .remote) }
    #endif
}
