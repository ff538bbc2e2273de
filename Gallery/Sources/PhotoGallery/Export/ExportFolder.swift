import Foundation
import Synchronization

/// The folder of an export: only what is missing is written there, and what is not wanted any more is deleted.
///
/// What people put beside the export's own folders stays.
public final class ExportFolder: Sendable {
    /// Absolute, without symbolic links.
    let path: String

    private struct State {
        /// What belongs to the export that is made now.
        var wanted: Set<String> = []
        var written = 0
    }

    private let state = Mutex(State())

    /// By which an export is known. It is written first, so that an export that was broken off can be gone on with.
    private struct Marker: Codable {
        var generator = "collection-view gallery"
        var title: String
    }

    private static let markerName = "export.json"

    /// The folders in which every file belongs to the export.
    private static let ownFolders = ["assets", "catalog", "thumbnails"]

    /// Makes the folder when there is none. Throws for a folder in which there is anything but an export of the same
    /// photos, and for one that would be among the photos.
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
            // A link would lead the export into somebody's folder.
            ownFolders.allSatisfy({ lstat("\(real)/\($0)", &status) != 0 || status.st_mode & S_IFMT == S_IFDIR })
        else { throw .notAnExport(path) }
        guard marker.title == title else { throw .anotherExport(path, title: marker.title) }
    }

    /// The number of files written.
    var written: Int { state.withLock { $0.written } }

    /// Whether there is such a file already, which is wanted then. Its name must change with its content.
    func keeps(_ name: String) -> Bool {
        var status = stat()
        guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return false
        }
        state.withLock { _ = $0.wanted.insert(name) }
        return true
    }

    /// Writes a file, unless it is there with the same content.
    func write(_ name: String, _ bytes: [UInt8]) throws(ExportError) {
        state.withLock { _ = $0.wanted.insert(name) }
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

    /// Deletes every file in the export's own folders that was neither written nor kept, and folders that are empty then.
    /// - Returns: how many files.
    func removeOthers() -> Int {
        let wanted = state.withLock { $0.wanted }
        var removed = 0
        for folder in Self.ownFolders {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
            // What is in a folder has a longer path than the folder.
            for name in names.sorted(by: { $0.utf8.count > $1.utf8.count }) where !wanted.contains("\(folder)/\(name)")
            {
                let file = "\(path)/\(folder)/\(name)"
                // A folder that is not empty stays.
                if rmdir(file) != 0, errno == ENOTDIR, unlink(file) == 0 { removed += 1 }
            }
        }
        return removed
    }
}
