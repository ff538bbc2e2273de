import Foundation
import GRDB
import Synchronization

/// The stored facts about one folder's files, in SQLite, so that an unchanged file is never opened again.
///
/// It is a cache and may be deleted at any time. A deleted or damaged catalog is replaced by a new one with the entries of
/// the photos that are shown. Sections and orders are not part of it.
final class Catalog: Sendable {
    private let path: String
    private let state: Mutex<State>
    private let survivors = Mutex<@Sendable () -> [CatalogEntry]>({ [] })

    private struct State {
        var database: DatabasePool
        /// The database's file. Another file, or none, at the path means that a person has deleted it.
        var file: FileIdentity?
        /// The highest id that an entry has had.
        var highestID: Int64 = 0
    }

    /// Opens the catalog at a path, and creates it if there is none.
    init(path: String) throws(CatalogError) {
        self.path = path
        var database: DatabasePool
        do throws(CatalogError) { database = try Self.open(path) } catch {
            guard case .damaged = error else { throw error }
            Self.delete(path)
            database = try Self.open(path)
        }
        state = Mutex(State(database: database, file: FileIdentity(at: path)))
    }

    /// Sets the function that returns the entries for a new catalog when this one is deleted or damaged. Its entries keep
    /// their ids.
    func setSurvivors(_ survivors: @escaping @Sendable () -> [CatalogEntry]) {
        self.survivors.withLock { $0 = survivors }
    }

    /// Returns all entries that are not set aside, by path. Takes about 30 ms for 10,000 entries.
    func entries() throws(CatalogError) -> [RelativePath: CatalogEntry] {
        try read { db in
            var entries: [RelativePath: CatalogEntry] = [:]
            var highestID: Int64 = 0
            let rows = try Self.rows(in: db)
            while let row = try rows.next() {
                let entry = CatalogEntry(row)
                highestID = max(highestID, entry.id)
                if !MountedDisks.isSetAside(entry.file.path) { entries[entry.file.path] = entry }
            }
            state.withLock { $0.highestID = max($0.highestID, highestID) }
            return entries
        }
    }

    private static func rows(in db: Database) throws -> RowCursor {
        try Row.fetchCursor(
            db,
            sql: """
                SELECT id, path, size, modified, width, height, format, taken, caption, author, color, problem, memory,
                    fingerprint, duration, content, turning
                FROM photo
                """)
    }

