import Foundation
import GRDB

/// The stored facts about one folder's files, in SQLite, so that an unchanged file is never opened again.
///
/// It is a cache and may be deleted at any time. A damaged catalog is replaced. Sections and orders are not part of it.
final class Catalog: Sendable {
    private let database: DatabasePool

    /// Opens the catalog at a path, and creates it if there is none.
    init(path: String) throws(CatalogError) {
        database = try CatalogError.explaining(path) {
            do {
                return try Self.open(path)
            } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
                for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
                return try Self.open(path)
            }
        }
    }

    /// Returns all entries, by path. Takes about 30 ms for 10,000 entries.
    func entries() throws(CatalogError) -> [RelativePath: CatalogEntry] {
        try read { db in
            var entries: [RelativePath: CatalogEntry] = [:]
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT id, path, size, modified, width, height, format, taken, caption, author, color, problem, memory,
                        fingerprint, duration, content, turning
                    FROM photo
                    """)
            while let row = try rows.next() {
                let entry = CatalogEntry(row)
                entries[entry.file.path] = entry
            }
            return entries
        }
    }

    /// Writes entries in one transaction, replaces earlier ones at the same paths, and returns the entries with their
    /// ids.
    /// - Parameter files: the files with their facts, or with the reason why there are none; `nil` for a file that has
    ///   not been read yet. ``search(_:)`` does not find such a file.
    func save(_ files: [(file: FoundFile, result: Result<PhotoFacts, PhotoProblem>?)]) throws(CatalogError)
        -> [CatalogEntry]
    {
        guard !files.isEmpty else { return [] }
        return try write(files)
    }

    private func write(_ files: [(file: FoundFile, result: Result<PhotoFacts, PhotoProblem>?)]) throws(CatalogError)
        -> [CatalogEntry]
    {
        try write { db in
            let statement = try db.cachedStatement(
                sql: """
                    INSERT INTO photo
                        (path, size, modified, width, height, format, taken, caption, author, problem, memory, fingerprint,
                            duration, content, turning)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (path) DO UPDATE SET size = excluded.size, modified = excluded.modified,
                        width = excluded.width, height = excluded.height, format = excluded.format,
                        taken = excluded.taken, caption = excluded.caption, author = excluded.author,
                        color = NULL, problem = excluded.problem, memory = excluded.memory,
                        fingerprint = excluded.fingerprint, duration = excluded.duration,
                        content = excluded.content, turning = excluded.turning
                    RETURNING id
                    """)
            return try files.map { file, result in
                let facts = try? result?.get()
                var problem: PhotoProblem?
                if case .failure(let reason) = result { problem = reason }
                let arguments: StatementArguments = [
                    file.path.string, file.size, file.modified, facts?.width, facts?.height, facts?.format.rawValue,
                    facts?.metadata.taken, facts?.metadata.caption, facts?.metadata.author, problem?.reason,
                    facts?.loadingMemory, facts?.fingerprint?.text, facts?.duration, facts?.contentIdentifier,
                    facts?.turningMemory,
                ]
                let id = try Int64.fetchOne(statement, arguments: arguments) ?? 0
                let entry = CatalogEntry(id: id, file: file, facts: facts, color: nil, problem: problem)
                try SearchIndex.write(entry, in: db)
                return entry
            }
        }
    }

    /// Deletes entries in one transaction.
    func remove(_ ids: [Int64]) throws(CatalogError) {
        guard !ids.isEmpty else { return }
        try write { db in
            let statement = try db.cachedStatement(sql: "DELETE FROM photo WHERE id = ?")
            for id in ids {
                try statement.execute(arguments: [id])
                try SearchIndex.remove(id, in: db)
            }
        }
    }

    /// Writes the new paths of renamed files in one transaction.
    func rename(_ entries: [CatalogEntry]) throws(CatalogError) {
        guard !entries.isEmpty else { return }
        try write { db in
            let statement = try db.cachedStatement(sql: "UPDATE photo SET path = ? WHERE id = ?")
            // Two files may have swapped names, and paths are unique. So all entries get temporary paths first. No
            // file's path begins with a slash.
            for entry in entries { try statement.execute(arguments: ["/\(entry.id)", entry.id]) }
            for entry in entries {
                try statement.execute(arguments: [entry.file.path.string, entry.id])
                try SearchIndex.write(entry, in: db)
            }
        }
    }

    /// Returns the ids of the files that contain every word, or a word that begins with it, in their name, folder,
    /// caption, author or date.
    func search(_ words: String) throws(CatalogError) -> Set<Int64> {
        try read { db in try SearchIndex.search(words, in: db) }
    }

    /// Stores the average color of an unchanged file.
    func setColor(_ color: UInt32, of entry: CatalogEntry) throws(CatalogError) {
        try update("color", color, of: entry)
    }

    /// Stores that an unchanged file cannot be decoded.
    func setProblem(_ problem: PhotoProblem, of entry: CatalogEntry) throws(CatalogError) {
        try update("problem", problem.reason, of: entry)
    }

    private func update(_ column: String, _ value: some DatabaseValueConvertible & Sendable, of entry: CatalogEntry)
        throws(CatalogError)
    {
        try write { db in
            try db.cachedStatement(sql: "UPDATE photo SET \(column) = ? WHERE id = ? AND size = ? AND modified = ?")
                .execute(arguments: [value, entry.id, entry.file.size, entry.file.modified])
        }
    }

    private func read<Value>(_ body: (Database) throws -> Value) throws(CatalogError) -> Value {
        try CatalogError.explaining(database.path) { try database.read(body) }
    }

    private func write<Value>(_ body: (Database) throws -> Value) throws(CatalogError) -> Value {
        try CatalogError.explaining(database.path) { try database.write(body) }
    }
}

extension Catalog {
    /// The version of the table. Raise it with every change of the table: an older catalog is created anew.
    private static let schemaVersion = 5

    private static func open(_ path: String) throws -> DatabasePool {
        var configuration = Configuration()
        // Another gallery of the same folder may be writing.
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { db in
            // With write-ahead logging, a crash loses at most the last transactions. The next scan finds their files
            // again.
            try db.execute(sql: "PRAGMA synchronous = NORMAL")
        }
        let database = try DatabasePool(path: path, configuration: configuration)
        try database.write { db in
            guard try Int.fetchOne(db, sql: "PRAGMA user_version") != schemaVersion else { return }
            try db.execute(
                sql: """
                    DROP TABLE IF EXISTS photo;
                    \(SearchIndex.schema)
                    CREATE TABLE photo (
                        id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE,
                        size INTEGER NOT NULL, modified INTEGER NOT NULL,
                        width INTEGER, height INTEGER, format INTEGER,
                        taken TEXT, caption TEXT, author TEXT, color INTEGER, problem TEXT, memory INTEGER,
                        fingerprint TEXT, duration REAL, content TEXT, turning INTEGER
                    );
                    PRAGMA user_version = \(schemaVersion);
                    """)
        }
        return database
    }
}

extension CatalogEntry {
    /// Reads the columns in the order of ``Catalog/entries()``. Access is by position, because by name takes twice as
    /// long.
    fileprivate init(_ row: Row) {
        id = row[0]
        file = FoundFile(path: RelativePath(row[1]), size: row[2], modified: row[3])
        color = row[10]
        problem = (row[11] as String?).map { PhotoProblem(reason: $0) }
        guard let width: Int = row[4], let height: Int = row[5], let code: Int = row[6],
            let format = PhotoFormat(rawValue: code), let memory: Int64 = row[12]
        else { return }
        let metadata = PhotoMetadata(caption: row[8], author: row[9], taken: row[7])
        facts = PhotoFacts(
            width: width, height: height, format: format, loadingMemory: memory, turningMemory: row[16],
            metadata: metadata, duration: row[14], contentIdentifier: row[15],
            fingerprint: (row[13] as String?).map(Fingerprint.init(text:)))
    }
}
