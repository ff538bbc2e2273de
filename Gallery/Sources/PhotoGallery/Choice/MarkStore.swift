import Foundation
import GRDB

/// The marks of photos on disk, in the user's data folder. Unlike the catalog, they cannot be created again.
public final class MarkStore: Sendable {
    private let database: DatabaseQueue

    /// Opens the marks in a folder, and creates it if there is none.
    init(folder: String) throws(MarkError) {
        let path = folder + "/marks.sqlite"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            var configuration = Configuration()
            // Another gallery may be writing.
            configuration.busyMode = .timeout(10)
            database = try DatabaseQueue(path: path, configuration: configuration)
            try database.write { db in
                try db.execute(
                    sql: """
                        CREATE TABLE IF NOT EXISTS mark (
                            fingerprint TEXT NOT NULL, kind TEXT NOT NULL, PRIMARY KEY (fingerprint, kind)
                        ) WITHOUT ROWID
                        """)
            }
        } catch {
            throw MarkError(path: path, reason: "\(error)")
        }
    }

    /// Returns the user's data folder, by the XDG Base Directory Specification: `$XDG_DATA_HOME`, or else
    /// `~/.local/share`.
    public static func standardFolder(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        // The specification says to ignore a path that is not absolute.
        let configured = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (configured ?? NSHomeDirectory() + "/.local/share") + "/collection-view-gallery"
    }

    func read() throws(MarkError) -> PhotoMarks {
        try explaining {
            try database.read { db in
                func marked(_ mark: Mark) throws -> Set<Fingerprint> {
                    let texts = try String.fetchAll(
                        db, sql: "SELECT fingerprint FROM mark WHERE kind = ?", arguments: [mark.rawValue])
                    return Set(texts.map(Fingerprint.init(text:)))
                }
                return PhotoMarks(favorites: try marked(.favorite), hidden: try marked(.hidden))
            }
        }
    }

    func set(_ mark: Mark, _ isSet: Bool, of photos: Set<Fingerprint>) throws(MarkError) {
        try explaining {
            try database.write { db in
                let statement = try db.cachedStatement(
                    sql: isSet
                        ? "INSERT OR IGNORE INTO mark (fingerprint, kind) VALUES (?, ?)"
                        : "DELETE FROM mark WHERE fingerprint = ? AND kind = ?")
                for photo in photos { try statement.execute(arguments: [photo.text, mark.rawValue]) }
            }
        }
    }

    private func explaining<Value>(_ body: () throws -> Value) throws(MarkError) -> Value {
        do { return try body() } catch { throw MarkError(path: database.path, reason: "\(error)") }
    }
}

/// The reason why favorites and hidden photos cannot be read or stored.
struct MarkError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String {
        "Favorites and hidden photos cannot be stored in \"\(path)\": \(reason). Check the file, its folder and its disk."
    }
}
