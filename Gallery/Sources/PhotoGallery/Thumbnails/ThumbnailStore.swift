import Foundation
import Synchronization

/// The thumbnail files on disk, with their sizes and times of use.
///
/// Holds at most a given number of bytes for all photo folders together. To make room for a new file, it first deletes the
/// least recently used files of other photo folders, and then those of the same one. It does not make thumbnails.
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
        /// The bytes of each photo folder.
        var folderSizes: [Substring: Int64] = [:]
    }

    private let state: Mutex<State>

    /// Lists the existing files, with one `stat` each.
    init(path: String, limit: Int64) throws(CacheFolderError) {
        self.path = path
        self.limit = limit
        var state = State()
        guard WholeFile.makeFolder(path) else { throw .of(path) }
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
                    state.add(key, Entry(size: Int64(status.st_size), used: used))
                }
            }
        }
        self.state = Mutex(state)
    }

    /// Returns whether the store is nearly full of one photo folder's files, so that new ones would replace existing ones
    /// of this folder.
    func isFull(of folder: String) -> Bool {
        state.withLock { $0.folderSizes[folder[...], default: 0] >= limit / 10 * 9 }
    }

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
        // A person may have deleted the whole cache.
        guard WholeFile.makeFolder(folder) else { throw .of(folder) }
        guard WholeFile.write(bytes, to: path + "/" + key) else { throw .of(path) }
        let entry = Entry(size: Int64(bytes.count), used: Self.now)
        let evicted = state.withLock { state in
            state.add(key, entry)
            return state.evict(above: limit, keeping: key)
        }
        for key in evicted { unlink(path + "/" + key) }
    }

    /// Returns whether there is room for a file in a folder. Writes one, because a disk may have quotas and reserves.
    func canWrite(in folder: String) -> Bool {
        let file = scratch("\(folder)/room")
        defer { unlink(file) }
        return WholeFile.write([UInt8](repeating: 0, count: 1 << 20), to: file)
    }

    /// Returns the path of a temporary file for a key, in a folder that exists.
    func scratch(_ key: String) -> String {
        WholeFile.makeFolder("\(path)/\(key.prefix { $0 != "/" })")
        return "\(path)/\(key).\(UInt32.random(in: 0 ... .max))\(WholeFile.temporarySuffix)"
    }

    private static var now: Int { Int(Date().timeIntervalSince1970 * 1000) }

    private static let hour = 3_600_000

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}

extension ThumbnailStore.State {
    private static func folder(of key: String) -> Substring { key.prefix { $0 != "/" } }

    fileprivate mutating func add(_ key: String, _ entry: ThumbnailStore.Entry) {
        remove(key)
        entries[key] = entry
        size += entry.size
        folderSizes[Self.folder(of: key), default: 0] += entry.size
    }

    fileprivate mutating func remove(_ key: String) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        size -= entry.size
        folderSizes[Self.folder(of: key), default: 0] -= entry.size
    }

    /// Removes entries down to 90 % of the limit, so that many additions share the cost of sorting. Returns the keys of
    /// the files to delete. Those of other photo folders come first: a folder that is being shown keeps its own files.
    fileprivate mutating func evict(above limit: Int64, keeping newest: String) -> [String] {
        guard size > limit else { return [] }
        var evicted: [String] = []
        let folder = Self.folder(of: newest)
        let order = entries.map { (key: $0, isOwn: Self.folder(of: $0) == folder, used: $1.used) }
            .sorted { $0.isOwn == $1.isOwn ? $0.used < $1.used : $1.isOwn }
        for (key, _, _) in order where key != newest {
            guard size > limit / 10 * 9 else { break }
            remove(key)
            evicted.append(key)
        }
        return evicted
    }
}
