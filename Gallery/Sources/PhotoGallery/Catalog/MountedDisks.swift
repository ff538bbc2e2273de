import GRDB

/// The catalog's table of the disks that are mounted in the photo folder.
///
/// Two disks may be mounted at the same place one after the other, often with files of the same names. While one is there,
/// the entries of the other are set aside: their paths begin with a slash and the identity of their disk. So its photos keep
/// their ids, and with them their thumbnails, until it is back.
enum MountedDisks {
    static func createTable(in db: Database) throws {
        try db.execute(sql: "CREATE TABLE IF NOT EXISTS mount (path TEXT NOT NULL)")
        // Catalogs of earlier versions do not have the second column.
        guard try !db.columns(in: "mount").contains(where: { $0.name == "disk" }) else { return }
        try db.execute(sql: "ALTER TABLE mount ADD COLUMN disk TEXT NOT NULL DEFAULT ''")
    }

    static func read(in db: Database) throws -> [RelativePath: DiskIdentity] {
        let rows = try Row.fetchAll(db, sql: "SELECT path, disk FROM mount")
        return Dictionary(
            rows.map { (RelativePath($0[0]), DiskIdentity(text: $0[1])) }, uniquingKeysWith: { first, _ in first })
    }

    static func write(
        _ disks: [RelativePath: DiskIdentity], insteadOf known: [RelativePath: DiskIdentity], in db: Database
    ) throws {
        try db.execute(sql: "DELETE FROM mount")
        for (point, disk) in disks {
            try db.execute(sql: "INSERT INTO mount VALUES (?, ?)", arguments: [point.string, disk.text])
            guard disk != .unknown, disk != known[point] else { continue }
            let folder = point.string + "/"
            if let other = known[point], other != .unknown {
                try replace(folder, by: aside(other) + folder, in: db)
            }
            try replace(aside(disk) + folder, by: folder, in: db)
        }
    }

    /// Returns whether an entry belongs to a disk that another one has displaced. No file's path begins with a slash.
    static func isSetAside(_ path: RelativePath) -> Bool { path.string.utf8.first == UInt8(ascii: "/") }

    private static func aside(_ disk: DiskIdentity) -> String { "/\(disk.text)/" }

    /// Replaces the beginning of the paths that have it.
    private static func replace(_ beginning: String, by other: String, in db: Database) throws {
        try db.execute(
            sql: """
                UPDATE OR REPLACE photo SET path = :other || substr(path, length(:beginning) + 1)
                    WHERE substr(path, 1, length(:beginning)) = :beginning
                """, arguments: ["beginning": beginning, "other": other])
    }
}
