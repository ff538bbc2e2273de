import Foundation
import Synchronization

/// Is told by the system that something in some folders has changed, but not what: that is for a scan to find out.
final class FolderWatch: Sendable {
    /// Why the system cannot be relied on to tell.
    enum Gap: Sendable, Equatable {
        /// There are more folders than the system watches for one user.
        case tooManyFolders
        /// Other machines change the folder, or the system does not watch this kind of disk.
        case remote
    }

    #if canImport(Glibc)
        private let descriptor: Int32
        // Set once, and a dispatch source may be used from any thread: that its type does not say so is an omission.
        nonisolated(unsafe) private let source: any DispatchSourceRead
        private let watched: Mutex<Set<Int32>>

        /// - Parameter changed: called on some thread, once for many changes at a time. `nil` when the system has no
        ///   room for another watch.
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

        /// Watches folders, by absolute paths, beside those that are watched already.
        /// - Returns: whether one of them is new, and what is not watched.
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
                // Anything else: the folder is gone already, which another watch tells.
            }
            return (isNew, gap)
        }

        private static let events =
            UInt32(IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)
            | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

        /// Returns whether something has changed that a gallery shows.
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
