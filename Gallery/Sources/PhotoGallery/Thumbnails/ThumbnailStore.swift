import Foundation
import Synchronization

/// The thumbnail files on disk, with their sizes and times of use.
///
/// Holds at most a given number of bytes for all photo folders together, and deletes the least recently used files. It
/// does not make thumbnails.
final class ThumbnailStore: Sendable {
    /// The absolute path.
    let path: String
    /// In bytes.
    let limit: Int64

    fileprivate struct Entry {
        var size: Int64
        /// In milliseconds since 1970.
        var used: Int
    }

    fileprivate struct State {
        var entries: [String: Entry] = [:]
        var size: Int64 = 0
    }

    private let state: Mutex<State>

    /// Lists the existing files, with one `stat` each.
    init(path: String, limit: Int64) throws(CacheFolderError) {
        self.path = path
        self.limit = limit
        var state = State()
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .of(path) }
        for folder in Self.names(in: path) {
            for name in Self.names(in: path + "/" + folder) {
                let key = folder + "/" + name
                var status = stat()
                guard stat(path + "/" + key, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
                let used = Int(status.st_mtim.tv_sec) * 1000 + Int(status.st_mtim.tv_nsec) / 1_000_000
                if name.hasSuffix(WholeFile.temporarySuffix) {
                    // A crash has left this file, unless another gallery is just writing it.
                    if used < Self.now - Self.hour { unlink(path + "/" + key) }
                } else if status.st_size > 0 {
                    state.entries[key] = Entry(size: Int64(status.st_size), used: used)
                    state.size += Int64(status.st_size)
                }
            }
        }
        self.state = Mutex(state)
    }

    /// Whether the store is nearly full, so that new thumbnails would replace existing ones.
    var isFull: Bool { state.withLock { $0.size >= limit / 10 * 9 } }

    /// Returns whether a file exists. This does not count as using it.
    func contains(_ key: String) -> Bool { state.withLock { $0.entries[key] != nil } }

    /// Returns the bytes of a file and marks it as used; `nil` if there is none.
    func read(_ key: String) -> [UInt8]? {
        let now = Self.now
        let isStale: Bool? = state.withLock { state in
            guard let used = state.entries[key]?.used else { return nil }
            state.entries[key]?.used = now
            return now - used > Self.hour
        }
        guard let isStale else { return nil }
        guard let data = FileManager.default.contents(atPath: path + "/" + key), !data.isEmpty else {
            // Another gallery or a person has deleted the file.
            state.withLock { $0.remove(key) }
            return nil
        }
        // The file's time preserves the order of use for the next start. Once an hour is enough for that.
        if isStale { utimes(path + "/" + key, nil) }
        return [UInt8](data)
    }

    /// Writes a file, then deletes others if the store has become too large. A key has the form "folder/name".
    func add(_ key: String, _ bytes: [UInt8]) throws(CacheFolderError) {
        let folder = "\(path)/\(key.prefix { $0 != "/" })"
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .of(folder) }
        guard WholeFile.write(bytes, to: path + "/" + key) else { throw .of(path) }
        let entry = Entry(size: Int64(bytes.count), used: Self.now)
        let evicted = state.withLock { state in
            state.remove(key)
            state.entries[key] = entry
            state.size += entry.size
            return state.evict(above: limit, keeping: key)
        }
        for key in evicted { unlink(path + "/" + key) }
    }

    /// Returns the path of a temporary file for a key, in a folder that exists.
    func scratch(_ key: String) -> String {
        mkdir("\(path)/\(key.prefix { $0 != "/" })", 0o777)
        return "\(path)/\(key).\(UInt32.random(in: 0 ... .max))\(WholeFile.temporarySuffix)"
    }

    private static var now: Int { Int(Date().timeIntervalSince1970 * 1000) }

    private static let hour = 3_600_000

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}

extension ThumbnailStore.State {
    fileprivate mutating func remove(_ key: String) {
        if let entry = entries.removeValue(forKey: key) { size -= entry.size }
    }

    /// Removes entries down to 90 % of the limit, so that many additions share the cost of sorting. Returns the keys of
    /// the files to delete.
    fileprivate mutating func evict(above limit: Int64, keeping newest: String) -> [String] {
        guard size > limit else { return [] }
        var evicted: [String] = []
        for (key, _) in entries.sorted(by: { $0.value.used < $1.value.used }) where key != newest {
            guard size > limit / 10 * 9 else { break }
            remove(key)
            evicted.append(key)
        }
        return evicted
    }
}
