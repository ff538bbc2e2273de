import Foundation
import GRDB

/// The marks of photos on disk, in the user's data folder. Unlike the catalog, they cannot be created again.
public struct MarkStore: Sendable {
    private let path: String

    init(folder: String) { path = folder + "/marks.sqlite" }

    /// Returns the user's data folder, by the XDG Base Directory Specification: `$XDG_DATA_HOME`, or else
    /// `~/.local/share`.
    public static func standardFolder(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        // The specification says to ignore a path that is not absolute.
        let configured = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (configured ?? NSHomeDirectory() + "/.local/share") + "/collection-view-gallery"
    }

    /// - Throws: ``MarkError`` if the data folder is among the photos, which are never written to.
    public static func check(_ folder: String = standardFolder(), for photos: PhotoFolder) throws(MarkError) {
        if photos.showsFiles(at: folder) { throw .insidePhotos(folder) }
    }

    /// The state of the file, which differs after every write.
    struct Stamp: Equatable {
        var identity: FileIdentity?
        var modified: Int64
        var size: Int64
    }

    var stamp: Stamp {
        var status = stat()
        let exists = stat(path, &status) == 0
        return Stamp(
            identity: FileIdentity(at: path), modified: exists ? status.modified : 0,
            size: exists ? Int64(status.st_size) : 0)
    }

    /// Returns the stored marks; none if there is no file yet.
    /// - Throws: ``MarkError`` if a file exists, or may exist, and cannot be read. It may contain hidden photos.
    func read() throws(MarkError) -> PhotoMarks {
        var status = stat()
        if lstat(path, &status) != 0, [ENOENT, ENOTDIR].contains(errno) { return PhotoMarks() }
        do {
            return try open().read { db in
                guard try db.tableExists("mark") else { return PhotoMarks() }
                func photos(_ kind: String) throws -> Set<Fingerprint> {
                    let texts = try String.fetchAll(
                        db, sql: "SELECT fingerprint FROM mark WHERE kind = ?", arguments: [kind])
                    return Set(texts.map(Fingerprint.init(text:)))
                }
                var marks = PhotoMarks(
                    favorites: try photos(Mark.favorite.rawValue), hidden: try photos(Mark.hidden.rawValue))
                for mark in Mark.allCases {
                    let exceptions = try photos(Self.exception(mark))
                    if !exceptions.isEmpty { marks.exceptions[mark] = exceptions }
                }
                return marks
            }
        } catch {
            throw .unreadable(path, reason: "\(error)")
        }
    }

    /// Stores or deletes a mark. Creates the file and its folder if there is none.
    func set(_ mark: Mark, _ isSet: Bool, of photos: Set<Fingerprint>) throws(MarkError) {
        do {
            let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try open().write { db in
                try db.execute(
                    sql: """
                        CREATE TABLE IF NOT EXISTS mark (
                            fingerprint TEXT NOT NULL, kind TEXT NOT NULL, PRIMARY KEY (fingerprint, kind)
                        ) WITHOUT ROWID
                        """)
                let insertion = try db.cachedStatement(
                    sql: "INSERT OR IGNORE INTO mark (fingerprint, kind) VALUES (?, ?)")
                let deletion = try db.cachedStatement(sql: "DELETE FROM mark WHERE fingerprint = ? AND kind = ?")
                let count = try db.cachedStatement(sql: "SELECT count(*) FROM mark WHERE fingerprint = ? AND kind = ?")
                for photo in photos {
                    try (isSet ? insertion : deletion).execute(arguments: [photo.text, mark.rawValue])
                    // Other photos may share a former fingerprint, so its mark stays.
                    guard let former = photo.former,
                        try Int.fetchOne(count, arguments: [former.text, mark.rawValue]) == 1
                    else { continue }
                    try (isSet ? deletion : insertion).execute(arguments: [photo.text, Self.exception(mark)])
                }
            }
        } catch {
            throw .unwritable(path, reason: "\(error)")
        }
    }

    /// Returns the kind of the rows with ``PhotoMarks/exceptions``.
    private static func exception(_ mark: Mark) -> String { "not \(mark.rawValue)" }

    private func open() throws -> DatabaseQueue {
        var configuration = Configuration()
        // Another gallery may be writing.
        configuration.busyMode = .timeout(10)
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}

/// The reason why favorites and hidden photos cannot be read or stored, and what to do.
public enum MarkError: Error, CustomStringConvertible, Equatable {
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    case insidePhotos(String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            """
            The favorites and hidden photos in "\(path)" cannot be read: \(reason). Without them, hidden photos would be \
            shown. Check the permissions of the file and its folder, or replace the file by a copy. If you delete it, all \
            photos are shown.
            """
        case .unwritable(let path, let reason):
            """
            Favorites and hidden photos cannot be stored in "\(path)": \(reason). Check the file, its folder and its disk.
            """
        case .insidePhotos(let path):
            """
            The data folder "\(path)" is inside the photo folder, which is never written to. Choose another one with the \
            environment variable XDG_DATA_HOME.
            """
        }
    }
}
