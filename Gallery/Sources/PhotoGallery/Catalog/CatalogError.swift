import Foundation
import GRDB

/// The reason why a catalog cannot be used, and what to do. SQLite's own messages do not say that.
enum CatalogError: Error, CustomStringConvertible, Equatable {
    case diskFull(String)
    case unwritable(String)
    case busy(String)
    case damaged(String)
    case failed(String, reason: String)

    var description: String {
        switch self {
        case .diskFull(let path):
            """
            The disk is full: the catalog "\(path)" cannot be written. Free some space, or choose another folder with \
            --cache.
            """
        case .unwritable(let path):
            """
            The catalog "\(path)" cannot be written. Check the permissions of the file and its folder, or choose another \
            folder with --cache.
            """
        case .busy(let path):
            "Another program has locked the catalog \"\(path)\". Quit that program, or choose another folder with --cache."
        case .damaged(let path):
            "The catalog \"\(path)\" is damaged. Delete it, or choose another folder with --cache."
        case .failed(let path, let reason):
            "The catalog \"\(path)\" cannot be used: \(reason). Delete it, or choose another folder with --cache."
        }
    }

    /// Converts a database's errors to errors about the catalog at a path.
    static func explaining<Value>(_ path: String, _ body: () throws -> Value) throws(CatalogError) -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_FULL: throw .diskFull(path)
            // If the disk has no room for the file that its readers share, SQLite reports only an I/O error.
            case .SQLITE_IOERR where isDiskFull(at: path): throw .diskFull(path)
            case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: throw .unwritable(path)
            case .SQLITE_BUSY, .SQLITE_LOCKED: throw .busy(path)
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: throw .damaged(path)
            default: throw .failed(path, reason: error.message ?? "SQLite error \(error.resultCode.rawValue)")
            }
        } catch {
            throw .failed(path, reason: "\(error)")
        }
    }

    private static func isDiskFull(at path: String) -> Bool {
        var status = statvfs()
        let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)
        return statvfs(String(folder), &status) == 0 && status.f_bavail * status.f_frsize < 64 * 1024
    }
}