    /// Writes entries in one transaction, replaces earlier ones at the same paths, and returns the entries with their
    /// ids.
    /// - Parameter files: the files with their facts, or with the reason why there are none; `nil` for a file that has
    ///   not been read yet. ``search(_:)`` does not find such a file.
    func save(_ files: [(file: FoundFile, result: Result<PhotoFacts, PhotoProblem>?)]) throws(CatalogError)
        -> [CatalogEntry]
    {
        guard !files.isEmpty else { return [] }
        let saved = try write(files)
        state.withLock { $0.highestID = max($0.highestID, saved.lazy.map(\.id).max() ?? 0) }
        return saved
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
                        color = CASE WHEN size = excluded.size AND modified = excluded.modified THEN color END,
                        problem = excluded.problem, memory = excluded.memory,
                        fingerprint = excluded.fingerprint, duration = excluded.duration,
                        content = excluded.content, turning = excluded.turning
                    RETURNING id, color
                    """)
            return try files.map { file, result in
                let facts = try? result?.get()
                var problem: PhotoProblem?
                if case .failure(let reason) = result { problem = reason }
                var entry = CatalogEntry(id: 0, file: file, facts: facts, color: nil, problem: problem)
                if let row = try Row.fetchOne(statement, arguments: entry.columns) {
                    (entry.id, entry.color) = (row[0], row[1])
                }
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

    /// Returns the disks that have been mounted in the folder, by their mount points, as far as the last scan knew.
    func disks() throws(CatalogError) -> [RelativePath: DiskIdentity] { try read(MountedDisks.read) }

    /// Stores which disks are mounted. The entries of a disk that another one has displaced are set aside, and come back
    /// with that disk.
    func setDisks(
        _ disks: [RelativePath: DiskIdentity], insteadOf known: [RelativePath: DiskIdentity]
    ) throws(CatalogError) {
        guard disks != known else { return }
        try write { db in try MountedDisks.write(disks, insteadOf: known, in: db) }
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
        try use { try $0.read(body) }
    }

    private func write<Value>(_ body: (Database) throws -> Value) throws(CatalogError) -> Value {
        try use { try $0.write(body) }
    }

    /// Runs an operation on the database. If it finds damage, it runs again on a new one.
    private func use<Value>(_ body: (DatabasePool) throws -> Value) throws(CatalogError) -> Value {
        let database = try current()
        do throws(CatalogError) {
            return try CatalogError.explaining(path) { try body(database) }
        } catch {
            guard case .damaged = error else { throw error }
            let other = try current(insteadOf: database)
            return try CatalogError.explaining(path) { try body(other) }
        }
    }

    /// Returns the database, which is a new one if its file was deleted.
    /// - Parameter damaged: a database that must be replaced.
    private func current(insteadOf damaged: DatabasePool? = nil) throws(CatalogError) -> DatabasePool {
        try state.withLock { state throws(CatalogError) in
            let isThere = state.file != nil && state.file == FileIdentity(at: path)
            guard !isThere || state.database === damaged else { return state.database }
            if isThere { Self.delete(path) }
            state.database = try Self.open(path)
            state.file = FileIdentity(at: path)
            try Self.fill(state.database, path, with: survivors.withLock { $0 }(), highestID: state.highestID)
            return state.database
        }
    }
}

extension Catalog {
    /// Writes the entries of an earlier catalog, with their ids. Other entries get higher ids than this one had.
    private static func fill(
        _ database: DatabasePool, _ path: String, with entries: [CatalogEntry], highestID: Int64
    ) throws(CatalogError) {
        try CatalogError.explaining(path) {
            try database.write { db in
                let statement = try db.cachedStatement(
                    sql: """
                        INSERT OR REPLACE INTO photo
                            (id, color, path, size, modified, width, height, format, taken, caption, author, problem, memory,
                                fingerprint, duration, content, turning)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """)
                for entry in entries {
                    let identity: StatementArguments = [entry.id, entry.color]
                    try statement.execute(arguments: identity + entry.columns)
                    try SearchIndex.write(entry, in: db)
                }
                try db.execute(
                    sql: """
                        DELETE FROM sqlite_sequence WHERE name = 'photo' AND seq < :highest;
                        INSERT INTO sqlite_sequence (name, seq) SELECT 'photo', :highest
                            WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'photo');
                        """, arguments: ["highest": highestID])
            }
        }
    }

    private static func delete(_ path: String) {
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    }

    /// The version of the tables. Raise it with every change of a table or of the indexed words: an older catalog that
    /// ``update(_:from:)`` does not know is created anew.
    private static let schemaVersion = 8

    private static func open(_ path: String) throws(CatalogError) -> DatabasePool {
        WholeFile.makeFolder(String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)))
        return try CatalogError.explaining(path) { try connect(path) }
    }

    private static func connect(_ path: String) throws -> DatabasePool {
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
            try MountedDisks.createTable(in: db)
            let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            guard version != schemaVersion, try !update(db, from: version) else { return }
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

    /// Updates the tables of an earlier version in place, so that photos keep their ids.
    /// - Returns: whether it can.
    private static func update(_ db: Database, from version: Int) throws -> Bool {
        guard (6..<schemaVersion).contains(version) else { return false }
        if version < 7 { try forgetDoubtfulDamage(in: db) }
        // Version 7 did not have emoji among the words.
        let rows = try rows(in: db)
        while let row = try rows.next() {
            let entry = CatalogEntry(row)
            if SearchIndex.hasEmoji(entry) { try SearchIndex.write(entry, in: db) }
        }
        try db.execute(sql: "PRAGMA user_version = \(schemaVersion)")
        return true
    }

    /// Version 6 also called pictures damaged when memory ran out. Those that were read are shown again, and the others
    /// are read again.
    private static func forgetDoubtfulDamage(in db: Database) throws {
        let doubtful = PhotoProblem.possibleLacksOfMemory.map(\.reason)
        let marks = databaseQuestionMarks(count: doubtful.count)
        let arguments = StatementArguments(doubtful)
        try db.execute(
            sql: "UPDATE photo SET problem = NULL WHERE width IS NOT NULL AND problem IN (\(marks))",
            arguments: arguments)
        try db.execute(sql: "DELETE FROM photo WHERE problem IN (\(marks))", arguments: arguments)
    }
}

extension CatalogEntry {
    /// The values of the columns that describe the file, in the order of the statements that write them.
    fileprivate var columns: StatementArguments {
        [
            file.path.string, file.size, file.modified, facts?.width, facts?.height, facts?.format.rawValue,
            facts?.metadata.taken, facts?.metadata.caption, facts?.metadata.author, problem?.reason,
            facts?.loadingMemory, facts?.fingerprint?.text, facts?.duration, facts?.contentIdentifier,
            facts?.turningMemory,
        ]
    }

    /// Reads the columns in the order of ``Catalog/entries()``. Access is by position, because by name takes twice as
    /// long.
    fileprivate init(_ row: Row) {
        self.init(
            id: row[0], file: FoundFile(path: RelativePath(row[1]), size: row[2], modified: row[3]), color: row[10],
            problem: (row[11] as String?).map { PhotoProblem(reason: $0) })
        guard let width: Int = row[4], let height: Int = row[5], let code: Int = row[6],
            let format = PhotoFormat(rawValue: code), let memory: Int64 = row[12]
        else { return }
        let fingerprint = (row[13] as String?).map(Fingerprint.init(text:))
        // Counts as unread, because it is not known whether the photo is hidden.
        guard fingerprint?.isSufficient(for: format, size: file.size) != false else { return }
        let metadata = PhotoMetadata(caption: row[8], author: row[9], taken: row[7])
        facts = PhotoFacts(
            width: width, height: height, format: format, loadingMemory: memory, turningMemory: row[16],
            metadata: metadata, duration: row[14], contentIdentifier: row[15],
            fingerprint: fingerprint)
    }
}
