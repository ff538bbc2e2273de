import Foundation
import Synchronization

/// The folder of an export. Only missing files are written, and files that are not part of the export any more are
/// deleted.
///
/// Files beside the export's own folders are left alone.
public final class ExportFolder: Sendable {
    /// The absolute path, without symbolic links.
    let path: String

    private struct State {
        /// The hashes of the names of the current export's files, because a million photos have four million names. Two
        /// names with the same hash can only keep a file that could be deleted.
        var wanted: Set<Int> = []
        var written = 0
    }

    private let state = Mutex(State())

    /// Identifies a folder as an export. It is written first, so that an interrupted export can be continued.
    private struct Marker: Codable {
        var generator = "collection-view gallery"
        var title: String
    }

    private static let markerName = "export.json"

    /// The folders that contain only files of the export.
    private static let ownFolders = ["assets", "catalog", "thumbnails", "videos"]

    /// Opens the folder, and creates it if there is none.
    /// - Throws: ``ExportError`` if the folder has any content but an export of the same photos, or if it is among the
    ///   photos.
    public init(path: String, of photos: PhotoFolder) throws(ExportError) {
        let real = realPathOfPossible(path)
        self.path = real
        guard !photos.contains(real) else { throw .insidePhotos(path) }
        guard !photos.path.utf8.starts(with: (real == "/" ? real : real + "/").utf8) else { throw .aroundPhotos(path) }
        try Self.check(real, named: path, title: photos.name)
        do { try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: true) } catch {
            throw .of(path)
        }
        try write(Self.markerName, (try? JSONText.bytes(of: Marker(title: photos.name))) ?? [])
    }

    private static func check(_ real: String, named path: String, title: String) throws(ExportError) {
        var status = stat()
        guard stat(real, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR,
            let names = try? FileManager.default.contentsOfDirectory(atPath: real)
        else { throw .notAFolder(path) }
        guard !names.isEmpty else { return }
        guard let data = FileManager.default.contents(atPath: "\(real)/\(markerName)"),
            let marker = try? JSONDecoder().decode(Marker.self, from: data),
            marker.generator == Marker(title: "").generator,
            // If one of these were a link, the export would delete files in another folder.
            ownFolders.allSatisfy({ lstat("\(real)/\($0)", &status) != 0 || status.st_mode & S_IFMT == S_IFDIR })
        else { throw .notAnExport(path) }
        guard marker.title == title else { throw .anotherExport(path, title: marker.title) }
    }

    /// The number of files written.
    var written: Int { state.withLock { $0.written } }

    /// Returns whether a file exists, and keeps it if so. Its name must change with its content.
    func keeps(_ name: String) -> Bool {
        var status = stat()
        guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return false
        }
        want(name)
        return true
    }

    private func want(_ name: String) { state.withLock { _ = $0.wanted.insert(name.hashValue) } }

    /// Writes a file, unless it exists with the same content.
    func write(_ name: String, _ bytes: [UInt8]) throws(ExportError) {
        want(name)
        let file = "\(path)/\(name)"
        var status = stat()
        if lstat(file, &status) == 0, status.st_size == bytes.count,
            FileManager.default.contents(atPath: file).map({ [UInt8]($0) == bytes }) == true
        {
            return
        }
        let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
        if access(folder, F_OK) != 0 {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        guard WholeFile.write(bytes, to: file) else { throw .of(path) }
        state.withLock { $0.written += 1 }
    }

    /// A file that is being written.
    struct Part {
        let name: String
        /// Open for reading and writing.
        let descriptor: Int32
        fileprivate let path: String
    }

    /// Begins to write a large file under a temporary name. The caller must end or discard it.
    func begin(_ name: String) throws(ExportError) -> Part {
        let part = "\(path)/\(name).\(getpid())\(WholeFile.temporarySuffix)"
        let parent = String(part[..<(part.lastIndex(of: "/") ?? part.endIndex)])
        try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        let descriptor = open(part, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw .of(path) }
        return Part(name: name, descriptor: descriptor, path: part)
    }

    /// Gives a file its name.
    func end(_ part: Part) throws(ExportError) {
        close(part.descriptor)
        guard rename(part.path, "\(path)/\(part.name)") == 0 else { throw .of(path) }
        want(part.name)
        state.withLock { $0.written += 1 }
    }

    func discard(_ part: Part) {
        close(part.descriptor)
        unlink(part.path)
    }

    /// Deletes every file in the export's own folders that was neither written nor kept, and then empty folders.
    /// - Returns: the number of deleted files.
    func removeOthers() -> Int {
        let wanted = state.withLock { $0.wanted }
        return Self.ownFolders.reduce(0) { $0 + removeFiles(in: $1, except: wanted) }
    }

    /// Deletes files of a folder and of those in it, one folder after the other: there may be millions of files.
    private func removeFiles(in folder: String, except wanted: Set<Int>) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
        var removed = 0
        for name in names where !wanted.contains("\(folder)/\(name)".hashValue) {
            let file = "\(folder)/\(name)"
            if unlink("\(path)/\(file)") == 0 {
                removed += 1
            } else if errno == EISDIR {
                removed += removeFiles(in: file, except: wanted)
                // This fails for a folder that is not empty.
                rmdir("\(path)/\(file)")
            }
        }
        return removed
    }
}
